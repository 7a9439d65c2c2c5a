export { parsePrinted } from '../config/parse-printed';

type SettingsValues = Readonly< Record< string, Readonly< Record< string, unknown > > > >;

/** The event `courant:settings`, with all values of the settings screen by section and key, also those not saved. */
export const isSettingsEvent = ( event: Event ): event is CustomEvent< SettingsValues > =>
	event instanceof CustomEvent && event.type === 'courant:settings';
