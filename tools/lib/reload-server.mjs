import { createServer } from 'node:http';
import { once } from 'node:events';
import { nextFree } from './ports.mjs';

/** Runs in the page: reloads it, or replaces its styles without a reload. */
const CLIENT = `
const eventsUrl = new URL('/events', import.meta.url);
const key = (element) => element.id || element.getAttribute('href')?.replace(/\\?.*/, '');
async function replaceStyles() {
    const page = new DOMParser().parseFromString(await (await fetch(location.href)).text(), 'text/html');
    const selector = 'style[id], link[rel="stylesheet"]';
    const fresh = new Map([...page.querySelectorAll(selector)].map((element) => [key(element), element]));
    for (const element of document.querySelectorAll(selector)) {
        const found = fresh.get(key(element));
        const next = found && document.importNode(found, true);
        // The version of a built file counts seconds, so two changes within one have the same URL.
        const isBuilt = next?.href?.includes('/build/');
        if (isBuilt) {
            next.href += '&changed=' + Date.now();
            next.addEventListener('load', () => element.remove(), { once: true });
            element.after(next);
        } else if (next && next.outerHTML !== element.outerHTML) {
            element.replaceWith(next);
        }
    }
}
new EventSource(eventsUrl).addEventListener('message', ({ data }) => (data === 'styles' ? replaceStyles() : location.reload()));
`;

/**
 * Starts a server on this machine that makes open pages of the development site reload.
 *
 * @param {number} [port] where the search for a free port starts
 * @returns {Promise<{ port: number, send: (what: 'page' | 'styles') => void, close: () => void }>}
 */
export async function startReloadServer( port = 8970 ) {
	const pages = new Set();
	const server = createServer( ( request, response ) => {
		response.setHeader( 'Access-Control-Allow-Origin', '*' );
		response.setHeader( 'Cache-Control', 'no-store' );
		if ( request.url === '/events' ) {
			response.writeHead( 200, { 'Content-Type': 'text/event-stream' } );
			response.write( 'retry: 1000\n\n' );
			pages.add( response );
			request.on( 'close', () => pages.delete( response ) );
			return;
		}
		response.writeHead( 200, { 'Content-Type': 'text/javascript; charset=utf-8' } ).end( CLIENT );
	} );
	const free = await nextFree( port );
	server.listen( free, '127.0.0.1' );
	await once( server, 'listening' );
	return {
		port: free,
		send: ( what ) => pages.forEach( ( page ) => page.write( `data: ${ what }\n\n` ) ),
		close: () => {
			pages.forEach( ( page ) => page.end() );
			server.close();
		},
	};
}
