import type { ReactElement } from 'react';
import { useId } from '@wordpress/element';
import { toRecord } from '../../../shared/admin/values';
import { __, registerPanel, SettingPanel, useEntityProp, usePostType } from './wordpress';

const META = 'courant_layout';
const TYPES = [ 'post', 'page' ];

const textOf = ( meta: unknown ): string => {
	const value = toRecord( meta )[ META ];
	return typeof value === 'string' ? value : '';
};

const LayoutPanel = ( { type }: { readonly type: string } ): ReactElement => {
	const id = useId();
	const [ meta, setMeta ] = useEntityProp( 'postType', type, 'meta' );
	const choices = window.courantThemeDesk?.[ 'theme-layout' ]?.choices ?? {};
	return (
		<SettingPanel name="courant-layout" title={ __( 'Layout', 'courant' ) }>
			<label htmlFor={ id }>{ __( 'Page layout', 'courant' ) }</label>
			<select
				id={ id }
				className="components-text-control__input"
				value={ textOf( meta ) }
				onChange={ ( event ) => setMeta( { ...toRecord( meta ), [ META ]: event.target.value } ) }
			>
				<option value="">{ __( 'Site default', 'courant' ) }</option>
				{ Object.entries( choices ).map( ( [ value, label ] ) => (
					<option key={ value } value={ value }>
						{ label }
					</option>
				) ) }
			</select>
		</SettingPanel>
	);
};

const Panel = (): ReactElement | null => {
	const type = String( usePostType() );
	return TYPES.includes( type ) ? <LayoutPanel type={ type } /> : null;
};

registerPanel( 'courant-layout', Panel );
