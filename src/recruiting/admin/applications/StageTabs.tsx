import { Button } from '@wordpress/components';
import type { ReactElement } from 'react';
import type { ApplicationList } from '../../../shared/config/generated';
import { formatNumber } from '../../../shared/admin/format';
import { __, sprintf } from '../../../shared/admin/wordpress';
import { customProperties } from '../../../shared/admin/values';
import type { Query } from './query';
import { screen } from './screen';

interface StageTabsProps {
	readonly query: Query;
	readonly setQuery: ( query: Query ) => void;
	readonly counts: ApplicationList[ 'counts' ];
}

/** The stages with their counts, as shortcuts for the filter. */
export const StageTabs = ( { query, counts, setQuery }: StageTabsProps ): ReactElement => {
	const countsFor = ( slug: string ): { all: number; unread: number } => counts[ slug ] ?? { all: 0, unread: 0 };
	const all = screen().stages.reduce(
		( sum, { slug } ) => ( {
			all: sum.all + countsFor( slug ).all,
			unread: sum.unread + countsFor( slug ).unread,
		} ),
		{ all: 0, unread: 0 }
	);
	const tab = (
		key: string,
		label: string,
		number: { all: number; unread: number },
		stage: readonly string[],
		color: string
	): ReactElement => {
		const isCurrent =
			stage.length === 0 ? query.stage.length === 0 : query.stage.length === 1 && query.stage[ 0 ] === stage[ 0 ];
		return (
			<Button
				key={ key }
				aria-pressed={ isCurrent }
				style={ customProperties( { '--stage': color } ) }
				onClick={ () => setQuery( { ...query, stage, page: 1 } ) }
			>
				<span>{ label }</span>
				<span className="courant-count">{ formatNumber( number.all ) }</span>
				{ number.unread > 0 ? (
					<span className="courant-unread">
						<span aria-hidden="true">{ formatNumber( number.unread ) }</span>
						<span className="screen-reader-text">
							{ sprintf(
								/* translators: %d: number of unread applications */
								__( '%d unread', 'courant-desk' ),
								number.unread
							) }
						</span>
					</span>
				) : null }
			</Button>
		);
	};
	return (
		<div className="courant-stages" role="group" aria-label={ __( 'Stages', 'courant-desk' ) }>
			{ tab( 'all', __( 'All', 'courant-desk' ), all, [], '#50575e' ) }
			{ screen().stages.map( ( stage ) =>
				tab( stage.slug, stage.label, countsFor( stage.slug ), [ stage.slug ], stage.color )
			) }
		</div>
	);
};
