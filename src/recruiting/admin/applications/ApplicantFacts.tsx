import type { ReactElement } from 'react';
import type { ApplicationDetail, ApplicationRow } from '../../../shared/config/generated';
import { __, _n, sprintf } from '../../../shared/admin/wordpress';
import { dateTime, screen } from './screen';

const ContactFacts = ( {
	row,
	detail,
}: {
	readonly row: ApplicationRow;
	readonly detail: ApplicationDetail;
} ): ReactElement => (
	<>
		<div>
			<dt>{ __( 'Email', 'courant-desk' ) }</dt>
			<dd>
				<a href={ `mailto:${ row.email }` }>
					<bdi>{ row.email }</bdi>
				</a>
			</dd>
		</div>
		{ detail.phone === '' ? null : (
			<div>
				<dt>{ __( 'Phone', 'courant-desk' ) }</dt>
				<dd>
					<a href={ `tel:${ detail.phone.replace( /[^\d+]/g, '' ) }` }>
						<bdi>{ detail.phone }</bdi>
					</a>
				</dd>
			</div>
		) }
	</>
);

const ConsentFact = ( { consent }: { readonly consent: ApplicationDetail[ 'consent' ] } ): ReactElement => (
	<div>
		<dt>{ __( 'Consent', 'courant-desk' ) }</dt>
		<dd>
			{ consent.given ? __( 'Given', 'courant-desk' ) : __( 'Not requested', 'courant-desk' ) }
			{ consent.text === '' ? null : (
				<details>
					<summary>
						{ sprintf(
							/* translators: %s: version of the consent text, such as "3f2a91bc" */
							__( 'Consent text, version %s', 'courant-desk' ),
							consent.version
						) }
					</summary>
					<p dir="auto">{ consent.text }</p>
				</details>
			) }
		</dd>
	</div>
);

const RetentionFact = ( { retentionDays }: { readonly retentionDays: number } ): ReactElement => (
	<div>
		<dt>{ __( 'Retention', 'courant-desk' ) }</dt>
		<dd>
			{ sprintf(
				/* translators: %d: number of days */
				_n(
					'%d day in this stage, then deleted',
					'%d days in this stage, then deleted',
					retentionDays,
					'courant-desk'
				),
				retentionDays
			) }
		</dd>
	</div>
);

export const ApplicantFacts = ( { detail }: { readonly detail: ApplicationDetail } ): ReactElement => {
	const { row, consent, openingState } = detail;
	const state = { open: '', closed: __( 'closed', 'courant-desk' ), gone: __( 'deleted', 'courant-desk' ) }[
		openingState
	];
	const retentionDays = screen().days[ row.stage ] ?? 0;
	return (
		<dl className="courant-facts">
			<div>
				<dt>{ __( 'Job opening', 'courant-desk' ) }</dt>
				<dd>
					{ detail.openingUrl === '' || openingState === 'gone' ? (
						<bdi>{ row.opening.title }</bdi>
					) : (
						<a href={ detail.openingUrl }>
							<bdi>{ row.opening.title }</bdi>
						</a>
					) }
					{ state === '' ? null : <span className="courant-state">{ state }</span> }
				</dd>
			</div>
			<ContactFacts row={ row } detail={ detail } />
			{ detail.facts.map( ( { label, value }, index ) => (
				<div key={ `${ label }-${ index }` }>
					<dt>{ label }</dt>
					<dd className="courant-lines" dir="auto">
						{ value }
					</dd>
				</div>
			) ) }
			<div>
				<dt>{ __( 'Received', 'courant-desk' ) }</dt>
				<dd>{ dateTime( row.received ) }</dd>
			</div>
			{ row.reference === '' ? null : (
				<div>
					<dt>{ __( 'Reference number', 'courant-desk' ) }</dt>
					<dd>
						<code>{ row.reference }</code>
					</dd>
				</div>
			) }
			<ConsentFact consent={ consent } />
			{ detail.team.length > 0 ? (
				<div>
					<dt>{ __( 'Hiring team', 'courant-desk' ) }</dt>
					<dd>{ detail.team.join( ', ' ) }</dd>
				</div>
			) : null }
			{ retentionDays > 0 ? <RetentionFact retentionDays={ retentionDays } /> : null }
		</dl>
	);
};
