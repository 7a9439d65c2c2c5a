import { __ } from '@wordpress/i18n';
import { useId } from '@wordpress/element';
import type { ReactElement } from 'react';
import { registerBlockType, useBlockProps } from '../../shared/admin/blocks';
import type { EditProps } from '../../shared/admin/blocks';

type Props = EditProps< { readonly place: string } >;

const adSlots = () => window.courantAdSlots ?? [];

/** Shows the size and the choice of the slot; visitors get the ads. */
const Edit = ( { attributes, setAttributes }: Props ): ReactElement => {
	const id = useId();
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
			<label htmlFor={ id }>{ __( 'Ad slot', 'courant-desk' ) }</label>
			<select
				id={ id }
				value={ attributes.place }
				onChange={ ( event ) => setAttributes( { place: event.target.value } ) }
			>
				{ adSlots().map( ( { value, label } ) => (
					<option key={ value } value={ value }>
						{ label }
					</option>
				) ) }
			</select>
		</div>
	);
};

registerBlockType( 'courant-desk/ad-place', { edit: Edit, save: () => null } );
