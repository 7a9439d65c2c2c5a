import { importModule } from '../../shared/frontend/import-module';
import type { ComboboxProps } from './Combobox';
import type * as ComboboxModule from './lazy.combobox';

interface Props extends Omit< ComboboxProps, 'field' > {
	/** URL of the module lazy.combobox. */
	script: string;
}

/**
 * Makes the search field of the overlay a combobox, and imports its list at the first text. The form works without
 * this.
 */
export function mount( root: HTMLElement, { script, ...props }: Props ): void {
	const field = root.closest( '[popover]' )?.querySelector< HTMLInputElement >( '[type=search]' );
	if ( ! field ) {
		throw new Error( 'No search field' );
	}
	const start = () =>
		void importModule< typeof ComboboxModule >( script )
			.then( ( module ) => module.mount( root, { ...props, field } ) )
			.catch( () => undefined );
	Object.entries( { role: 'combobox', 'aria-expanded': 'false', autocomplete: 'off' } ).forEach(
		( [ name, value ] ) => field.setAttribute( name, value )
	);
	if ( field.value ) {
		start();
	} else {
		field.addEventListener( 'input', start, { once: true } );
	}
}
