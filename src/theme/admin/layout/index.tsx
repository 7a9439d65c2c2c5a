import { SelectControl } from '@wordpress/components';
import type { ReactElement } from 'react';
import { toRecord } from '../../../shared/admin/values';
import { __, registerPanel, SettingPanel, useEntityProp, usePostType } from './wordpress';
import '../../../shared/admin/panels.css';

const META = 'courant_layout';
const ARTICLE_META = 'courant_article_layout';
const TYPES = [ 'post', 'page' ];

const textOf = ( value: unknown ): string => ( typeof value === 'string' ? value : '' );

interface LayoutSelectProps {
	readonly label: string;
	readonly emptyLabel: string;
	readonly choices: Readonly< Record< string, string > >;
	readonly value: string;
	readonly onChange: ( value: string ) => void;
}

const LayoutSelect = ( { label, emptyLabel, choices, value, onChange }: LayoutSelectProps ): ReactElement => (
	<SelectControl
		__nextHasNoMarginBottom
		__next40pxDefaultSize
		label={ label }
		value={ value }
		options={ [
			{ value: '', label: emptyLabel },
			...Object.entries( choices ).map( ( [ choice, text ] ) => ( { value: choice, label: text } ) ),
		] }
		onChange={ onChange }
	/>
);

const LayoutPanel = ( { type }: { readonly type: string } ): ReactElement => {
	const [ meta, setMeta ] = useEntityProp( 'postType', type, 'meta' );
	const values = toRecord( meta );
	const settings = window.courantThemeDesk?.[ 'theme-layout' ];
	return (
		<SettingPanel name="courant-layout" title={ __( 'Layout', 'courant' ) }>
			<div className="courant-controls">
				<LayoutSelect
					label={ __( 'Page layout', 'courant' ) }
					emptyLabel={ __( 'Site default', 'courant' ) }
					choices={ settings?.choices ?? {} }
					value={ textOf( values[ META ] ) }
					onChange={ ( value ) => setMeta( { ...values, [ META ]: value } ) }
				/>
				{ type === 'post' && (
					<LayoutSelect
						label={ __( 'Article layout', 'courant' ) }
						emptyLabel={ __( 'Standard', 'courant' ) }
						choices={ settings?.articleChoices ?? {} }
						value={ textOf( values[ ARTICLE_META ] ) }
						onChange={ ( value ) => setMeta( { ...values, [ ARTICLE_META ]: value } ) }
					/>
				) }
			</div>
		</SettingPanel>
	);
};

const Panel = (): ReactElement | null => {
	const type = String( usePostType() );
	return TYPES.includes( type ) ? <LayoutPanel type={ type } /> : null;
};

registerPanel( 'courant-layout', Panel );
