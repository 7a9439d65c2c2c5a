import type { AdSlot, AdvertisingConfig } from '../../shared/config/generated';
import { allows, onConsent } from '../../shared/frontend/consent';
import { whenShown } from '../../shared/frontend/when-shown';
import { eligibleAds, needsConsent, pickWeighted } from './ad-selection';
import type { Ad, Variant } from './ad-selection';
import type { LoadModule } from './lazy-modules';

/**
 * Fills the slots of the page, each after its delay and once consent allows it. The server prints the same page for
 * every visitor; the variant and the ad are chosen here. A page that the browser renders in advance shows ads when the
 * visitor opens it, with delays from that time.
 * @param loaded time of the load event, in milliseconds of `performance.now()`
 */
export function start( config: AdvertisingConfig, loaded: number, load: LoadModule ): void {
	const isShown = ! document.prerendering;
	whenShown( () => startSlots( config, isShown ? loaded : performance.now(), load ) );
}

function startSlots( config: AdvertisingConfig, loaded: number, load: LoadModule ): void {
	const viewCounts = new Map< number, number >();
	const fillFunctions: ( () => void )[] = [];

	const initSlot = ( box: HTMLElement, { variants, ads }: AdSlot ) => {
		const variant = variants.find( ( { from } ) => from === 0 || matchMedia( `(min-width: ${ from }px)` ).matches );
		if ( ! variant ) {
			return;
		}
		const fill = createSlot(
			() => eligibleAds( ads, variant, Date.now() / 1000, viewCounts ),
			( ad, onEmpty ) => {
				box.replaceChildren();
				box.dataset[ 'state' ] = ad ? 'loading' : 'empty';
				if ( ad ) {
					viewCounts.set( ad.id, ( viewCounts.get( ad.id ) ?? 0 ) + 1 );
					renderAd( box, ad, variant, config, load, onEmpty );
					trackView( config, box, ad.id );
				}
			}
		);
		setTimeout(
			() => {
				fillFunctions.push( fill );
				fill();
			},
			loaded + variant.delay - performance.now()
		);
	};

	const known = new WeakSet< Element >();
	const initSlots = () =>
		Object.entries( config.slots ).forEach( ( [ id, slot ] ) =>
			document.querySelectorAll< HTMLElement >( `[data-courant-ad="${ id }"]` ).forEach( ( box ) => {
				if ( ! known.has( box ) ) {
					known.add( box );
					initSlot( box, slot );
				}
			} )
		);
	initSlots();
	// Slots of content that is inserted later have had their delay if the page has loaded that long ago.
	document.addEventListener( 'courant:inserted', initSlots );
	onConsent( () => fillFunctions.forEach( ( fill ) => fill() ) );
}

/** Returns a function that chooses the ad of a slot, again after each change of consent. */
function createSlot(
	getEligible: () => Ad[],
	render: ( ad: Ad | undefined, onEmpty: () => void ) => void
): () => void {
	let current: Ad | undefined;
	const fill = ( fallback: boolean ) => {
		const isAllowed = ! fallback && allows( 'marketing' );
		if ( current && ( isAllowed || ! needsConsent( current ) ) ) {
			return;
		}
		const eligible = getEligible();
		// The visitor has not decided yet: an ad that needs consent may still be shown.
		if (
			! current &&
			! isAllowed &&
			! fallback &&
			! ( window.courantConsent?.decided() ?? true ) &&
			eligible.some( needsConsent )
		) {
			return;
		}
		current = pickWeighted(
			isAllowed ? eligible : eligible.filter( ( ad ) => ! needsConsent( ad ) ),
			Math.random()
		);
		render( current, () => fill( true ) );
	};
	return () => fill( false );
}

function renderAd(
	box: HTMLElement,
	ad: Ad,
	variant: Variant,
	config: AdvertisingConfig,
	load: LoadModule,
	onEmpty: () => void
): void {
	const { kind, unit } = ad;
	const { client, label, networks } = config;
	if ( kind === 'adsense' || kind === 'gpt' ) {
		load( networks )
			.then( ( module ) => module.show( box, ad, variant, client, label, onEmpty ) )
			.catch( onEmpty );
	} else if ( kind === 'code' ) {
		// A sandboxed frame without an origin: the code cannot reach the page.
		const frame = document.createElement( 'iframe' );
		frame.title = label;
		frame.setAttribute( 'sandbox', 'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-forms' );
		frame.srcdoc = `<!doctype html><style>body{margin:0}</style>${ unit }`;
		box.append( frame );
		markFilled( box );
	} else {
		box.append( createAdLink( ad, variant, () => track( config, ad.id, 'click' ) ) );
		const picture = box.querySelector( 'img' );
		if ( picture ) {
			picture.onload = picture.onerror = () => markFilled( box );
		} else {
			markFilled( box );
		}
	}
}

/** Shows the label and the background of a slot, which are hidden until its ad is there. */
function markFilled( box: HTMLElement ): void {
	box.dataset[ 'state' ] = 'filled';
}

function createAdLink( { link, image, alt, kind }: Ad, { width, height }: Variant, onClick: () => void ): HTMLElement {
	const anchor = document.createElement( link ? 'a' : 'span' );
	if ( 'href' in anchor ) {
		anchor.href = link;
		anchor.rel = kind === 'image' ? 'sponsored noopener' : 'noopener';
		anchor.addEventListener( 'click', onClick );
	}
	if ( image ) {
		const picture = new Image( width, height );
		picture.alt = alt;
		picture.src = image;
		picture.className = 'skip-lazy no-lazyload';
		anchor.append( picture );
	} else {
		anchor.className = 'courant-ad-text';
		anchor.textContent = alt;
	}
	return anchor;
}

function trackView( config: AdvertisingConfig, box: HTMLElement, id: number ): void {
	const observer = new IntersectionObserver(
		( entries ) => {
			if ( entries.some( ( { isIntersecting } ) => isIntersecting ) ) {
				observer.disconnect();
				track( config, id, 'view' );
			}
		},
		{ threshold: 0.5 }
	);
	observer.observe( box );
}

function track( { counter }: AdvertisingConfig, ad: number, what: 'view' | 'click' ): void {
	navigator.sendBeacon( counter, new URLSearchParams( { action: 'courant_ad_count', ad: String( ad ), what } ) );
}
