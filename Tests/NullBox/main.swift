import Glibc
import Matchwood
import PairsScenes

// Another box: one of the games and the null game.
exit(MainProgram.run([PairsModule.self, NullGame.self]))
