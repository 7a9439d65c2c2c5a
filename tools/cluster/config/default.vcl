vcl 4.1;
import std;
import xkey;

backend default {
	.host = "{{web}}";
	.port = "8081";
	.connect_timeout = 2s;
	.first_byte_timeout = 90s;
}

# The PHP nodes.
acl purgers {
	{{purgers}}
}

sub vcl_recv {
	if (req.method == "PURGE") {
		if (client.ip !~ purgers) {
			return (synth(403));
		}
		set req.http.X-Purged = xkey.purge(req.http.xkey-purge);
		return (synth(200, "Purged " + req.http.X-Purged));
	}
	if (req.method != "GET" && req.method != "HEAD") {
		return (pass);
	}
	# Signed-in users, comment authors, passwords of posts, and everything else that identifies a visitor.
	if (req.http.Authorization || req.http.Cookie ~ "(wordpress_|wp-|comment_author)") {
		return (pass);
	}
	if (req.url ~ "^/(wp-admin|wp-login\.php|wp-cron\.php)" && req.url !~ "^/wp-admin/admin-ajax\.php") {
		return (pass);
	}
	unset req.http.Cookie;
	return (hash);
}

sub vcl_backend_response {
	if (beresp.http.Set-Cookie || beresp.status >= 500 || beresp.http.Cache-Control ~ "(?i)(private|no-store|no-cache)") {
		set beresp.uncacheable = true;
		set beresp.ttl = 10s;
		return (deliver);
	}
	std.collect(beresp.http.Surrogate-Key, " ");
	if (beresp.http.Surrogate-Key) {
		# These are purged by key when an opening changes.
		set beresp.http.xkey = beresp.http.Surrogate-Key;
		set beresp.ttl = 1h;
	} elsif (bereq.url ~ "^/(wp-admin|wp-json)/") {
		# WordPress's own REST routes have no keys.
		set beresp.uncacheable = true;
	} else {
		set beresp.ttl = 60s;
	}
	# A page that was purged must not be sent once more.
	set beresp.grace = 0s;
	return (deliver);
}

sub vcl_deliver {
	unset resp.http.xkey;
	if (obj.hits > 0) {
		set resp.http.X-Cache = "HIT";
	} else {
		set resp.http.X-Cache = "MISS";
	}
}
