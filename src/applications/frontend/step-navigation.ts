import { focusOn } from '../../shared/frontend/a11y';
import { createStore } from '../../shared/frontend/create-store';
import type { Store } from '../../shared/frontend/create-store';
import type { FieldError } from '../../application-forms/frontend/fields';
import { elementsOf, showStep, shownStep, stepCount, stepOf } from '../../application-forms/frontend/steps';
import type { Application } from './submit';

/** Moves between the steps of an application form. */
export class StepNavigation {
	readonly count: number;
	/** The step that is shown. */
	readonly store: Store< number, number >;
	readonly #application: Application;

	constructor( application: Application ) {
		this.#application = application;
		this.count = stepCount( application.form );
		this.store = createStore( ( _before: number, step: number ) => step, shownStep( application.form ) );
	}

	/** Checks the fields of the shown step, and shows the next one. */
	readonly next = (): void => {
		const { form, config, store } = this.#application;
		const step = this.store.get();
		const errors = this.#errorsOf( step );
		if ( errors.length > 0 ) {
			store.dispatch( { type: 'refused', errors, messages: [] } );
		} else if ( config.validation || ! reportInvalid( form, ( control ) => stepOf( form, control ) === step ) ) {
			store.get().errors.forEach( ( { name } ) => store.dispatch( { type: 'checked', name, error: null } ) );
			this.#move( 1 );
		}
	};

	readonly back = (): void => this.#move( -1 );

	/** Shows the next step instead of sending the form, unless the last one is shown. */
	handleSubmit( event: Event ): void {
		const { form, config } = this.#application;
		const isLast = this.store.get() === this.count;
		const showStepOf = ( control: Element ): boolean => this.#show( stepOf( form, control ) );
		if ( isLast && ( config.validation || ! reportInvalid( form, showStepOf ) ) ) {
			return;
		}
		event.preventDefault();
		event.stopImmediatePropagation();
		if ( ! isLast ) {
			this.next();
		}
	}

	/** Shows the step of the first error, and the first step for another application. */
	followErrors(): void {
		const { store } = this.#application;
		let before = store.get();
		store.subscribe( () => {
			const { focusCount, sent, errors } = store.get();
			const [ first ] = errors;
			if ( focusCount !== before.focusCount && first ) {
				this.#show( this.#stepOfError( first ) );
			} else if ( before.sent && ! sent ) {
				this.#show( 1 );
			}
			before = store.get();
		} );
	}

	/** A link of the error summary leads to a field that may be in another step: shows it before it gets the focus. */
	followLinks(): void {
		const { form } = this.#application;
		form.addEventListener(
			'click',
			( { target } ) => {
				const link = target instanceof Element ? target.closest( '.courant-form-summary a' ) : null;
				const id = link?.getAttribute( 'href' )?.slice( 1 ) ?? '';
				if ( link ) {
					this.#show( stepOf( form, document.getElementById( id ) ) );
				}
			},
			true
		);
	}

	#show( step: number ): boolean {
		if ( step > 0 ) {
			showStep( this.#application.form, step );
			this.store.dispatch( step );
		}
		return step > 0;
	}

	/** Skips steps whose fields are all hidden by their conditions; the last step has the submit button. */
	#move( direction: 1 | -1 ): void {
		const { form } = this.#application;
		const isEmpty = ( step: number ): boolean =>
			elementsOf( form, step ).every( ( element ) => element.hidden || isTitle( element ) );
		let step = this.store.get() + direction;
		while ( step > 1 && step < this.count && isEmpty( step ) ) {
			step += direction;
		}
		this.#show( step );
		const [ title ] = elementsOf( form, step );
		if ( title ) {
			focusOn( title );
		}
	}

	#stepOfError( { control }: FieldError ): number {
		return stepOf( this.#application.form, document.getElementById( control ) );
	}

	/** Returns the errors of a step, with those of its files, whose sizes are checked when they are chosen. */
	#errorsOf( step: number ): FieldError[] {
		const { store, validate } = this.#application;
		const found = validate();
		const ofFiles = store
			.get()
			.errors.filter(
				( { name, control } ) =>
					document.getElementById( control )?.matches( '[type="file"]' ) &&
					! found.some( ( error ) => error.name === name )
			);
		return [ ...found, ...ofFiles ].filter( ( error ) => this.#stepOfError( error ) === step );
	}
}

const isTitle = ( element: HTMLElement ): boolean => element.querySelector( '.courant-form-step' ) !== null;

const hasValidity = ( control: Element ): control is HTMLInputElement => 'reportValidity' in control;

/** Shows the browser's own message at the first invalid control that matches. */
function reportInvalid( form: HTMLFormElement, matches: ( control: Element ) => boolean ): boolean {
	const invalid = [ ...form.elements ].find( ( control ) => control.matches( ':invalid' ) && matches( control ) );
	if ( invalid && hasValidity( invalid ) ) {
		invalid.reportValidity();
	}
	return invalid !== undefined;
}
