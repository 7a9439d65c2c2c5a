/**
 * Starts a database, PHP and a web server on free ports, or on sockets in a separate folder. Each leads its own process
 * group, and ends with stop() or with this process.
 */
import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { killGroup, run } from './child.mjs';

const alive = new Set();
process.on( 'exit', () => alive.forEach( ( pid ) => killGroup( pid ) ) );

/** @returns {Promise<number>} a port that no process uses now */
export function freePort() {
	return new Promise( ( resolve, reject ) => {
		const server = createServer();
		server.on( 'error', reject );
		server.listen( 0, '127.0.0.1', () => {
			const { port } = server.address();
			server.close( () => resolve( port ) );
		} );
	} );
}

export const pause = ( milliseconds ) => new Promise( ( resolve ) => setTimeout( resolve, milliseconds ) );

/** Stops services in the reverse order of their start. @param {(() => unknown)[]} stops a function for each service */
export async function stopAll( stops ) {
	for ( const stop of stops.reverse() ) {
		await stop();
	}
}

/** Polls until the result is true; an error or a false result means "not yet". */
export async function until( question, { seconds = 30, what = 'it' } = {} ) {
	const end = Date.now() + seconds * 1000;
	for (;;) {
		const response = await Promise.resolve()
			.then( question )
			.catch( () => false );
		if ( response ) {
			return response;
		}
		if ( Date.now() > end ) {
			throw new Error( `${ what } was not ready within ${ seconds } s` );
		}
		await pause( 50 );
	}
}

/**
 * Starts a server that writes into a log file.
 *
 * @returns {{pid: number, log: string, running: () => boolean, stop: () => Promise<void>}}
 */
export function serve( command, { log, env = {}, cwd, signal = 'SIGTERM' } ) {
	const file = openSync( log, 'a' );
	const child = spawn( command[ 0 ], command.slice( 1 ), {
		cwd,
		env: { ...process.env, ...env },
		stdio: [ 'ignore', file, file ],
		detached: true,
	} );
	closeSync( file );
	const { pid } = child;
	alive.add( pid );
	let ended = false;
	child.on( 'error', () => {
		ended = true;
	} );
	const gone = new Promise( ( resolve ) =>
		child.on( 'close', () => {
			ended = true;
			resolve();
		} )
	);
	child.unref();
	return {
		pid,
		log,
		running: () => ! ended,
		async stop() {
			if ( ! ended ) {
				killGroup( pid, signal );
				await Promise.race( [ gone, pause( 8000 ) ] );
			}
			killGroup( pid );
			alive.delete( pid );
		},
	};
}

async function ready( server, question, what ) {
	try {
		await until(
			() => {
				if ( ! server.running() ) {
					throw new Error( 'ended' );
				}
				return question();
			},
			{ seconds: 60, what }
		);
	} catch ( error ) {
		await server.stop();
		const output = existsSync( server.log )
			? readFileSync( server.log, 'utf8' ).split( '\n' ).slice( -15 ).join( '\n' )
			: '';
		throw new Error( `${ what } did not start: ${ error.message }\n${ output }`, { cause: error } );
	}
}

const asRoot = process.getuid?.() === 0;

/** Settings for speed, for temporary data. */
const TEMPORARY_DATA = [
	'--innodb-flush-log-at-trx-commit=0',
	'--innodb-doublewrite=0',
	'--innodb-buffer-pool-size=256M',
	'--innodb-log-file-size=64M',
	'--max-connections=200',
	'--character-set-server=utf8mb4',
];

/**
 * Starts MariaDB on a socket.
 *
 * @param {string} dir short: a socket's path has 107 bytes; data that it has from an earlier start is used
 * @param {{config?: string}} options config: a file with all settings, instead of settings for speed
 */
