import GameScenes
import Glibc
import Matchwood

exit(MainProgram.run(Box.games + [NullGame.self]))
