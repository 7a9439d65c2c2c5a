import type { ReactElement } from 'react';
import type { ApplicationEvent } from '../../../shared/config/generated';
import { __, sprintf } from '../../../shared/admin/wordpress';
import { ratingText } from './components';
import { dateTime } from './screen';

const assignmentText = ( what: 'assigned' | 'unassigned', who: string, user: string ): string =>
	what === 'assigned'
		? sprintf(
				/* translators: 1: name of a user, 2: name of the user who was assigned */
				__( '%1$s assigned it to %2$s', 'courant-desk' ),
				who,
				user
			)
		: sprintf(
				/* translators: 1: name of a user, 2: name of the user who was assigned */
				__( '%1$s removed the assignment of %2$s', 'courant-desk' ),
				who,
				user
			);

const sentText = ( who: string, subject: string ): string =>
	who === ''
		? sprintf(
				/* translators: %s: subject of the email */
				__( 'Email sent: %s', 'courant-desk' ),
				subject
			)
		: sprintf(
				/* translators: 1: name of a user, 2: subject of the email */
				__( '%1$s sent an email: %2$s', 'courant-desk' ),
				who,
				subject
			);

const fileAccessText = ( what: 'preview' | 'download', who: string, file: string ): string =>
	what === 'preview'
		? sprintf(
				/* translators: 1: name of a user, 2: file name */
				__( '%1$s previewed %2$s', 'courant-desk' ),
				who,
				file
			)
		: sprintf(
				/* translators: 1: name of a user, 2: file name */
				__( '%1$s downloaded %2$s', 'courant-desk' ),
				who,
				file
			);

function eventText( { what, who, detail }: ApplicationEvent ): string {
	switch ( what ) {
		case 'received':
			return __( 'Application received', 'courant-desk' );
		case 'stage':
			return sprintf(
				/* translators: 1: name of a user, 2: name of a stage */
				__( '%1$s moved it to “%2$s”', 'courant-desk' ),
				who,
				detail
			);
		case 'rating':
			return sprintf(
				/* translators: 1: name of a user, 2: a rating, such as "4 of 5 stars" */
				__( '%1$s rated it: %2$s', 'courant-desk' ),
				who,
				ratingText( Number( detail ) )
			);
		case 'opening':
			return sprintf(
				/* translators: 1: name of a user, 2: title of a job opening */
				__( '%1$s moved it to the job opening “%2$s”', 'courant-desk' ),
				who,
				detail
			);
		case 'note':
			return sprintf(
				/* translators: %s: name of a user */
				__( '%s added a note', 'courant-desk' ),
				who
			);
		case 'mail':
			return sentText( who, detail );
		case 'canceled':
			return sprintf(
				/* translators: %s: subject of the email */
				__( 'Scheduled email canceled, because the application was moved to the trash: %s', 'courant-desk' ),
				detail
			);
		case 'assigned':
		case 'unassigned':
			return assignmentText( what, who, detail );
		case 'preview':
		case 'download':
			return fileAccessText( what, who, detail );
	}
}

export const Timeline = ( { events }: { readonly events: readonly ApplicationEvent[] } ): ReactElement => (
	<section className="courant-card">
		<h3>{ __( 'Activity', 'courant-desk' ) }</h3>
		<ol className="courant-timeline">
			{ events.map( ( event, index ) => (
				<li key={ `${ event.at }-${ index }` } data-what={ event.what }>
					<span>{ eventText( event ) }</span>
					<time className="courant-none" dateTime={ new Date( event.at * 1000 ).toISOString() }>
						{ dateTime( event.at ) }
					</time>
				</li>
			) ) }
		</ol>
	</section>
);
