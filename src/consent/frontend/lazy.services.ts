import type { ConsentConfig } from '../../shared/config/generated';
import type { Choice } from './choice';
import { maskFormFields } from './mask-form-fields';

type Service = ConsentConfig[ 'services' ][ number ];
type CommandQueue = ( ( ...args: unknown[] ) => void ) & { q?: unknown[] };
type Page = Window & {
	dataLayer?: unknown[];
	clarity?: CommandQueue;
	hj?: CommandQueue;
	_hjSettings?: object;
	smushLazyLoadOptions?: object;
};

const page = window as Page;
const started = new Set< string >();
let hasGoogleTag = false;

/**
 * Loads each allowed service once, in order, and passes later changes of consent on to services that are already
 * loaded.
 */
export function run( services: readonly Service[], choice: Choice, events: { name: string; job: string }[] ): void {
	const isAllowed = ( { category }: Service ) => choice[ category as keyof Choice ];
	for ( const service of services ) {
		if ( isAllowed( service ) && ! started.has( service.id ) ) {
			started.add( service.id );
			runSafely( service.id, () => {
				const { options } = service as { options: Record< string, unknown > };
				if ( prepareService( service.kind, options ) ) {
					loadScript( service );
				}
			} );
		}
	}
	runSafely( 'clarity', () => {
		if ( started.has( 'clarity' ) ) {
			const toSignal = ( isGranted: boolean ) => ( isGranted ? 'granted' : 'denied' );
			page.clarity?.( 'consentv2', {
				ad_Storage: toSignal( choice.marketing ),
				analytics_Storage: toSignal( choice.statistics ),
			} );
		}
	} );
	sendEvents( services.filter( isAllowed ), events );
}

/** Prepares the page for a service. Returns false if its script is loaded already. */
function prepareService( kind: Service[ 'kind' ], options: Record< string, unknown > ): boolean {
	switch ( kind ) {
		case 'gtm':
			push( { 'gtm.start': Date.now(), event: 'gtm.js' } );
			return true;
		case 'ga4':
		case 'conversion': {
			const isFirst = initGoogleTag();
			if ( kind === 'ga4' ) {
				page.gtag?.( 'set', 'linker', {
					domains: options[ 'domains' ],
					accept_incoming: true,
					decorate_forms: true,
				} );
			}
			page.gtag?.( 'config', options[ 'id' ] );
			return isFirst;
		}
		case 'clarity':
			maskFormFields();
			page.clarity ??= createCommandQueue();
			return true;
		case 'hotjar':
			maskFormFields();
			page.hj ??= createCommandQueue();
			page._hjSettings = { hjid: options[ 'id' ], hjsv: 6 };
			return true;
		case 'images':
			page.smushLazyLoadOptions = options;
			return true;
		case 'script':
			return true;
	}
}

/** All Google services share one tag. Returns true for the first of them. */
function initGoogleTag(): boolean {
	page.gtag ??= function gtag() {
		push( arguments ); // eslint-disable-line prefer-rest-params -- Google's tag reads an Arguments object and ignores an array.
	};
	const isFirst = ! hasGoogleTag;
	if ( isFirst ) {
		hasGoogleTag = true;
		page.gtag( 'js', new Date() );
	}
	return isFirst;
}

function push( entry: unknown ): void {
	( page.dataLayer ??= [] ).push( entry );
}

/** Stores commands until the script of the service has loaded. */
function createCommandQueue(): CommandQueue {
	const commandQueue: CommandQueue = ( ...args ) => void ( commandQueue.q ??= [] ).push( args );
	return commandQueue;
}

function loadScript( { id, src, attributes }: Service ): void {
	if ( src === '' ) {
		return;
	}
	const script = document.createElement( 'script' );
	Object.entries( attributes ).forEach( ( [ name, value ] ) => script.setAttribute( name, String( value ) ) );
	script.async = true;
	script.src = src;
	script.onerror = () => console.info( `${ id } did not load` );
	document.head.append( script );
}

/** Sends the event and the id of the opening, and no personal data. */
function sendEvents( allowed: readonly Service[], events: { name: string; job: string }[] ): void {
	const kinds = allowed.map( ( { kind } ) => kind );
	if ( ! kinds.some( ( kind ) => kind === 'gtm' || kind === 'ga4' || kind === 'conversion' ) ) {
		return;
	}
	for ( const { name, job } of events.splice( 0 ) ) {
		if ( kinds.includes( 'gtm' ) ) {
			push( { event: name, job_id: job } );
		}
		if ( kinds.includes( 'ga4' ) ) {
			page.gtag?.( 'event', name, { job_id: job } );
		}
		const target = (
			allowed.find( ( { kind } ) => kind === 'conversion' )?.options as { target?: string } | undefined
		 )?.target;
		if ( target !== undefined && name === 'job_application_submitted' ) {
			page.gtag?.( 'event', 'conversion', { send_to: target } );
		}
	}
}

function runSafely( id: string, callback: () => void ): void {
	try {
		callback();
	} catch ( error ) {
		console.info( id, error );
	}
}
