/**
 * The site that faults are injected into: nginx, PHP-FPM workers, MariaDB behind a proxy, and a private store of its
 * own size.
 */
import { copyFileSync, mkdirSync, readdirSync, rmSync, statSync, statfsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { root } from '../../tests/support/site.mjs';
import { run } from '../lib/child.mjs';
import { freePort, pause, startNginx, startPhpFpm, until } from '../lib/services.mjs';
import { startProxy } from './proxy.mjs';

const STORE_SIZE = '16m';

/** A mail server that refuses connections, accepts them and stays silent, or accepts emails. */
function mailServer( port ) {
	let server = null;
	const sockets = new Set();
	const recipients = [];
	const listen = async ( talk ) => {
		server = createServer( ( socket ) => {
			sockets.add( socket );
			socket.on( 'error', () => {} ).on( 'close', () => sockets.delete( socket ) );
			talk( socket );
		} );
		await new Promise( ( resolve ) => {
			server.listen( port, '127.0.0.1', resolve );
		} );
	};
	return {
		slow: () => listen( () => {} ),
		accept: () =>
			listen( ( socket ) => {
				let rest = '';
				let to = null;
				socket.write( '220 faults\r\n' );
				socket.on( 'data', ( data ) => {
					rest += data;
					for ( let end = rest.indexOf( '\r\n' ); end >= 0; end = rest.indexOf( '\r\n' ) ) {
						const line = rest.slice( 0, end );
						rest = rest.slice( end + 2 );
						if ( to !== null && line !== '.' ) {
							continue;
						}
						recipients.push( ...( line === '.' ? to : [] ) );
						to = line === 'DATA' ? socket.recipients : null;
						socket.recipients = /^RCPT TO:<(.*)>/.test( line )
							? [ ...( socket.recipients ?? [] ), /^RCPT TO:<(.*)>/.exec( line )[ 1 ] ]
							: line === 'DATA'
								? []
								: socket.recipients;
						socket.write(
							line === 'DATA' ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n'
						);
					}
				} );
			} ),
		/** How many emails were accepted for that address. */
		received: ( address ) => recipients.filter( ( each ) => each === address ).length,
		async refuse() {
			sockets.forEach( ( socket ) => socket.destroy() );
			await new Promise( ( resolve ) => ( server === null ? resolve() : server.close( resolve ) ) );
			server = null;
		},
	};
}

function filesIn( folder ) {
	return readdirSync( folder, { recursive: true, withFileTypes: true } ).filter( ( entry ) => entry.isFile() );
}

export async function startFaultSite( laboratory ) {
	const dir = join( laboratory.dir, 'f' );
	mkdirSync( dir, { recursive: true } );
	const database = await laboratory.mariadb();
	const stops = [];
	const close = async () => {
		for ( const stop of stops.reverse() ) {
			await stop();
		}
	};
	try {
		const proxy = await startProxy( {
			socket: join( dir, 'p.sock' ),
			server: database.socket,
			kill: ( thread ) => database.sql( `KILL ${ thread }` ).catch( () => '' ),
		} );
		stops.push( proxy.stop );
		const store = join( dir, 'store' );
		mkdirSync( store );
		const isMounted =
			( await run( [ 'mount', '-t', 'tmpfs', '-o', `size=${ STORE_SIZE },mode=0700`, 'tmpfs', store ] ) ).code ===
			0;
		if ( isMounted ) {
			stops.push( () => run( [ 'umount', '-l', store ] ) );
		}
		const smtp = await freePort();
		const email = mailServer( smtp );
		stops.push( email.refuse );
		const port = await freePort();
		const site = await laboratory.site(
			{ wp: 'newest', db: 'mariadb' },
			{
				url: `http://127.0.0.1:${ port }`,
				constants: {
					DB_HOST: proxy.host,
					COURANT_PRIVATE_DIR: store,
					COURANT_SMTP_HOST: '127.0.0.1',
					COURANT_SMTP_PORT: smtp,
				},
			}
		);
		copyFileSync(
			join( root, 'tools/faults/mu-plugin.php' ),
			join( site.www, 'wp-content/mu-plugins/courant-faults.php' )
		);
		const php = await startPhpFpm( join( dir, 'php' ), {
			settings: {
				memory_limit: '256M',
				upload_max_filesize: '8M',
				post_max_size: '10M',
				max_execution_time: '60',
				display_errors: '0',
				'opcache.enable': '1',
			},
		} );
		stops.push( php.stop );
		const nginx = await startNginx( join( dir, 'nginx' ), { root: site.www, php: php.socket, port } );
		stops.push( nginx.stop );
		const name = (
			await database.sql(
				`SELECT table_schema FROM information_schema.tables WHERE table_name = 'wp_courant_outbox' ORDER BY create_time DESC LIMIT 1`
			)
		).trim();

		const sql = async ( statement ) =>
			( await database.sql( `USE ${ name }; ${ statement }` ) )
				.trimEnd()
				.split( '\n' )
				.filter( ( line ) => line !== '' )
				.map( ( line ) => line.split( '\t' ) );
		const number = async ( statement ) => Number( ( await sql( statement ) )[ 0 ]?.[ 0 ] ?? 0 );
		/** Waits for the work that continues after a response. */
		const settle = () => until( proxy.isIdle, { seconds: 60, what: 'the end of a request' } );

		/**
		 * @returns {Promise<{status: number, text: string, json: object|null, seconds: number, location: string}>}
		 * status 0: the connection was closed
		 */
		const request = async ( method, path, { body, headers = {} } = {} ) => {
			const began = Date.now();
			try {
				const response = await fetch( `${ site.url }${ path }`, {
					method,
					body,
					headers,
					redirect: 'manual',
					signal: AbortSignal.timeout( 90000 ),
				} );
				const text = await response.text();
				let json = null;
				try {
					json = JSON.parse( text );
				} catch {
					// A page of HTML.
				}
				return {
					status: response.status,
					text,
					json,
					seconds: ( Date.now() - began ) / 1000,
					location: response.headers.get( 'location' ) ?? '',
				};
			} catch ( error ) {
				return {
					status: 0,
					text: String( error ),
					json: null,
					seconds: ( Date.now() - began ) / 1000,
					location: '',
				};
			}
		};
		const act = async ( what, more = {}, headers = {} ) => {
			const response = await request( 'POST', '/wp-admin/admin-ajax.php', {
				body: new URLSearchParams( { action: 'courant_faults', what, ...more } ),
				headers: { 'X-Faults-User': '1', ...headers },
			} );
			return { ...response, value: response.json?.success?.[ 0 ] ?? '' };
		};
		/** As the plugin's own REST routes are called by wp-admin. */
		const rest = ( method, path, body, headers = {} ) =>
			request( method, `/wp-json/courant/v1${ path }`, {
				body: JSON.stringify( body ),
				headers: { 'X-Faults-User': '1', 'Content-Type': 'application/json', ...headers },
			} );
		await until( async () => ( await act( 'setup' ) ).value === '1', { what: 'the site' } );
		await settle();

		return {
			site,
			proxy,
			mail: email,
			sql,
			number,
			settle,
			request,
			act,
			rest,
			close,
			isMounted,
			errors: php.errors,
			store: {
				files: () => filesIn( store ),
				/** Leaves so many free bytes. */
				fill( left ) {
					const { bavail, bsize } = statfsSync( store );
					writeFileSync( join( store, '.filler' ), Buffer.alloc( Math.max( 0, bavail * bsize - left ) ) );
				},
				empty: () => rmSync( join( store, '.filler' ), { force: true } ),
				age( seconds ) {
					return Promise.all(
						filesIn( store ).map( async ( entry ) => {
							const path = join( entry.parentPath ?? entry.path, entry.name );
							const time = statSync( path ).mtimeMs / 1000 - seconds;
							await run( [ 'touch', '-d', `@${ Math.floor( time ) }`, path ] );
						} )
					);
				},
			},
			pause,
		};
	} catch ( error ) {
		await close();
		throw error;
	}
}
