#!/bin/sh
# Installs Matchwood from the folder that this file lies in, or removes it:
#
#   ./install.sh [--prefix DIR]            below DIR, else below ~/.local
#   ./install.sh --remove [--prefix DIR]   takes away what it has installed there; games and settings stay
#
# No file has to be installed to play: bin/matchwood runs where it lies.
set -eu
umask 022
prefix=${HOME:-}/.local
remove=
while [ $# -gt 0 ]; do
  case $1 in
    --prefix) prefix=${2:?--prefix: the folder is missing} && shift ;;
    --prefix=*) prefix=${1#--prefix=} ;;
    --remove) remove=yes ;;
    *) sed -n '2,7s/^# \{0,1\}//p' "$0" >&2 && exit 2 ;;
  esac
  shift
done
case $prefix in
  /*) ;;
  *) prefix=$PWD/$prefix ;;
esac
list=$prefix/share/matchwood/installed

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

# Takes away the files of the list, and the folders that are empty then.
clear_list() {
  while read -r name; do
    rm -f "$prefix/$name"
  done <"$list"
  cp "$list" "$list.old"
  rm "$list"
  folders=$(sed 's|/[^/]*$||' "$list.old")
  rm "$list.old"
  update
  for folder in $folders share/matchwood; do
    while [ "$folder" != . ] && rmdir "$prefix/$folder" 2>/dev/null; do
      case $folder in
        */*) folder=${folder%/*} ;;
        *) folder=. ;;
      esac
    done
  done
  rmdir "$prefix" 2>/dev/null || true
}

if [ -n "$remove" ]; then
  if [ ! -f "$list" ]; then
    echo "install.sh: Matchwood is not installed in $prefix" >&2
    exit 1
  fi
  clear_list
  echo "Matchwood is removed from $prefix; games and settings stay."
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
  echo "On Debian: apt install libsdl2-2.0-0 libsdl2-ttf-2.0-0 libsdl2-image-2.0-0 libfontconfig1 libseccomp2" >&2
  exit 1
fi
if [ -f "$list" ]; then clear_list; fi
(cd "$here" && find bin share -type f | LC_ALL=C sort) | while read -r name; do
  mkdir -p "$prefix/$(dirname "$name")"
  cp -p "$here/$name" "$prefix/$name"
  mkdir -p "$prefix/share/matchwood"
  echo "$name" >>"$list"
done
# A menu finds the program wherever it was installed.
entry=$prefix/share/applications/matchwood.desktop
sed "s|^Exec=matchwood|Exec=\"$prefix/bin/matchwood\"|" "$entry" >"$entry.new"
mv "$entry.new" "$entry"
update
echo "Matchwood is installed: $prefix/bin/matchwood"
