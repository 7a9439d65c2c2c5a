#!/bin/sh
# Called by HAProxy with: proxy address, proxy port, server address, server port. Succeeds when the node is synchronized.
state=$(timeout 4 mariadb --no-defaults --connect-timeout=3 --host="$3" --port="$4" --user=check --batch --skip-column-names \
	--execute="SHOW STATUS LIKE 'wsrep_local_state'" 2>/dev/null)
test "$state" = "$(printf 'wsrep_local_state\t4')"
