import { useId, useState } from '@wordpress/element';
import type { ReactElement } from 'react';
import { __, sprintf } from '../../../shared/admin/wordpress';
import { localTime } from './reply';
import { screen } from './screen';

interface ReplyScheduleProps {
	readonly at: string;
	readonly setAt: ( at: string ) => void;
}

/** The time at which the reply is sent, in the time zone of the site. */
export const ReplySchedule = ( { at, setAt }: ReplyScheduleProps ): ReactElement => {
	const id = useId();
	const [ min ] = useState( () => localTime( Date.now() / 1000 + 60, screen().timezone ) );
	return (
		<p>
			<label htmlFor={ id }>
				{ sprintf(
					/* translators: %s: time zone of the site, such as "Europe/Berlin" */
					__( 'Send later (optional, time zone %s)', 'courant-desk' ),
					screen().timezone
				) }
			</label>
			<input
				id={ id }
				type="datetime-local"
				min={ min }
				value={ at }
				onChange={ ( event ) => setAt( event.target.value ) }
			/>
		</p>
	);
};
