import * as coreData from '@wordpress/core-data';

/** Returns a property of the edited entity and its setter. */
export const { useEntityProp } = coreData as unknown as {
	useEntityProp: ( kind: string, name: string, property: string ) => [ unknown, ( value: unknown ) => void ];
};
