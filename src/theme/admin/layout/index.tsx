import type { ReactElement } from 'react';
import { useId } from '@wordpress/element';
import { toRecord } from '../../../shared/admin/values';
import { __, registerPanel, SettingPanel, useEntityProp, usePostType } from './wordpress';

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

const LayoutSelect = ( { label, emptyLabel, choices, value, onChange }: LayoutSelectProps ): ReactElement => {
	const id = useId();
	return (
		<p>
			<label htmlFor={ id }>{ label }</label>
			<select
				id={ id }
				className="components-text-control__input"
				value={ value }
				onChange={ ( event ) => onChange( event.target.value ) }
			>
				<option value="">{ emptyLabel }</option>
				{ Object.entries( choices ).map( ( [ choice, text ] ) => (
					<option key={ choice } value={ choice }>
						{ text }
					</option>
				) ) }
			</select>
		</p>
	);
};

const LayoutPanel = ( { type }: { readonly type: string } ): ReactElement => {
	const [ meta, setMeta ] = useEntityProp( 'postType', type, 'meta' );
	const values = toRecord( meta );
	const settings = window.courantThemeDesk?.[ 'theme-layout' ];
	return (
		<SettingPanel name="courant-layout" title={ __( 'Layout', 'courant' ) }>
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
		</SettingPanel>
	);
};

const Panel = (): ReactElement | null => {
	const type = String( usePostType() );
	return TYPES.includes( type ) ? <LayoutPanel type={ type } /> : null;
};

registerPanel( 'courant-layout', Panel );
