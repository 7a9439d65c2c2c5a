import type { Ad, Variant } from './ad-selection';

interface Slot {
	addService: ( service: object ) => Slot;
}
interface PublisherTag {
	cmd: { push: ( command: () => void ) => unknown };
	defineSlot: ( unit: string, size: [ number, number ], id: string ) => Slot | null;
	pubads: () => {
		addEventListener: (
			name: 'slotRenderEnded',
			listen: ( event: { slot: Slot; isEmpty: boolean } ) => void
		) => void;
	};
	enableServices: () => void;
	display: ( id: string ) => void;
}

declare global {
	interface Window {
		adsbygoogle?: object[];
		/** Only `cmd` until its script has loaded. */
		googletag?: Partial< PublisherTag >;
	}
}

/** Milliseconds after which a network that has not responded counts as empty. */
const NETWORK_TIMEOUT = 10_000;
const scripts = new Map< string, Promise< void > >();
let unitNumber = 0;

/** Shows an ad unit of a network in its box, or calls onEmpty. The size of the box does not change. */
export function show(
	box: HTMLElement,
	ad: Ad,
	variant: Variant,
	client: string,
	label: string,
	onEmpty: () => void
): void {
	let isSettled = false;
	const reportEmpty = () => {
		if ( ! isSettled ) {
			isSettled = true;
			onEmpty();
		}
	};
	const timer = setTimeout( reportEmpty, NETWORK_TIMEOUT );
	const settle = ( isFilled: boolean ) => {
		clearTimeout( timer );
		if ( isFilled && ! isSettled ) {
			isSettled = true;
			box.dataset[ 'state' ] = 'filled';
			box.querySelectorAll( 'iframe' ).forEach( ( frame ) => ( frame.title ||= label ) );
		} else {
			reportEmpty();
		}
	};
	const fail = () => settle( false );
	if ( ad.kind === 'adsense' ) {
		showAdSense( box, ad.unit, variant, client, settle ).catch( fail );
	} else {
		showPublisherTag( box, ad.unit, variant, settle ).catch( fail );
	}
}

async function showAdSense(
	box: HTMLElement,
	unit: string,
	{ width, height }: Variant,
	client: string,
	settle: ( isFilled: boolean ) => void
): Promise< void > {
	const container = document.createElement( 'ins' );
	container.className = 'adsbygoogle';
	container.style.cssText = `display:inline-block;width:${ Math.min( width, box.clientWidth || width ) }px;height:${ height }px`;
	container.dataset[ 'adClient' ] = client;
	container.dataset[ 'adSlot' ] = unit;
	box.append( container );
	new MutationObserver(
		() => container.dataset[ 'adStatus' ] && settle( container.dataset[ 'adStatus' ] === 'filled' )
	).observe( container, { attributeFilter: [ 'data-ad-status' ] } );
	( window.adsbygoogle ??= [] ).push( {} );
	await loadScriptOnce(
		`https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=${ encodeURIComponent( client ) }`
	);
}

async function showPublisherTag(
	box: HTMLElement,
	unit: string,
	{ width, height }: Variant,
	settle: ( isFilled: boolean ) => void
): Promise< void > {
	const container = document.createElement( 'div' );
	container.id = `courant-ad-unit-${ ++unitNumber }`;
	box.append( container );
	const tag = ( window.googletag ??= {} );
	const noCommands: ( () => void )[] = [];
	( tag.cmd ??= noCommands ).push( () => {
		const slot = isLoaded( tag ) && tag.defineSlot( unit, [ width, height ], container.id );
		if ( ! slot ) {
			settle( false );
			return;
		}
		const ads = tag.pubads();
		slot.addService( ads );
		ads.addEventListener( 'slotRenderEnded', ( event ) => {
			if ( event.slot === slot ) {
				settle( ! event.isEmpty );
			}
		} );
		tag.enableServices();
		tag.display( container.id );
	} );
	await loadScriptOnce( 'https://securepubads.g.doubleclick.net/tag/js/gpt.js' );
}

const isLoaded = ( tag: Partial< PublisherTag > ): tag is PublisherTag => 'defineSlot' in tag;

function loadScriptOnce( src: string ): Promise< void > {
	let script = scripts.get( src );
	if ( ! script ) {
		script = new Promise( ( resolve, reject ) => {
			const element = document.createElement( 'script' );
			element.async = true;
			element.src = src;
			element.onload = () => resolve();
			element.onerror = () => reject( new Error( 'The network did not respond' ) );
			document.head.append( element );
		} );
		scripts.set( src, script );
	}
	return script;
}
