#!/bin/sh
# Installs Matchwood from the folder that this file lies in, or removes it:
#
#   ./install.sh [--prefix DIR]            below DIR, else below ~/.local
#   ./install.sh --remove [--prefix DIR]   takes away what it has installed there; games and settings stay
#
# No file has to be installed to play: bin/matchwood runs where it lies.
#
# Each file is written beside its place and renamed, so that an update leaves the old or the new one. Nothing outside of the
# folder DIR is written or removed, also where a link in it leads elsewhere.
set -eu
umask 022
export LC_ALL=C

fail() {
  printf 'install.sh: %s\n' "$1" >&2
  exit "${2:-1}"
}

prefix=${HOME:+$HOME/.local}
remove=
while [ $# -gt 0 ]; do
  case $1 in
    --prefix)
      [ $# -gt 1 ] || fail "--prefix: the folder is missing" 2
      prefix=$2
      [ -n "$prefix" ] || fail "--prefix: the folder is missing" 2
      shift
      ;;
    --prefix=?*) prefix=${1#--prefix=} ;;
    --prefix=) fail "--prefix: the folder is missing" 2 ;;
    --remove) remove=yes ;;
    *) sed -n '2,7s/^# \{0,1\}//p' "$0" >&2 && exit 2 ;;
  esac
  shift
done
[ -n "$prefix" ] || fail "HOME is not set: name a folder with --prefix DIR" 2
case $prefix in
  /*) ;;
  *) prefix=$PWD/$prefix ;;
esac
list=$prefix/share/matchwood/installed

# The folder without links, so that what a link leads to can be told from what is in the folder.
physical() { (CDPATH='' cd -P -- "$1" 2>/dev/null && pwd -P); }

# Whether a folder is in the prefix, or would be if it were made.
is_inside() {
  folder=$1
  while [ ! -d "$folder" ]; do
    # A link that leads nowhere.
    if [ -L "$folder" ] || [ -z "$folder" ]; then return 1; fi
    folder=${folder%/*}
  done
  case $(physical "$folder")/ in
    "${root%/}"/*) ;;
    *) return 1 ;;
  esac
}

# Whether a line of the list can name a file that was installed.
is_listed() {
  case /$1/ in
    */../* | */./* | *//*) return 1 ;;
    /bin/?*/ | /share/?*/) ;;
    *) return 1 ;;
  esac
}

# What desktops look things up in; a list that nobody else needs goes with the program.
update() {
  if command -v update-desktop-database >/dev/null; then
    update-desktop-database -q "$prefix/share/applications" 2>/dev/null || true
    cache=$prefix/share/applications/mimeinfo.cache
    if [ -n "$remove" ] && [ -f "$cache" ] && [ "$(wc -l <"$cache")" -le 1 ]; then rm "$cache"; fi
  fi
  # Without a list of its icons, a desktop looks itself.
  if [ -f "$prefix/share/icons/hicolor/icon-theme.cache" ]; then
    gtk-update-icon-cache -q -t -f "$prefix/share/icons/hicolor" 2>/dev/null || true
  fi
}

# Takes away the files that are named on standard input; says which stay.
remove_files() {
  left=
  while IFS= read -r name; do
    if ! is_listed "$name" || ! is_inside "$prefix/${name%/*}"; then
      printf 'install.sh: %s is not in %s and stays\n' "$name" "$prefix" >&2
    elif [ -f "$prefix/$name" ] || [ -L "$prefix/$name" ]; then
      rm -f "$prefix/$name" || left=yes
    fi
  done
  [ -z "$left" ]
}

