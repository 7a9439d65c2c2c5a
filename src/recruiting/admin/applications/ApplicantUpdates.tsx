import type { ReactElement } from 'react';
import type { ApplicationDetail } from '../../../shared/config/generated';
import { __, sprintf } from '../../../shared/admin/wordpress';
import { FileDownload } from './FileDownload';
import { dateTime } from './screen';

type Update = ApplicationDetail[ 'updates' ][ number ];

/** Repeated applications with the same email address that the applicant has not confirmed. */
export const ApplicantUpdates = ( { updates }: { readonly updates: readonly Update[] } ): ReactElement | null =>
	updates.length === 0 ? null : (
		<section className="courant-card">
			<h3>{ __( 'Unconfirmed update', 'courant-desk' ) }</h3>
			<p>
				{ __(
					'A second application with this email address. It replaces nothing until the applicant confirms it with the link in the email.',
					'courant-desk'
				) }
			</p>
			<ul className="courant-files">
				{ updates.map( ( update ) => (
					<li key={ update.id }>
						<p>
							{ update.letter
								? sprintf(
										/* translators: %s: date and time */
										__( 'Received %s, with a cover letter', 'courant-desk' ),
										dateTime( update.at )
									)
								: sprintf(
										/* translators: %s: date and time */
										__( 'Received %s', 'courant-desk' ),
										dateTime( update.at )
									) }
						</p>
						{ update.files.map( ( file ) => (
							<div key={ file.id } className="courant-file-item">
								<span className="courant-file__name">
									<bdi>{ file.name }</bdi> <span className="courant-none">{ file.field }</span>
								</span>
								<FileDownload file={ file } />
								{ file.notice === '' ? null : <p className="courant-file__notice">{ file.notice }</p> }
							</div>
						) ) }
					</li>
				) ) }
			</ul>
		</section>
	);
