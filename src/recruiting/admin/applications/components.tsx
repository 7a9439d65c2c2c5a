import { Button, SelectControl } from '@wordpress/components';
import { Icon, starEmpty, starFilled } from '@wordpress/icons';
import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { CONTROL_PROPS } from '../../../shared/admin/controls';
import { __, sprintf } from '../../../shared/admin/wordpress';
import { customProperties } from '../../../shared/admin/values';
import { screen, stageOf } from './screen';

const FOLDER_LABELS: Readonly< Record< string, () => string > > = {
	courant_suspected: () => __( 'Suspected spam', 'courant-desk' ),
	courant_withdrawn: () => __( 'Withdrawn', 'courant-desk' ),
	trash: () => __( 'Trash', 'courant-desk' ),
};

export const stageLabel = ( slug: string ): string => stageOf( slug )?.label ?? FOLDER_LABELS[ slug ]?.() ?? slug;

/** The color of a stage as a custom property. */
export const stageColor = ( slug: string ) => customProperties( { '--stage': stageOf( slug )?.color ?? '#50575e' } );

export const StagePill = ( { slug }: { readonly slug: string } ): ReactElement => (
	<span className="courant-pill" style={ stageColor( slug ) }>
		{ stageLabel( slug ) }
	</span>
);

/** The stages to choose from, with the current one if it is no stage, such as the trash. */
export const stageOptions = ( current: string ): { value: string; label: string }[] => [
	...( stageOf( current ) === undefined ? [ { value: current, label: stageLabel( current ) } ] : [] ),
	...screen().stages.map( ( { slug, label } ) => ( { value: slug, label } ) ),
];

interface StageSelectProps {
	readonly slug: string;
	readonly label: string;
	readonly isBusy?: boolean;
	readonly hidesLabel?: boolean;
	readonly onChange: ( slug: string ) => void;
}

export const StageSelect = ( {
	slug,
	label,
	isBusy = false,
	hidesLabel = false,
	onChange,
}: StageSelectProps ): ReactElement => {
	return (
		<div className="courant-stage-select" style={ stageColor( slug ) }>
			<SelectControl
				{ ...CONTROL_PROPS }
				hideLabelFromVision={ hidesLabel }
				label={ label }
				value={ slug }
				aria-busy={ isBusy }
				options={ stageOptions( slug ) }
				onChange={ ( stage ) => ( isBusy ? undefined : onChange( stage ) ) }
			/>
		</div>
	);
};

interface ApplicantNameProps {
	readonly name: string;
	readonly isUnread: boolean;
	readonly className?: string;
}

export const ApplicantName = ( { name, isUnread, className }: ApplicantNameProps ): ReactElement => {
	const displayName = name === '' ? __( '(no name)', 'courant-desk' ) : name;
	return (
		<>
			{ isUnread ? (
				<span className="screen-reader-text">
					{ sprintf(
						/* translators: %s: name of the applicant */
						__( 'Unread: %s', 'courant-desk' ),
						displayName
					) }
				</span>
			) : null }
			<bdi className={ className } aria-hidden={ isUnread }>
				{ displayName }
			</bdi>
		</>
	);
};

export const ratingText = ( rating: number ): string =>
	rating > 0
		? sprintf(
				/* translators: %d: number of stars */
				__( '%d of 5 stars', 'courant-desk' ),
				rating
			)
		: __( 'Not rated', 'courant-desk' );

export const Stars = ( { rating }: { readonly rating: number } ): ReactElement => (
	<span className="courant-stars" role="img" aria-label={ ratingText( rating ) }>
		{ [ 1, 2, 3, 4, 5 ].map( ( star ) => (
			<Icon key={ star } size={ 16 } icon={ star <= rating ? starFilled : starEmpty } />
		) ) }
	</span>
);

interface RatingProps {
	readonly rating: number;
	readonly isBusy: boolean;
	readonly onChange: ( rating: number ) => void;
}

/**
 * Five buttons; clicking the selected star removes the rating. They stay enabled while a change is saved, or focus
 * would be lost.
 */
export const Rating = ( { rating, isBusy, onChange }: RatingProps ): ReactElement => (
	<div className="courant-rating" role="group" aria-label={ __( 'Rating', 'courant-desk' ) } aria-busy={ isBusy }>
		{ [ 1, 2, 3, 4, 5 ].map( ( star ) => (
			<Button
				key={ star }
				size="compact"
				icon={ star <= rating ? starFilled : starEmpty }
				aria-pressed={ star === rating }
				label={ ratingText( star ) }
				onClick={ () => ( isBusy ? undefined : onChange( star === rating ? 0 : star ) ) }
			/>
		) ) }
	</div>
);

export const Initials = ( { name }: { readonly name: string } ): ReactElement => {
	const names = name
		.trim()
		.split( /\s+/ )
		.filter( ( word ) => /\p{L}/u.test( word ) );
	const letters = [ names[ 0 ], names.length > 1 ? names.at( -1 ) : undefined ]
		.map( ( word ) => /\p{L}/u.exec( word ?? '' )?.[ 0 ] ?? '' )
		.join( '' );
	let hue = 0;
	for ( const letter of name ) {
		hue = ( hue * 31 + ( letter.codePointAt( 0 ) ?? 0 ) ) % 360;
	}
	return (
		<span className="courant-initials" aria-hidden="true" style={ customProperties( { '--hue': hue } ) }>
			{ letters === '' ? '?' : letters.toLocaleUpperCase() }
		</span>
	);
};

interface OpenLinkProps {
	readonly href: string;
	readonly onOpen: () => void;
	readonly className?: string;
	readonly children: ReactNode;
}

const isPlainClick = ( event: MouseEvent ): boolean =>
	! event.metaKey && ! event.ctrlKey && ! event.shiftKey && ! event.altKey && event.button === 0;

const openWith =
	( onOpen: () => void ) =>
	( event: MouseEvent ): void => {
		if ( isPlainClick( event ) ) {
			event.preventDefault();
			onOpen();
		}
	};

/** A link that also opens in a new tab; a plain click stays on the page. */
export const OpenLink = ( { href, onOpen, className = '', children }: OpenLinkProps ): ReactElement => (
	// Not draggable: the browser would drag the URL instead of the card of the board.
	<a href={ href } className={ className } draggable={ false } onClick={ openWith( onOpen ) }>
		{ children }
	</a>
);

interface OpenButtonProps extends Omit< OpenLinkProps, 'className' > {
	readonly icon: ReactElement;
	readonly iconPosition?: 'left' | 'right';
}

/** The same as a button with an icon. */
export const OpenButton = ( { onOpen, ...props }: OpenButtonProps ): ReactElement => (
	<Button __next40pxDefaultSize variant="secondary" onClick={ openWith( onOpen ) } { ...props } />
);

/** Replaces a list or board that could not be loaded. */
export const LoadFailed = ( { retry }: { readonly retry: () => void } ): ReactElement => (
	<div className="courant-empty">
		<p>{ __( 'The list could not be loaded.', 'courant-desk' ) }</p>
		<Button __next40pxDefaultSize variant="secondary" onClick={ retry }>
			{ __( 'Try again', 'courant-desk' ) }
		</Button>
	</div>
);
