import { TabPanel } from '@wordpress/components';
import type { ReactElement, ReactNode } from 'react';
import { useMediaQuery } from '../../../shared/admin/use-media-query';
import { __ } from './wordpress';

interface PanelsProps {
	readonly fields: ReactNode;
	readonly preview: ReactNode;
}

/** The fields next to the preview; in a narrow window, each is in a tab. */
export const Panels = ( { fields, preview }: PanelsProps ): ReactElement => {
	const isNarrow = useMediaQuery( '(max-width: 1100px)' );
	if ( ! isNarrow ) {
		return (
			<div className="courant-builder__panels">
				<div className="courant-builder__fields">{ fields }</div>
				{ preview }
			</div>
		);
	}
	return (
		<TabPanel
			className="courant-builder__tabs"
			tabs={ [
				{ name: 'fields', title: __( 'Fields', 'courant-desk' ) },
				{ name: 'preview', title: __( 'Preview', 'courant-desk' ) },
			] }
		>
			{ ( { name } ) => <div className="courant-builder__fields">{ name === 'fields' ? fields : preview }</div> }
		</TabPanel>
	);
};
