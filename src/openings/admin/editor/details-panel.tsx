import type { ReactElement } from 'react';
import { FieldControls } from './field-controls';
import { panelName } from './fields';
import { readMeta } from './model';
import { __, SettingPanel, useEntityProp } from './wordpress';

export const DetailsPanel = ( { type }: { readonly type: string } ): ReactElement => {
	const [ value, setMeta ] = useEntityProp( 'postType', type, 'meta' );
	const meta = readMeta( value );
	return (
		<SettingPanel name={ panelName( 'details' ) } title={ __( 'Job details', 'courant-desk' ) }>
			<FieldControls panel="details" meta={ meta } set={ ( changes ) => setMeta( { ...meta, ...changes } ) } />
		</SettingPanel>
	);
};
