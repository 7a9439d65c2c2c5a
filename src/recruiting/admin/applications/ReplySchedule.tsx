import { useState } from '@wordpress/element';
import type { ReactElement } from 'react';
import { DateControl } from '../../../shared/admin/date-control';
import { __, sprintf } from '../../../shared/admin/wordpress';
import { localTime } from './reply';
import { screen } from './screen';

interface ReplyScheduleProps {
	readonly at: string;
	readonly setAt: ( at: string ) => void;
}

/** The time at which the reply is sent, in the time zone of the site. */
export const ReplySchedule = ( { at, setAt }: ReplyScheduleProps ): ReactElement => {
	const [ min ] = useState( () => localTime( Date.now() / 1000 + 60, screen().timezone ) );
	return (
		<DateControl
			label={ sprintf(
				/* translators: %s: time zone of the site, such as "Europe/Berlin" */
				__( 'Send later (optional, time zone %s)', 'courant-desk' ),
				screen().timezone
			) }
			type="datetime-local"
			min={ min }
			value={ at }
			onChange={ setAt }
		/>
	);
};
