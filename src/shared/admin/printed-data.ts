/** Parses JSON that PHP has printed into the page. Its shape `T` is that of the schema that PHP's output is tested with. */
export function parsePrinted< T >( json: string ): T {
	// `JSON.parse()` returns `any`: the type is declared in one place instead of in a cast on each screen.
	const data: T = JSON.parse( json );
	return data;
}

type SettingsValues = Readonly< Record< string, Readonly< Record< string, unknown > > > >;

/** The event `courant:settings`, with all values of the settings screen by section and key, also those not saved. */
export const isSettingsEvent = ( event: Event ): event is CustomEvent< SettingsValues > =>
	event instanceof CustomEvent && event.type === 'courant:settings';
