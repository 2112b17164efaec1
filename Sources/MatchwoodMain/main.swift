import Glibc
import Matchwood

exit(MainProgram.run(Box.games, Box.commands))
