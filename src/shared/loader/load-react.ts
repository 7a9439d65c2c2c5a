let pending: Promise< void > | undefined;

/** React globals that the page has loaded so far. */
const globals: { React?: unknown; ReactDOM?: unknown } = window;

const isReactLoaded = () => globals.React && globals.ReactDOM;

/** Loads WordPress's React unless the page has it. After a failure the next call tries again. */
export async function ensureReact( urls: { react: string; dom: string } | undefined ): Promise< void > {
	if ( ! isReactLoaded() ) {
		pending ??= fetchReact( urls ).finally( () => {
			pending = undefined;
		} );
		await pending;
	}
}

async function fetchReact( urls: { react: string; dom: string } | undefined ): Promise< void > {
	if ( urls?.react && urls.dom ) {
		if ( ! globals.React ) {
			// Both are fetched in parallel, but react-dom throws if it runs before React.
			addResourceHint( 'preload', urls.dom );
			await loadScript( urls.react );
		}
		await loadScript( urls.dom );
	}
	if ( ! isReactLoaded() ) {
		throw new Error( 'React could not be loaded' );
	}
}

function loadScript( src: string ): Promise< void > {
	return new Promise( ( resolve, reject ) => {
		const element = document.createElement( 'script' );
		element.src = src;
		element.onload = () => resolve();
		element.onerror = () => {
			element.remove();
			reject( new Error( src ) );
		};
		document.head.append( element );
	} );
}

/** Adds a resource hint for a file, once. */
export function addResourceHint( rel: 'prefetch' | 'preload' | 'modulepreload', href: string | undefined ): void {
	if ( ! href || document.querySelector( `link[rel=${ rel }][href="${ CSS.escape( href ) }"]` ) ) {
		return;
	}
	const link = document.createElement( 'link' );
	link.rel = rel;
	link.href = href;
	link.as = 'script';
	document.head.append( link );
}
