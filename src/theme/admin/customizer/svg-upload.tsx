import type { ReactElement } from 'react';
import { FileButton } from '../../../shared/admin/file-button';
import { __ } from './wordpress';
import type { Setting } from './wordpress';

/** A button that makes the code of an SVG file the value of a setting. */
export const SvgUpload = ( { setting }: { readonly setting: Setting } ): ReactElement => (
	<FileButton
		label={ __( 'Upload SVG file', 'courant' ) }
		accept=".svg,image/svg+xml"
		onChoose={ ( file ) => void file.text().then( ( code ) => setting.set( code ) ) }
	/>
);
