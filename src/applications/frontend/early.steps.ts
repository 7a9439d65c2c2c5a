import { configForIsland } from '../../shared/config/page';
import { importModule } from '../../shared/frontend/import-module';
import { showStep, shownStep, stepCount, stepOf } from '../../application-forms/frontend/steps';
import type { Application } from './submit';
import type { StepNavigation } from './step-navigation';

/**
 * Shows one step at a time of each application form that has steps, and loads the buttons when the form is used first.
 * Without this script, and after an error, all fields are shown.
 */
const NAME = 'application-steps';

declare global {
	interface HTMLElementEventMap {
		/** Dispatched by the island of a form when it has been mounted. */
		'courant:application': CustomEvent< Application >;
	}
}

interface StepsModule {
	mount: ( buttons: HTMLElement, application: Application ) => Promise< StepNavigation >;
}

/** Shows the first step, and listens to the buttons and the Enter key until the island is mounted. */
export function prepare( form: HTMLFormElement ): void {
	const buttons = form.querySelector< HTMLElement >( '.courant-form-steps' );
	const root = form.closest< HTMLElement >( '[data-island]' );
	if ( ! buttons || ! root || form.dataset[ 'step' ] ) {
		return;
	}
	let navigation: StepNavigation | undefined;
	let isNextPending = false;
	const isBroken = () => root.hasAttribute( 'data-failed' ) || buttons.hasAttribute( 'data-failed' );
	const next = () => {
		isNextPending = true;
		root.dispatchEvent( new Event( 'courant:mount', { bubbles: true } ) );
	};

	// The server has printed its messages next to the fields.
	const invalid = form.querySelector( '[aria-invalid]' );
	showStep( form, invalid ? stepOf( form, invalid ) : 1 );
	// A browser cannot show its own message in a step that is hidden, and would not send the form.
	form.noValidate = true;
	buttons.hidden = false;
	buttons.addEventListener( 'click', () => navigation ?? next() );
	root.addEventListener(
		'submit',
		( event ) => {
			if ( isBroken() ) {
				return;
			}
			if ( navigation ) {
				navigation.handleSubmit( event );
			} else if ( shownStep( form ) < stepCount( form ) ) {
				// The Enter key in a field.
				event.preventDefault();
				event.stopImmediatePropagation();
				next();
			}
		},
		true
	);
	const mount = async ( application: Application ): Promise< void > => {
		try {
			const url = configForIsland( NAME )?.islands?.[ NAME ] ?? '';
			navigation = await ( await importModule< StepsModule >( url ) ).mount( buttons, application );
			if ( isNextPending ) {
				navigation.next();
			}
		} catch ( error ) {
			console.warn( error );
			buttons.toggleAttribute( 'data-failed', true );
		}
	};
	root.addEventListener( 'courant:application', ( { detail } ) => void mount( detail ) );
}

const prepareAll = () =>
	document.querySelectorAll< HTMLFormElement >( '.awsm-application-form[data-steps]' ).forEach( prepare );
document.addEventListener( 'courant:inserted', prepareAll );
prepareAll();
