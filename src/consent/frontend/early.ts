import { pluginConfig } from '../../shared/config/page';
import { afterLoad } from '../../shared/frontend/after-load';
import { importModule } from '../../shared/frontend/import-module';
import type { ConsentConfig } from '../../shared/config/generated';
import {
	choiceForAll,
	applyPrivacySignal,
	isSameChoice,
	CATEGORIES,
	parseChoice,
	consentModeSignals,
	serializeChoice,
} from './choice';
import type { Choice } from './choice';
import { deleteStored, readCookie, writeCookie } from './storage';

declare global {
	interface Window {
		gtag?: ( ...words: unknown[] ) => void;
		wp_set_consent?: ( category: string, value: 'allow' | 'deny' ) => void;
	}
	interface Navigator {
		globalPrivacyControl?: boolean;
	}
}

export interface ConsentEvent {
	name: string;
	job: string;
}

/** What the lazy modules export; each module has one of these functions. */
interface LazyModule {
	show: (
		now: Choice | undefined,
		hasSignal: boolean,
		opener: HTMLElement | undefined,
		saveAnswer: ( choice: Choice ) => void
	) => void;
	run: ( services: ConsentConfig[ 'services' ], choice: Choice, pendingEvents: ConsentEvent[] ) => void;
	start: ( allows: ( category: string ) => boolean ) => void;
	connect: ( setChoice: ( choice: Choice | undefined ) => void ) => void;
	detect: ( startWith: ( banner: ConsentConfig[ 'banner' ] ) => void ) => void;
}

/** Decides in the browser what may load, so that the server prints the same page for every visitor. */
export function startConsent( config: ConsentConfig, load: ( url: string ) => Promise< unknown > ): void {
	const { modules, revision, services, cookies } = config;
	const hasSignal = navigator.globalPrivacyControl === true;
	/** Events that happened before a service could receive them. */
	const pendingEvents: ConsentEvent[] = [];
	let choice: Choice | undefined;
	let isAnnounced = false;

	const allows = ( category: string ) =>
		category === 'necessary' || ( choice?.[ category as keyof Choice ] ?? false );
	const loadedModules: Partial< Record< string, LazyModule > > = {};
	/**
	 * If a module fails to load, everything stays blocked. A loaded module is called synchronously, because the next
	 * key may belong to what it shows.
	 */
	const withModule = ( name: keyof ConsentConfig[ 'modules' ], callback: ( module: LazyModule ) => void ) => {
		const module = loadedModules[ name ];
		if ( module ) {
			callback( module );
		} else {
			load( modules[ name ] )
				.then( ( loaded ) => callback( ( loadedModules[ name ] = loaded as LazyModule ) ) )
				.catch( console.info );
		}
	};

	const setChoice = ( newChoice: Choice | undefined ) => {
		const next = newChoice && applyPrivacySignal( newChoice, hasSignal );
		if ( isAnnounced && isSameChoice( choice, next ) ) {
			return;
		}
		const isUpdate = choice ?? next;
		isAnnounced = true;
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
	let isRunning = false;
	const runServices = () => {
		isRunning ||= services.some( ( { category } ) => allows( category ) );
		if ( isRunning ) {
			const now = choice ?? choiceForAll( false );
			afterLoad( () => withModule( 'services', ( module ) => module.run( services, now, pendingEvents ) ) );
		}
	};
	const saveAnswer = ( newChoice: Choice ) => {
		writeCookie( serializeChoice( newChoice, revision ) );
		CATEGORIES.forEach( ( category ) =>
			window.wp_set_consent?.( category, newChoice[ category ] ? 'allow' : 'deny' )
		);
		log(
			config.log,
			isSameChoice( newChoice, choiceForAll( true ) )
				? 'accept'
				: isSameChoice( newChoice, choiceForAll( false ) )
					? 'refuse'
					: 'choose'
		);
		setChoice( newChoice );
	};
	/** @param opener the link that was clicked; undefined if the page opens the banner */
	const openBanner = ( opener?: HTMLElement ) => {
		let isPending = true;
		const onKey = ( { key }: KeyboardEvent ) => {
			isPending &&= ! opener || key !== 'Escape';
		};
		document.addEventListener( 'keydown', onKey );
		withModule( 'banner', ( module ) => {
			document.removeEventListener( 'keydown', onKey );
			if ( isPending ) {
				module.show( choice, hasSignal, opener, saveAnswer );
			}
		} );
	};

	window.courantConsent = { allows, decided: () => choice !== undefined };
	const queueEvent = ( name: string, job: string | undefined ) => {
		if ( job ) {
			pendingEvents.push( { name, job } );
			runServices();
		}
	};
	document.addEventListener( 'awsmjobs_application_submitted', ( { target } ) =>
		queueEvent(
			'job_application_submitted',
			( target as Element ).querySelector< HTMLInputElement >( '[name="awsm_job_id"]' )?.value
		)
	);
	queueEvent( 'job_view', pluginConfig().views?.jobId.toString() );

	const startWith = ( banner: ConsentConfig[ 'banner' ] ) => {
		if ( banner === 'own' ) {
			setChoice( parseChoice( readCookie(), revision ) );
			const pressed = location.hash === '#courant-consent' ? document.body : undefined;
			if ( pressed || ! choice ) {
				openBanner( pressed );
			}
			document.addEventListener( 'click', ( event ) => {
				const link = ( event.target as Element ).closest< HTMLElement >( 'a[href$="#courant-consent"]' );
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
	if ( config.banner === 'auto' ) {
		withModule( 'look', ( module ) => module.detect( startWith ) );
	} else {
		startWith( config.banner );
	}
	if ( document.querySelector( '[data-courant-embed]' ) ) {
		withModule( 'embeds', ( module ) => module.start( allows ) );
	}
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
