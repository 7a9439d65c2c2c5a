/** Parses JSON that PHP has printed into the page. Its shape `T` is that of the schema that PHP's output is tested with. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- The caller names the schema.
export function parsePrinted< T >( json: string ): T {
	// eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- Tests of PHP's output prove its type.
	const data: T = JSON.parse( json );
	return data;
}

type SettingsValues = Readonly< Record< string, Readonly< Record< string, unknown > > > >;

/** The event `courant:settings`, with all values of the settings screen by section and key, also those not saved. */
export const isSettingsEvent = ( event: Event ): event is CustomEvent< SettingsValues > =>
	event instanceof CustomEvent && event.type === 'courant:settings';
