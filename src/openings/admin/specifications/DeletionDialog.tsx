import type { ReactElement } from 'react';
import { __, _n, sprintf } from '../../../shared/admin/wordpress';
import type { DeletionImpact } from './model';
import { isUnused } from './model';

/** Returns one sentence for each kind of data that is deleted. */
function impactLines( impact: DeletionImpact, isMerge: boolean ) {
	const lines: string[] = [];
	if ( impact.terms > 0 ) {
		lines.push(
			sprintf(
				/* translators: %d: number of values of a specification */
				_n(
					'%d value and the page that lists its job openings are deleted.',
					'%d values and the pages that list their job openings are deleted.',
					impact.terms,
					'courant-desk'
				),
				impact.terms
			)
		);
	}
	if ( impact.openings > 0 ) {
		lines.push(
			isMerge
				? sprintf(
						/* translators: %d: number of job openings */
						_n(
							'%d job opening gets the other value.',
							'%d job openings get the other value.',
							impact.openings,
							'courant-desk'
						),
						impact.openings
					)
				: sprintf(
						/* translators: %d: number of job openings */
						_n(
							'%d job opening loses this value. The job opening itself is not deleted.',
							'%d job openings lose this value. The job openings themselves are not deleted.',
							impact.openings,
							'courant-desk'
						),
						impact.openings
					)
		);
	}
	if ( impact.filters ) {
		lines.push( __( 'Listings no longer show it or filter by it.', 'courant-desk' ) );
	}
	return lines;
}

/** Lists what is deleted. */
export const DeletionImpactList = ( {
	impact,
	isMerge = false,
}: {
	readonly impact: DeletionImpact;
	readonly isMerge?: boolean;
} ): ReactElement => {
	if ( isUnused( impact ) ) {
		return <p>{ __( 'Not in use: nothing else is deleted.', 'courant-desk' ) }</p>;
	}
	const lines = impactLines( impact, isMerge );
	return (
		<>
			<ul className="courant-deletion-impact">
				{ lines.map( ( line ) => (
					<li key={ line }>{ line }</li>
				) ) }
			</ul>
			{ impact.listings.length === 0 ? null : (
				<>
					<p>{ __( 'These pages have listings that use it. Check them afterwards:', 'courant-desk' ) }</p>
					<ul className="courant-deletion-impact">
						{ impact.listings.map( ( { title, link } ) => (
							<li key={ link }>
								<a href={ link } target="_blank" rel="noreferrer">
									{ title }
								</a>
							</li>
						) ) }
					</ul>
				</>
			) }
			{ isMerge ? null : <p>{ __( 'This cannot be undone.', 'courant-desk' ) }</p> }
		</>
	);
};
