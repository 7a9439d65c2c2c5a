import { renderIsland } from '../../shared/frontend/island';
import { Combobox } from './Combobox';
import type { ComboboxProps } from './Combobox';

/** Renders the list of suggestions, and requests those for the text that the field has. */
export const mount = async ( root: HTMLElement, props: ComboboxProps ) =>
	renderIsland( root, <Combobox { ...props } />, root );
