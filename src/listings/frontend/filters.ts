/** A value that can be selected: an option of a select, or a checkbox. */
export type Choice = HTMLOptionElement | HTMLInputElement;

/** A filter, whatever its controls are. Several values are joined by commas, as in URLs. */
export interface Filter {
	readonly key: string;
	readonly choices: readonly Choice[];
}

/** Controls in the form, and the sort order next to the count. */
const CONTROLS = '.awsm-filter-wrap select:not(:disabled), [data-filter] :is(select, [type="checkbox"]):not(:disabled)';

export function filtersOf( root: HTMLElement ): Filter[] {
	const found = new Map< string, ( HTMLSelectElement | HTMLInputElement )[] >();
	root.querySelectorAll< HTMLSelectElement | HTMLInputElement >( CONTROLS ).forEach( ( control ) => {
		// The key is read from the filter item, not from the control.
		const key = filterItem( control )?.dataset[ 'filter' ] ?? control.name;
		found.set( key, [ ...( found.get( key ) ?? [] ), control ] );
	} );
	return [ ...found ].map( ( [ key, controls ] ) => ( {
		key,
		// Read again each time, because the filter by distance adds options.
		get choices() {
			return controls.flatMap< Choice >( ( control ) =>
				'options' in control ? [ ...control.options ] : control
			);
		},
	} ) );
}

export function filterItem( control: Element ): HTMLElement | null {
	return control.closest< HTMLElement >( '[data-filter]' );
}

export function slugFor( choice: Choice ): string {
	return choice.dataset[ 'slug' ] ?? choice.value;
}

/** Returns the selected choices without the empty one. */
export function selectedChoices( { choices }: Filter ): Choice[] {
	return choices.filter( ( choice ) => choice.matches( ':checked' ) && slugFor( choice ) !== '' );
}

export function valueFor( filter: Filter ): string {
	return selectedChoices( filter ).map( slugFor ).join( ',' );
}

/** Returns the part of a value that the filter supports, in the filter's order. */
export function supportedValue( { choices }: Filter, value: string ): string {
	return choicesFor( choices, value ).map( slugFor ).join( ',' );
}

/** Returns the choices for a value: the one that represents all of it, or one for each part. */
export function choicesFor( choices: readonly Choice[], value: string ): Choice[] {
	const exact = choices.filter( ( choice ) => slugFor( choice ) === value );
	const values = value.split( ',' );
	return exact.length
		? exact
		: choices.filter( ( choice ) => slugFor( choice ) !== '' && values.includes( slugFor( choice ) ) );
}
