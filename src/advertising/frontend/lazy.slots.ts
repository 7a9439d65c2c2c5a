import type { AdPlace, AdvertisingConfig } from '../../shared/config/generated';
import { allows, onConsent } from '../../shared/frontend/consent';
import { eligibleAds, needsConsent, pickWeighted } from './ad-selection';
import type { Ad, Variant } from './ad-selection';

interface Networks {
	show: ( box: HTMLElement, ad: Ad, variant: Variant, client: string, label: string, onEmpty: () => void ) => void;
}

/**
 * Fills the slots of the page, each after its delay and once consent allows it. The server prints the same page for
 * every visitor; the variant and the ad are chosen here.
 * @param loaded time of the load event, in milliseconds of `performance.now()`
 */
export function start( config: AdvertisingConfig, loaded: number, load: ( url: string ) => Promise< unknown > ): void {
	const viewCounts = new Map< number, number >();
	const fillFunctions: ( () => void )[] = [];

	const initSlot = ( box: HTMLElement, { variants, ads }: AdPlace ) => {
		const variant = variants.find( ( { from } ) => from === 0 || matchMedia( `(min-width: ${ from }px)` ).matches );
		if ( ! variant ) {
			return;
		}
		let current: Ad | undefined;
		const fill = ( fallback = false ) => {
			const isAllowed = ! fallback && allows( 'marketing' );
			if ( current && ( isAllowed || ! needsConsent( current ) ) ) {
				return;
			}
			const eligible = eligibleAds( ads, variant, Date.now() / 1000, viewCounts );
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
			box.replaceChildren();
			current = pickWeighted(
				isAllowed ? eligible : eligible.filter( ( ad ) => ! needsConsent( ad ) ),
				Math.random()
			);
			box.dataset[ 'state' ] = current ? 'filled' : 'empty';
			if ( current ) {
				viewCounts.set( current.id, ( viewCounts.get( current.id ) ?? 0 ) + 1 );
				renderAd( box, current, variant, () => {
					fill( true );
				} );
				trackView( box, current.id );
			}
		};
		setTimeout(
			() => {
				fillFunctions.push( fill );
				fill();
			},
			loaded + variant.delay - performance.now()
		);
	};

	const renderAd = ( box: HTMLElement, ad: Ad, variant: Variant, onEmpty: () => void ) => {
		const { link, image, alt, kind, unit } = ad;
		if ( kind === 'adsense' || kind === 'gpt' ) {
			load( config.networks )
				.then( ( module ) =>
					( module as Networks ).show( box, ad, variant, config.client, config.label, onEmpty )
				)
				.catch( onEmpty );
		} else if ( kind === 'code' ) {
			// A sandboxed frame without an origin: the code cannot reach the page.
			const frame = document.createElement( 'iframe' );
			frame.title = config.label;
			frame.setAttribute( 'sandbox', 'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-forms' );
			frame.srcdoc = `<!doctype html><style>body{margin:0}</style>${ unit }`;
			box.append( frame );
		} else {
			const anchor = document.createElement( link ? 'a' : 'span' ) as HTMLAnchorElement;
			if ( link ) {
				anchor.href = link;
				anchor.rel = kind === 'image' ? 'sponsored noopener' : 'noopener';
				anchor.addEventListener( 'click', () => track( ad.id, 'click' ) );
			}
			if ( image ) {
				const picture = new Image( variant.width, variant.height );
				picture.alt = alt;
				picture.src = image;
				picture.className = 'skip-lazy no-lazyload';
				anchor.append( picture );
			} else {
				anchor.className = 'courant-ad-words';
				anchor.textContent = alt;
			}
			box.append( anchor );
		}
	};

	const trackView = ( box: HTMLElement, id: number ) => {
		const observer = new IntersectionObserver(
			( entries ) => {
				if ( entries.some( ( { isIntersecting } ) => isIntersecting ) ) {
					observer.disconnect();
					track( id, 'view' );
				}
			},
			{ threshold: 0.5 }
		);
		observer.observe( box );
	};
	const track = ( ad: number, what: 'view' | 'click' ) =>
		navigator.sendBeacon(
			config.counter,
			new URLSearchParams( { action: 'courant_ad_count', ad: String( ad ), what } )
		);

	Object.entries( config.places ).forEach( ( [ id, place ] ) =>
		document
			.querySelectorAll< HTMLElement >( `[data-courant-ad="${ id }"]` )
			.forEach( ( box ) => initSlot( box, place ) )
	);
	onConsent( () => fillFunctions.forEach( ( fill ) => fill() ) );
}
