import type { FieldDefinition } from './labels';
import type { Meta } from './model';

/** Props of the control of a field. */
export interface ControlProps {
	readonly field: FieldDefinition;
	readonly meta: Meta;
	readonly set: ( changes: Meta ) => void;
}