# Takes away the folders of the files that are named on standard input, where they are empty.
remove_folders() {
  while IFS= read -r name; do
    if ! is_listed "$name" || ! is_inside "$prefix/${name%/*}"; then continue; fi
    folder=${name%/*}
    while rmdir "$prefix/$folder" 2>/dev/null; do
      case $folder in
        */*) folder=${folder%/*} ;;
        *) break ;;
      esac
    done
  done
}

if [ -n "$remove" ]; then
  root=$(physical "$prefix") && [ -f "$list" ] || fail "Matchwood is not installed in $prefix"
  is_inside "${list%/*}" || fail "${list%/*} is a link that leads out of $prefix: remove it first"
  remove_files <"$list" || fail "some files could not be removed: try again as their owner"
  names=$(cat "$list")
  rm "$list"
  update
  printf '%s\nshare/matchwood/installed\n' "$names" | remove_folders
  rmdir "$prefix" 2>/dev/null || true
  printf 'Matchwood is removed from %s; games and settings stay.\n' "$prefix"
  exit
fi

here=$(CDPATH='' cd -- "$(dirname "$0")" && pwd)
missing=$(ldd "$here/bin/matchwood" | sed -n 's/^[[:space:]]*\(.*\) => not found.*/\1/p')
# The program opens these itself: when it reads or writes a picture, writes a text, or looks for a font.
for library in libSDL2_image-2.0.so.0 libSDL2_ttf-2.0.so.0 libfontconfig.so.1; do
  PATH=$PATH:/usr/sbin:/sbin ldconfig -p | grep -qF $library || missing="$missing $library"
done
if [ -n "$missing" ]; then
  echo "install.sh: these libraries are missing:" $missing >&2
  echo "On Debian: apt install libsdl2-2.0-0 libsdl2-ttf-2.0-0 libsdl2-image-2.0-0 libfontconfig1 liblcms2-2 libseccomp2" >&2
  exit 1
fi

# The path of the program stands in the menu's entry, which is UTF-8 and has no way to write these in it (Desktop Entry
# Specification, "The Exec key"; some desktops do not undo "%%" in it).
case $prefix in
  *[=%[:cntrl:]]*) fail "a menu cannot hold a path with =, % or a line break: choose another --prefix" 2 ;;
esac
printf %s "$prefix" | iconv -f UTF-8 -t UTF-8 >/dev/null 2>&1 ||
  fail "a menu cannot hold a path that is not UTF-8: choose another --prefix" 2

mkdir -p -- "$prefix"
root=$(physical "$prefix") || fail "$prefix cannot be entered"
files=$(cd "$here" && find bin share -type f | sort)
# Refuse before anything is written.
printf '%s\n' "$files" share/matchwood/installed | while IFS= read -r name; do
  is_inside "$prefix/${name%/*}" ||
    fail "$prefix/${name%/*} is reached by a link that leads out of $prefix: name the folder itself with --prefix"
  [ -L "$prefix/$name" ] || [ ! -d "$prefix/$name" ] || fail "$prefix/$name is a folder: move it away first"
done

part=
trap '[ -z "$part" ] || rm -f "$part"' EXIT
trap 'exit 1' HUP INT TERM

# replace FILE [MODEL]: puts standard input in its place, with the rights and the date of the model.
replace() {
  mkdir -p -- "${1%/*}"
  part=$(mktemp "${1%/*}/.matchwood-XXXXXX")
  cat >"$part"
  chmod 644 "$part"
  if [ $# -gt 1 ]; then
    chmod --reference="$2" "$part"
    touch --reference="$2" "$part"
  fi
  # A link, or a program that runs, is replaced and not written to.
  mv -fT "$part" "$1"
  part=
}

# A menu finds the program wherever it was installed.
write_entry() {
  # Quoted as an argument, and then as a string of the file.
  quoted=$(printf %s "${prefix%/}/bin/matchwood" | sed 's/\\/\\\\\\\\/g; s/["$`]/\\\\&/g')
  while IFS= read -r line; do
    case $line in
      Exec=matchwood*) printf 'Exec="%s"%s\n' "$quoted" "${line#Exec=matchwood}" ;;
      *) printf '%s\n' "$line" ;;
    esac
  done
}

# Until all is written, the list names the old files and the new ones, so that all can be removed at any time.
old=
if [ -f "$list" ]; then old=$(cat "$list"); fi
printf '%s\n' "$old" "$files" | sed '/^$/d' | sort -u | replace "$list"
printf '%s\n' "$files" | while IFS= read -r name; do
  case $name in
    share/applications/matchwood.desktop)
      write_entry <"$here/$name" | replace "$prefix/$name" "$here/$name"
      ;;
    *) replace "$prefix/$name" "$here/$name" <"$here/$name" ;;
  esac
done
gone=$(printf '%s\n' "$old" | sed '/^$/d' | grep -Fxv -e "$files") || true
if [ -n "$gone" ]; then
  printf '%s\n' "$gone" | remove_files || fail "some files of the old version could not be removed"
  printf '%s\n' "$gone" | remove_folders
fi
printf '%s\n' "$files" | replace "$list"
update
printf 'Matchwood is installed: %s\n' "${prefix%/}/bin/matchwood"