export async function startMariadb( dir, { config } = {} ) {
	const data = join( dir, 'data' );
	const socket = join( dir, 'm.sock' );
	// A server deletes the temporary tables of all servers in its folder for temporary files when it starts.
	const temporary = join( dir, 'tmp' );
	mkdirSync( data, { recursive: true } );
	mkdirSync( temporary, { recursive: true } );
	const user = asRoot ? [ '--user=root' ] : [];
	const made = existsSync( join( data, 'mysql' ) )
		? { code: 0, output: '' }
		: await run( [
				'mariadb-install-db',
				'--no-defaults',
				`--datadir=${ data }`,
				'--auth-root-authentication-method=normal',
				'--skip-test-db',
				...user,
			] );
	if ( made.code !== 0 ) {
		throw new Error( `mariadb-install-db failed:\n${ made.output.slice( -2000 ) }` );
	}
	const server = serve(
		[
			'mariadbd',
			config === undefined ? '--no-defaults' : `--defaults-file=${ config }`,
			`--datadir=${ data }`,
			`--tmpdir=${ temporary }`,
			`--socket=${ socket }`,
			'--skip-networking',
			`--pid-file=${ join( dir, 'm.pid' ) }`,
			...( config === undefined ? TEMPORARY_DATA : [] ),
			...user,
		],
		{ log: join( dir, 'mariadb.log' ) }
	);
	const sql = async ( statement ) => {
		const { code, output } = await run( [
			'mariadb',
			'--no-defaults',
			`--socket=${ socket }`,
			'-uroot',
			'-N',
			'-e',
			statement,
		] );
		if ( code !== 0 ) {
			throw new Error( output );
		}
		return output;
	};
	await ready( server, async () => ( await sql( 'SELECT 1' ) ) !== '', 'MariaDB' );
	return {
		pid: server.pid,
		socket,
		sql,
		host: `localhost:${ socket }`,
		user: 'root',
		password: '',
		stop: server.stop,
	};
}

/** PHP-FPM on a socket. @param {Record<string, string>} settings of php.ini */
export async function startPhpFpm( dir, { settings = {}, workers = 6, errors = join( dir, 'php-errors.log' ) } = {} ) {
	mkdirSync( dir, { recursive: true } );
	const socket = join( dir, 'php.sock' );
	const config = join( dir, 'php-fpm.conf' );
	writeFileSync(
		config,
		[
			'[global]',
			`pid = ${ join( dir, 'php-fpm.pid' ) }`,
			`error_log = ${ join( dir, 'php-fpm.log' ) }`,
			'daemonize = no',
			'[www]',
			...( asRoot ? [ 'user = root', 'group = root' ] : [] ),
			`listen = ${ socket }`,
			'pm = static',
			`pm.max_children = ${ workers }`,
			'catch_workers_output = yes',
			'clear_env = no',
			`php_admin_value[error_log] = ${ errors }`,
			'php_admin_flag[log_errors] = on',
			...Object.entries( settings ).map( ( [ name, value ] ) => `php_admin_value[${ name }] = ${ value }` ),
			'',
		].join( '\n' )
	);
	const server = serve( [ phpFpm(), '-F', ...( asRoot ? [ '-R' ] : [] ), '-y', config ], {
		log: join( dir, 'php-fpm.out' ),
		signal: 'SIGQUIT',
	} );
	await ready( server, () => existsSync( socket ), 'PHP-FPM' );
	return { socket, errors, stop: server.stop };
}

export function phpFpm() {
	const folders = [ '/usr/sbin', '/usr/local/sbin', '/usr/bin', '/usr/local/bin' ];
	const names = [ 'php-fpm8.2', 'php-fpm', 'php-fpm8.4', 'php-fpm8.3', 'php-fpm8.1' ];
	return (
		names
			.flatMap( ( name ) => folders.map( ( folder ) => join( folder, name ) ) )
			.find( ( path ) => existsSync( path ) ) ?? 'php-fpm'
	);
}

