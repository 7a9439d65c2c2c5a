import { pluginConfig } from '../../shared/config/page';
import { afterLoad } from '../../shared/frontend/after-load';
import { importModule } from '../../shared/frontend/import-module';
import type { ConsentConfig } from '../../shared/config/generated';
import { choiceForAll, applyPrivacySignal, isSameChoice, CATEGORIES, parseChoice, consentModeSignals } from './choice';
import type { Choice } from './choice';
import { deleteStored, readCookie } from './storage';

declare global {
	interface Window {
		gtag?: ( ...args: unknown[] ) => void;
	}
	interface Navigator {
		globalPrivacyControl?: boolean;
	}
	interface DocumentEventMap {
		/** Dispatched by application forms. */
		awsmjobs_application_submitted: CustomEvent & { readonly target: Element };
	}
}

export interface ConsentEvent {
	name: string;
	job: string;
}

/** Exports of the lazy modules; each module has one of these functions. */
interface LazyModule {
	show: (
		now: Choice | undefined,
		hasSignal: boolean,
		opener: HTMLElement | undefined,
		revision: number,
		onChoose: ( choice: Choice, action: string ) => void
	) => void;
	run: ( services: ConsentConfig[ 'services' ], choice: Choice, pendingEvents: ConsentEvent[] ) => void;
	start: ( allows: ( category: string ) => boolean ) => void;
	connect: ( setChoice: ( choice: Choice | undefined ) => void ) => void;
	detect: ( startWith: ( banner: ConsentConfig[ 'banner' ] ) => void ) => void;
}

type ModuleName = keyof ConsentConfig[ 'modules' ];
type LoadModule = ( url: string ) => Promise< LazyModule >;
type WithModule = ( name: ModuleName, callback: ( module: LazyModule ) => void ) => void;

/**
 * Returns a function that passes a lazy module to a callback. If a module fails to load, everything stays blocked. A
 * loaded module is passed synchronously, because the next key may belong to what it shows.
 */
function createModuleLoader( urls: ConsentConfig[ 'modules' ], load: LoadModule ): WithModule {
	const loadedModules: Partial< Record< string, LazyModule > > = {};
	return ( name, callback ) => {
		const module = loadedModules[ name ];
		if ( module ) {
			callback( module );
		} else {
			load( urls[ name ] )
				.then( ( loaded ) => callback( ( loadedModules[ name ] = loaded ) ) )
				.catch( console.info );
		}
	};
}

/** Keeps the visitor's choice, and runs what it allows. */
function createChoice( { services, cookies }: ConsentConfig, hasSignal: boolean, withModule: WithModule ) {
	/** Events that happened before a service could receive them. */
	const pendingEvents: ConsentEvent[] = [];
	/** `null` before the first choice was announced; `undefined` if the visitor has not decided. */
	let choice: ( Choice & Readonly< Record< string, boolean > > ) | undefined | null = null;
	let isRunning = false;

	const allows = ( category: string ) => category === 'necessary' || ( choice?.[ category ] ?? false );
	const runServices = () => {
		isRunning ||= services.some( ( { category } ) => allows( category ) );
		if ( isRunning ) {
			const now = choice ?? choiceForAll( false );
			afterLoad( () => withModule( 'services', ( module ) => module.run( services, now, pendingEvents ) ) );
		}
	};
	const setChoice = ( newChoice: Choice | undefined ) => {
		const next = newChoice && applyPrivacySignal( newChoice, hasSignal );
		if ( choice !== null && isSameChoice( choice, next ) ) {
			return;
		}
		const isUpdate = choice ?? next;
		choice = next;
		deleteStored(
			CATEGORIES.filter( ( category ) => ! allows( category ) ).flatMap(
				( category ) => cookies[ category ] ?? []
			)
		);
		if ( isUpdate ) {
			window.gtag?.( 'consent', 'update', consentModeSignals( next ?? choiceForAll( false ) ) );
		}
		document.dispatchEvent(
			new CustomEvent( 'courant:consent', { detail: next ? { necessary: true, ...next } : null } )
		);
		runServices();
	};
	const queueEvent = ( name: string, job: string | undefined ) => {
		if ( job ) {
			pendingEvents.push( { name, job } );
			runServices();
		}
	};
	return [ () => choice ?? undefined, allows, setChoice, queueEvent ] as const;
}

/** Calls back with the module of our banner, unless Escape was pressed before the module was loaded. */
function loadBanner(
	withModule: WithModule,
	opener: HTMLElement | undefined,
	show: ( module: LazyModule ) => void
): void {
	let isPending = true;
	const onKey = ( { key }: KeyboardEvent ) => {
		isPending &&= ! opener || key !== 'Escape';
	};
	document.addEventListener( 'keydown', onKey );
	withModule( 'banner', ( module ) => {
		document.removeEventListener( 'keydown', onKey );
		if ( isPending ) {
			show( module );
		}
	} );
}

/** Decides in the browser what may load, so that the server prints the same page for every visitor. */
export function startConsent( config: ConsentConfig, load: LoadModule ): void {
	const { modules, revision } = config;
	const hasSignal = navigator.globalPrivacyControl === true;
	const withModule = createModuleLoader( modules, load );
	const [ getChoice, allows, setChoice, queueEvent ] = createChoice( config, hasSignal, withModule );

	const onChoose = ( newChoice: Choice, action: string ) => {
		log( config.log, action );
		setChoice( newChoice );
	};
	/** @param opener the link that was clicked; undefined if the page opens the banner */
	const openBanner = ( opener?: HTMLElement ) =>
		loadBanner( withModule, opener, ( module ) =>
			module.show( getChoice(), hasSignal, opener, revision, onChoose )
		);
	const startWith = ( banner: ConsentConfig[ 'banner' ] ) => {
		if ( banner === 'own' ) {
			setChoice( parseChoice( readCookie(), revision ) );
			const pressed = location.hash === '#courant-consent' ? document.body : undefined;
			if ( pressed || ! getChoice() ) {
				openBanner( pressed );
			}
			document.addEventListener( 'click', ( event ) => {
				const link = event.target?.closest?.< HTMLElement >( 'a[href$="#courant-consent"]' );
				if ( link ) {
					event.preventDefault();
					openBanner( link );
				}
			} );
		} else if ( banner === 'none' ) {
			setChoice( choiceForAll( config.fallback ) );
		} else if ( banner !== 'auto' ) {
			withModule( banner, ( module ) => module.connect( setChoice ) );
		}
	};

	window.courantConsent = { allows, decided: () => Boolean( getChoice() ) };
	document.addEventListener( 'awsmjobs_application_submitted', ( { target } ) =>
		queueEvent(
			'job_application_submitted',
			target.querySelector< HTMLInputElement >( '[name="awsm_job_id"]' )?.value
		)
	);
	queueEvent( 'job_view', pluginConfig().views?.jobId.toString() );
	if ( config.banner === 'auto' ) {
		withModule( 'detect', ( module ) => module.detect( startWith ) );
	} else {
		startWith( config.banner );
	}
	const startEmbeds = () =>
		document.querySelector( '[data-courant-embed]' ) &&
		withModule( 'embeds', ( module ) => module.start( allows ) );
	document.addEventListener( 'courant:inserted', startEmbeds );
	startEmbeds();
	log( config.log, 'view' );
}

/** Counts banner events for the site owner; no other site receives them. */
function log( url: string, what: string ): void {
	if ( url ) {
		navigator.sendBeacon( url, new URLSearchParams( { action: 'courant_consent_log', what } ) );
	}
}

const config = pluginConfig().consent;
if ( config ) {
	startConsent( config, importModule );
}
