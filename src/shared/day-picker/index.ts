import { DayPicker, rangeContainsModifiers, useDayPicker } from '@daypicker/react';

/*
 * The calendar of date filters. It is not in the table library, because a table can be used before it is loaded
 * (src/shared/dataviews/day-picker.tsx).
 */
Object.assign( window, { courantDayPicker: { DayPicker, rangeContainsModifiers, useDayPicker } } );
window.dispatchEvent( new Event( 'courant:day-picker' ) );
