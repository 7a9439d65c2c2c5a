import type { Field, FieldType, Problem } from './model';
import { __ } from './wordpress';

export function typeName( type: FieldType ): string {
	const names: Record< FieldType, string > = {
		text: __( 'Text', 'courant-desk' ),
		textarea: __( 'Long text', 'courant-desk' ),
		email: __( 'Email', 'courant-desk' ),
		tel: __( 'Phone', 'courant-desk' ),
		url: __( 'URL', 'courant-desk' ),
		number: __( 'Number', 'courant-desk' ),
		date: __( 'Date', 'courant-desk' ),
		select: __( 'Dropdown list', 'courant-desk' ),
		radio: __( 'Single choice', 'courant-desk' ),
		checkbox: __( 'Multiple choice', 'courant-desk' ),
		file: __( 'File', 'courant-desk' ),
		consent: __( 'Consent', 'courant-desk' ),
		heading: __( 'Heading', 'courant-desk' ),
		step: __( 'Step', 'courant-desk' ),
	};
	return names[ type ];
}

/** Returns the label as plain text, or the field type if there is none. */
export const fieldLabel = ( field: Field ): string => field.label.replace( /<[^>]*>/g, '' ) || typeName( field.type );

export function problemText( problem: Problem ): string {
	const messages: Record< Problem, string > = {
		unlabelled: __( 'Enter a label for this field.', 'courant-desk' ),
		untitled: __( 'Enter a title for this step.', 'courant-desk' ),
		choiceless: __( 'Enter choices for this field.', 'courant-desk' ),
		condition: __( 'Move the field of the condition above this field.', 'courant-desk' ),
		bounds: __( 'The maximum is smaller than the minimum.', 'courant-desk' ),
	};
	return messages[ problem ];
}

export const operators = (): readonly { value: string; label: string }[] => [
	{ value: 'is', label: __( 'is', 'courant-desk' ) },
	{ value: 'is-not', label: __( 'is not', 'courant-desk' ) },
	{ value: 'filled', label: __( 'is filled in', 'courant-desk' ) },
	{ value: 'blank', label: __( 'is empty', 'courant-desk' ) },
];
