import { Button } from '@wordpress/components';
import type { ReactElement } from 'react';
import { __ } from './i18n';
import { useResource } from './use-resource';
import { request } from './wordpress';

interface PictureProps {
	readonly id: string;
	readonly label: string;
	readonly describedBy: string;
	readonly value: number;
	readonly onChange: ( value: number ) => void;
}

interface Attachment {
	readonly source_url: string;
	readonly alt_text: string;
}

/** An image of the media library. */
export const Picture = ( { id, label, describedBy, value, onChange }: PictureProps ): ReactElement => {
	// Without an image nothing is loaded; an image that cannot be loaded is not shown.
	const { data: attachment, isBusy } = useResource< Attachment | null >(
		String( value ),
		( signal ) =>
			value > 0
				? request( { path: `/wp/v2/media/${ value }?_fields=source_url,alt_text`, signal } )
				: Promise.resolve( null ),
		{ first: value > 0 ? undefined : null }
	);

	const choose = (): void => {
		const frame = window.wp?.media?.( {
			title: label,
			library: { type: 'image' },
			multiple: false,
		} );
		frame?.on( 'select', () => onChange( frame.state().get( 'selection' ).first().toJSON().id ) );
		frame?.open();
	};
	return (
		<div className="courant-setting__picture" role="group" aria-label={ label } aria-describedby={ describedBy }>
			{ value > 0 && attachment && ! isBusy ? (
				<img src={ attachment.source_url } alt={ attachment.alt_text } />
			) : null }
			<Button __next40pxDefaultSize variant="secondary" id={ id } onClick={ choose }>
				{ value > 0 ? __( 'Replace image', 'courant-desk' ) : __( 'Select image', 'courant-desk' ) }
			</Button>
			{ value > 0 ? (
				<Button __next40pxDefaultSize variant="tertiary" isDestructive onClick={ () => onChange( 0 ) }>
					{ __( 'Remove image', 'courant-desk' ) }
				</Button>
			) : null }
		</div>
	);
};
