import { Button } from '@wordpress/components';
import { useEffect } from '@wordpress/element';
import { trash } from '@wordpress/icons';
import { useRef } from 'react';
import type { ReactElement } from 'react';
import type { ApplicationDetail } from '../../../shared/config/generated';
import { __, sprintf } from '../../../shared/admin/wordpress';
import type { Change } from './api';
import { Initials, Rating, StageSelect, stageLabel } from './components';
import { stageOf } from './screen';

interface DetailHeaderProps {
	readonly detail: ApplicationDetail;
	readonly isBusy: boolean;
	readonly change: ( change: Change ) => void;
	readonly onTrash: () => void;
	readonly onNotSpam: () => void;
}

const DetailActions = ( { detail, isBusy, change, onTrash, onNotSpam }: DetailHeaderProps ): ReactElement => {
	const { row } = detail;
	return (
		<div className="courant-detail-header__actions">
			{ stageOf( row.stage ) === undefined ? (
				<strong>{ stageLabel( row.stage ) }</strong>
			) : (
				<StageSelect
					slug={ row.stage }
					label={ __( 'Stage', 'courant-desk' ) }
					hidesLabel
					isBusy={ isBusy }
					onChange={ ( stage ) => change( { stage } ) }
				/>
			) }
			<Rating rating={ row.rating } isBusy={ isBusy } onChange={ ( rating ) => change( { rating } ) } />
			{ row.stage === 'courant_suspected' ? (
				<Button __next40pxDefaultSize variant="primary" onClick={ onNotSpam }>
					{ __( 'Not spam', 'courant-desk' ) }
				</Button>
			) : null }
			<Button __next40pxDefaultSize variant="secondary" onClick={ () => change( { read: row.unread } ) }>
				{ row.unread ? __( 'Mark as read', 'courant-desk' ) : __( 'Mark as unread', 'courant-desk' ) }
			</Button>
			{ detail.canDelete && row.stage !== 'trash' ? (
				<Button __next40pxDefaultSize variant="secondary" isDestructive icon={ trash } onClick={ onTrash }>
					{ __( 'Move to trash', 'courant-desk' ) }
				</Button>
			) : null }
		</div>
	);
};

export const DetailHeader = ( props: DetailHeaderProps ): ReactElement => {
	const { row } = props.detail;
	const name = row.name === '' ? __( '(no name)', 'courant-desk' ) : row.name;
	const heading = useRef< HTMLHeadingElement >( null );
	// Moves focus to the heading of a new page.
	useEffect( () => heading.current?.focus( { preventScroll: true } ), [] );
	return (
		<header className="courant-detail-header">
			<Initials name={ row.name } />
			<div className="courant-detail-header__applicant">
				<h2 ref={ heading } tabIndex={ -1 }>
					<bdi>{ name }</bdi>
				</h2>
				<p>
					{ sprintf(
						/* translators: %s: title of the job opening that the person applied for */
						__( 'for %s', 'courant-desk' ),
						row.opening.title
					) }
				</p>
				{ row.suspicions.length > 0 ? (
					<p>
						{ sprintf(
							/* translators: %s: reasons, separated by semicolons */
							__( 'Suspected spam: %s', 'courant-desk' ),
							row.suspicions.join( '; ' )
						) }
					</p>
				) : null }
			</div>
			<DetailActions { ...props } />
		</header>
	);
};