/** Pages of visitors are stored for a minute. A test chooses options with a header, so pages differ by it. */
const FASTCGI_CACHE = `fastcgi_cache pages; fastcgi_cache_valid 200 1m; fastcgi_cache_key "$request_method$http_host$request_uri$http_x_courant_test_options";
			fastcgi_cache_bypass $http_cookie; fastcgi_no_cache $http_cookie; add_header X-Cache $upstream_cache_status always;`;

/** nginx in front of PHP-FPM, as a WordPress site is usually served; with `isCaching` its cache serves pages. */
export async function startNginx( dir, { root, php, port, bodySize = '64m', isCaching = false } ) {
	mkdirSync( join( dir, 'tmp' ), { recursive: true } );
	const config = join( dir, 'nginx.conf' );
	const temporary = [ 'client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi' ].map(
		( name ) => `${ name }_temp_path ${ join( dir, 'tmp', name ) };`
	);
	writeFileSync(
		config,
		`
${ asRoot ? 'user root;' : '' }
daemon off; worker_processes 1; pid ${ join( dir, 'nginx.pid' ) }; error_log ${ join( dir, 'nginx-error.log' ) } warn;
events { worker_connections 512; }
http {
	include /etc/nginx/mime.types; default_type application/octet-stream; access_log ${ join( dir, 'nginx-access.log' ) };
	${ temporary.join( ' ' ) }
	sendfile on; gzip on; gzip_min_length 256; gzip_types text/css application/javascript text/javascript application/json image/svg+xml;
	client_max_body_size ${ bodySize }; absolute_redirect off;
	${ isCaching ? `fastcgi_cache_path ${ join( dir, 'tmp/pages' ) } keys_zone=pages:1m;` : '' }
	server {
		listen 127.0.0.1:${ port }; server_name _; root ${ root }; index index.php;
		location / { try_files $uri $uri/ /index.php?$args; }
		location ~* \\.(css|js|png|jpe?g|webp|avif|svg|woff2|ico)$ { expires 30d; add_header Cache-Control public; try_files $uri /index.php?$args; }
		location ~ /\\.(?!well-known) { deny all; }
		location ~ \\.php$ {
			try_files $uri =404; include /etc/nginx/fastcgi_params;
			fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name; fastcgi_param HTTP_HOST $http_host; fastcgi_param HTTPS ''; fastcgi_param SERVER_NAME $host;
			${ isCaching ? FASTCGI_CACHE : '' }
			fastcgi_pass unix:${ php }; fastcgi_buffers 16 32k; fastcgi_buffer_size 64k; fastcgi_read_timeout 120;
		}
	}
}
`
	);
	const server = serve( [ 'nginx', '-p', dir, '-e', join( dir, 'nginx-error.log' ), '-c', config ], {
		log: join( dir, 'nginx.out' ),
	} );
	await ready( server, async () => ( await fetch( `http://127.0.0.1:${ port }/readme.html` ) ).status > 0, 'nginx' );
	return { port, url: `http://127.0.0.1:${ port }`, stop: server.stop };
}

/** PHP's own server with several workers: a single one deadlocks when a page sends a request to its own site. */
export async function startPhpServer( dir, { root, router, port, settings = {}, workers = 4 } ) {
	mkdirSync( dir, { recursive: true } );
	const errors = join( dir, 'php-server-errors.log' );
	const options = Object.entries( { ...settings, error_log: errors, log_errors: '1', display_errors: '0' } ).flatMap(
		( [ name, value ] ) => [ '-d', `${ name }=${ value }` ]
	);
	const server = serve( [ 'php', ...options, '-S', `127.0.0.1:${ port }`, '-t', root, router ], {
		log: join( dir, 'php-server.log' ),
		env: { PHP_CLI_SERVER_WORKERS: String( workers ) },
	} );
	await ready(
		server,
		async () => ( await fetch( `http://127.0.0.1:${ port }/readme.html` ) ).status > 0,
		"PHP's server"
	);
	return { port, url: `http://127.0.0.1:${ port }`, errors, stop: server.stop };
}
