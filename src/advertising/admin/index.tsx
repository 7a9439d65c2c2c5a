import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { registerBlockType, useBlockProps } from '../../shared/admin/blocks';
import type { EditProps } from '../../shared/admin/blocks';

type Props = EditProps< { readonly place: string } >;

const adSlots = () => window.courantAdSlots ?? [];

/** Shows the size and the choice of the slot; visitors get the ads. */
const Edit = ( { attributes, setAttributes }: Props ): ReactElement => {
	const selected = adSlots().find( ( { value } ) => value === attributes.place );
	const style = {
		display: 'grid',
		placeContent: 'center',
		gap: 4,
		boxSizing: 'border-box',
		maxWidth: '100%',
		width: selected?.width ?? 300,
		minHeight: Math.max( selected?.height ?? 250, 90 ),
		border: '1px dashed currentColor',
		textAlign: 'center',
	};
	return (
		<div { ...useBlockProps( { style } ) }>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Ad slot', 'courant-desk' ) }
				value={ attributes.place }
				options={ [ ...adSlots() ] }
				onChange={ ( place ) => setAttributes( { place } ) }
			/>
		</div>
	);
};

registerBlockType( 'courant-desk/ad-place', { edit: Edit, save: () => null } );
