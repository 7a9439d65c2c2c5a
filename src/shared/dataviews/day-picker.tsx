import type * as Library from '@daypicker/react';
import { useSyncExternalStore } from '@wordpress/element';
import type { ComponentProps, ReactElement } from 'react';

/*
 * Replaces `@daypicker/react` in the table library: the calendar of date filters is another script, which a screen may
 * load after it has rendered.
 */

type DayPickerLibrary = Pick< typeof Library, 'DayPicker' | 'rangeContainsModifiers' | 'useDayPicker' >;

declare global {
	interface Window {
		readonly courantDayPicker?: DayPickerLibrary;
	}
}

/** Dispatched by `admin/day-picker`. */
const LOADED_EVENT = 'courant:day-picker';

const subscribe = ( listener: () => void ): ( () => void ) => {
	window.addEventListener( LOADED_EVENT, listener );
	return () => window.removeEventListener( LOADED_EVENT, listener );
};

/** Shows nothing until the library is loaded. */
export const DayPicker = ( props: ComponentProps< typeof Library.DayPicker > ): ReactElement | null => {
	const library = useSyncExternalStore( subscribe, () => window.courantDayPicker );
	return library === undefined ? null : <library.DayPicker { ...props } />;
};

const loaded = (): DayPickerLibrary => {
	if ( window.courantDayPicker === undefined ) {
		throw new Error( 'Parts of the calendar are rendered only in the calendar.' );
	}
	return window.courantDayPicker;
};

export const useDayPicker: DayPickerLibrary[ 'useDayPicker' ] = () => loaded().useDayPicker();

/** Called when a day of the calendar is chosen. */
export const rangeContainsModifiers: DayPickerLibrary[ 'rangeContainsModifiers' ] = ( ...parameters ) =>
	loaded().rangeContainsModifiers( ...parameters );
