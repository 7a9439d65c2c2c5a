import { useId, useState } from '@wordpress/element';
import type { KeyboardEvent, ReactElement, ReactNode } from 'react';
import { useMediaQuery } from '../../../shared/admin/use-media-query';
import { __ } from './wordpress';

interface PanelsProps {
	readonly fields: ReactNode;
	readonly preview: ReactNode;
}

type Panel = 'fields' | 'preview';
const PANELS: readonly Panel[] = [ 'fields', 'preview' ];

/** The fields next to the preview; in a narrow window, each is in a tab. */
export const Panels = ( { fields, preview }: PanelsProps ): ReactElement => {
	const isNarrow = useMediaQuery( '(max-width: 1100px)' );
	const [ shown, show ] = useState< Panel >( 'fields' );
	const id = useId();
	if ( ! isNarrow ) {
		return (
			<div className="courant-builder__panels">
				<div className="courant-builder__fields">{ fields }</div>
				{ preview }
			</div>
		);
	}
	const labels = { fields: __( 'Fields', 'courant-desk' ), preview: __( 'Preview', 'courant-desk' ) };
	const onKeyDown = ( { key, currentTarget }: KeyboardEvent< HTMLElement > ): void => {
		if ( key === 'ArrowLeft' || key === 'ArrowRight' ) {
			const other = shown === 'fields' ? 'preview' : 'fields';
			show( other );
			currentTarget.querySelector< HTMLElement >( `[data-panel="${ other }"]` )?.focus();
		}
	};
	return (
		<div>
			<div className="courant-builder__tabs" role="tablist" tabIndex={ -1 } onKeyDown={ onKeyDown }>
				{ PANELS.map( ( panel ) => (
					<button
						key={ panel }
						type="button"
						role="tab"
						id={ `${ id }-${ panel }` }
						data-panel={ panel }
						aria-selected={ shown === panel }
						aria-controls={ `${ id }-panel` }
						tabIndex={ shown === panel ? 0 : -1 }
						onClick={ () => show( panel ) }
					>
						{ labels[ panel ] }
					</button>
				) ) }
			</div>
			<div
				className="courant-builder__fields"
				role="tabpanel"
				id={ `${ id }-panel` }
				aria-labelledby={ `${ id }-${ shown }` }
			>
				{ shown === 'fields' ? fields : preview }
			</div>
		</div>
	);
};
