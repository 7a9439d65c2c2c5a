import * as blockEditor from '@wordpress/block-editor';
import * as blocks from '@wordpress/blocks';
import * as i18n from '@wordpress/i18n';
import { useId } from 'react';
import type { ComponentType, ReactElement } from 'react';

interface AdSlot {
	readonly value: string;
	readonly label: string;
	readonly width: number;
	readonly height: number;
}

interface EditProps {
	readonly attributes: { readonly place: string };
	readonly setAttributes: ( changes: { place: string } ) => void;
}

const { registerBlockType } = blocks as unknown as {
	registerBlockType: ( name: string, settings: { edit: ComponentType< EditProps >; save: () => null } ) => void;
};
const { useBlockProps } = blockEditor as unknown as { useBlockProps: ( props?: object ) => Record< string, unknown > };
const { __ } = i18n as unknown as { __: ( text: string, domain: 'courant-desk' ) => string };
const adSlots = (): readonly AdSlot[] =>
	( window as unknown as { courantPlaces?: readonly AdSlot[] } ).courantPlaces ?? [];

/** Shows the size and the choice of the slot; visitors get the ads. */
const Edit = ( { attributes, setAttributes }: EditProps ): ReactElement => {
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
