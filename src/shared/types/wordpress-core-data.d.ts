/** Only what we use, as WordPress 6.5 has it. */
declare module '@wordpress/core-data' {
	/** Returns a property of the edited entity and its setter. */
	export function useEntityProp(
		kind: string,
		name: string,
		property: string
	): [ unknown, ( value: unknown ) => void ];
}
