import type { PackageConfig } from '../../shared/config/page';
import { importModule } from '../../shared/frontend/import-module';
import { renderIsland } from '../../shared/frontend/island';
import { createStore } from '../../shared/frontend/create-store';
import { ApplicationForm } from './ApplicationForm';
import { createIdempotencyKeys } from './idempotency-key';
import { loadCaptcha } from './captcha';
import { initDraft } from './draft';
import { createSlot } from '../../application-forms/frontend/FileLists';
import { controlsOf, countError, readPrintedErrors, validateControl } from '../../application-forms/frontend/fields';
import { initialState, reduce } from './model';
import type { State } from './model';
import { printedOutcome } from './server-markup';
import { openingOf, readSent } from './sent';
import type { Application } from './submit';
import { createTokens, fetchToken } from './token';

export async function mount(
	root: HTMLElement,
	_props: unknown,
	{ applications: config, islands }: PackageConfig
): Promise< void > {
	const form = root.querySelector< HTMLFormElement >( 'form.awsm-application-form' );
	if ( ! form ) {
		// The opening is closed, or the application was sent.
		return;
	}
	if ( ! config ) {
		throw new Error( 'No configuration' );
	}
	const slots = {
		summary: createSlot(),
		progress: createSlot(),
		another: createSlot(),
	};
	form.prepend( slots.summary );
	form.append( slots.progress );
	( root.querySelector( '.courant-after-sending' ) ?? root ).append( slots.another );
	const tokens = createTokens( () => fetchToken( config.tokenUrl ) );
	// The island mounts at the first focus, which this handler has missed.
	tokens.refresh();
	const opening = openingOf( form );
	const outcome = printedOutcome( root );
	const application: Application = {
		root,
		opening,
		form,
		config,
		tokens,
		store: createStore( reduce, {
			...initialState,
			errors: readPrintedErrors( form ),
			...( outcome ? { outcome } : sentBefore( opening ) ),
		} ),
		keys: createIdempotencyKeys(),
		captcha: loadCaptcha( form, config.captcha ),
		forgetDraft: initDraft( form ).clear,
		validate: () =>
			controlsOf( form ).flatMap(
				( control ) => ( config.validation ? validateControl : countError )( control, config.messages ) ?? []
			),
		abort: null,
	};
	await renderIsland( root, <ApplicationForm application={ application } slots={ slots } /> );
	// A form with steps adds its buttons.
	root.dispatchEvent( new CustomEvent( 'courant:application', { detail: application } ) );
	const styledSelects = islands?.[ 'styled-selects' ];
	if ( config.styledSelects && styledSelects ) {
		// If it fails to load, the native selects work.
		void importModule< { mount: ( element: HTMLElement ) => void } >( styledSelects ).then(
			( module ) => module.mount( root ),
			console.info
		);
	}
}

/** Returns the state after a reload if an application was sent in this tab. */
function sentBefore( opening: string ): Pick< State, 'sent' | 'outcome' > | undefined {
	const messages = readSent( opening );
	return messages && { sent: true, outcome: { tone: 'success', messages } };
}
