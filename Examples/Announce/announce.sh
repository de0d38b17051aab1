#!/usr/bin/env bash
# Speaks through `earshot announce`, and waits until each announcement has ended.
#
#     announce.sh TEXT...                     speak texts, one after the other
#     announce.sh                             a demo: progress that an urgent announcement interrupts
#     announce.sh --priority high TEXT        low, default or high
#     announce.sh --socket PATH TEXT          through a running service: earshot announce --socket PATH
#     announce.sh --sink null TEXT            without sound; other sinks: earshot announce --help
#
# Prints a line for each announcement: its number, its outcome, and how many of its characters were spoken.
# Needs bash 5, and socat for --socket, since bash has no Unix sockets. EARSHOT names the tool if it isn't in PATH.
#
# Exit codes: 0 all ended, 64 wrong usage, 65 one was rejected, 69 one was not spoken or the connection was lost.

fail() { # CODE MESSAGE
  printf 'announce.sh: %s\n' "$2" >&2
  exit "$1"
}

socket="" sink=() priority=default
while [[ ${1-} == --* ]]; do
  [[ $1 == -- ]] && { shift; break; }
  [[ $# -ge 2 ]] || fail 64 "$1 takes a value"
  case $1 in
    --socket) socket=$2 ;;
    --sink) sink=(--sink "$2") ;;
    --priority) priority=$2 ;;
    *) fail 64 "unknown option $1; there are --socket, --sink and --priority" ;;
  esac
  shift 2
done

# A closed connection is noticed by reading, not by a signal when something is written.
trap '' PIPE

# Both ways are one: lines go to SERVICE[1], events come from SERVICE[0].
if [[ -n $socket ]]; then
  command -v socat >/dev/null || fail 69 "--socket needs socat: apt-get install socat"
  # -t: after the last line, the rest is read until the service closes.
  coproc SERVICE { exec socat -t 3600 - "UNIX-CONNECT:$socket"; }
else
  command -v "${EARSHOT:-earshot}" >/dev/null || fail 69 "the service can't be reached: no ${EARSHOT:-earshot}"
  coproc SERVICE { exec "${EARSHOT:-earshot}" announce --no-words "${sink[@]}"; }
fi
service=$SERVICE_PID
# Copies, because bash takes SERVICE away when the program ends.
exec {input}>&"${SERVICE[1]}" {output}<&"${SERVICE[0]}" {SERVICE[1]}>&- || fail 69 "the service can't be reached"

json() { # TEXT: as a JSON string
  local text=$1 result="" character code index
  text=${text//\\/\\\\} text=${text//\"/\\\"}
  # Going through every character is slow, and rarely needed.
  [[ $text == *[[:cntrl:]]* ]] || { printf '"%s"' "$text"; return; }
  for ((index = 0; index < ${#text}; index++)); do
    character=${text:index:1}
    if [[ $character == [[:cntrl:]] ]]; then
      printf -v code '%d' "'$character"
      printf -v character '\\u%04x' "$code"
    fi
    result+=$character
  done
  printf '"%s"' "$result"
}

lines=0 count=0
declare -A id_of_line text_of
send() { # LINE
  lines=$((lines + 1))
  printf '%s\n' "$1" >&"$input" 2>/dev/null || true
}
post() { # TEXT PRIORITY [KEY]
  count=$((count + 1))
  id_of_line[$((lines + 1))]=$count
  text_of[$count]=$1
  send "{\"id\":$count,\"text\":$(json "$1"),\"priority\":$(json "$2")${3:+,\"key\":$(json "$3")}}"
}

if [[ $# -gt 0 ]]; then
  for text; do
    post "$text" "$priority"
    send '{"wait":"idle"}' # else the next text would interrupt this one
  done
else
  # An urgent announcement interrupts progress, of which only the newest waits, because of its key.
  post "Saving the first of seven chapters" low progress
  post "Saving chapter 2" low progress
  post "Saving chapter 3" low progress
  send '{"wait":0.5}'
  post "Connection lost" high
fi
exec {input}>&- # Nothing more comes; what is queued is spoken.

# The service writes its members in this order and without spaces.
ended='^\{"id":([0-9]+),"event":"(finished|interrupted|superseded|cancelled|failed)".*"spokenRange":\[[0-9]+,([0-9]+)\]'
rejected='^\{"event":"error","line":([0-9]+),(.*)\}$'
declare -A result
code=0
while read -r event <&"$output"; do
  if [[ $event =~ $ended ]]; then
    id=${BASH_REMATCH[1]} how=${BASH_REMATCH[2]}
    result[$id]="$id $how ${BASH_REMATCH[3]}/${#text_of[$id]}"
    if [[ $how == failed ]]; then
      printf 'announce.sh: %s\n' "$event" >&2
      code=69
    fi
  elif [[ $event =~ $rejected ]]; then
    id=${id_of_line[${BASH_REMATCH[1]}]-}
    result[${id:-0}]=""
    printf 'announce.sh: %s was rejected: %s\n' "$id" "${BASH_REMATCH[2]}" >&2
    [[ $code -ne 0 ]] || code=65
  fi
done
wait "$service" 2>/dev/null
for ((id = 1; id <= count; id++)); do
  [[ -n ${result[$id]+there} ]] || fail 69 "the service has gone before $id had ended"
  [[ -z ${result[$id]} ]] || printf '%s\n' "${result[$id]}"
done
exit "$code"
