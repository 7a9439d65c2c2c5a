import type { ConsentConfig } from '../../shared/config/generated';
import { whenShown } from '../../shared/frontend/when-shown';
import type { Choice } from './choice';
import { SERVICE_SCRIPTS } from './services';

type Service = Omit< ConsentConfig[ 'services' ][ number ], 'options' > & {
	readonly options: Record< string, unknown >;
};

const started = new Set< string >();

/**
 * Loads each allowed service once, in order, and passes later changes of consent on to services that are already
 * loaded. On a page that the browser renders in advance, services start when the visitor opens it.
 */
export function run( services: readonly Service[], choice: Choice, events: { name: string; job: string }[] ): void {
	whenShown( () => startServices( services, choice, events ) );
}

function startServices( services: readonly Service[], choice: Choice, events: { name: string; job: string }[] ): void {
	const allowed: Readonly< Record< string, boolean > > = choice;
	const isAllowed = ( { category }: Service ) => allowed[ category ];
	for ( const service of services ) {
		const script = SERVICE_SCRIPTS[ service.kind ];
		runSafely( service.id, () => {
			if ( isAllowed( service ) && ! started.has( service.id ) ) {
				started.add( service.id );
				if ( script?.prepare?.( service.options ) !== false ) {
					loadScript( service );
				}
			}
			if ( started.has( service.id ) ) {
				script?.update?.( choice );
			}
		} );
	}
	const receivers = services.filter( ( service ) => isAllowed( service ) && SERVICE_SCRIPTS[ service.kind ]?.send );
	for ( const { name, job } of receivers[ 0 ] ? events.splice( 0 ) : [] ) {
		receivers.forEach( ( { kind, options } ) => SERVICE_SCRIPTS[ kind ]?.send?.( name, job, options ) );
	}
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

function runSafely( id: string, callback: () => void ): void {
	try {
		callback();
	} catch ( error ) {
		console.info( id, error );
	}
}
