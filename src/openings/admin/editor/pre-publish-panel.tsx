import { Button } from '@wordpress/components';
import type { ReactElement } from 'react';
import { focusWhenReady, panelName } from './fields';
import { missingFields, readMeta } from './model';
import { __, openPanel, PrePublishPanel, useEditor } from './wordpress';
import { editorConfig } from './labels';

/** Lists missing fields before publishing, without preventing it. */
export const PrePublishCheck = ( { plugin }: { readonly plugin: string } ): ReactElement => {
	const meta = readMeta( useEditor( ( editor ) => editor.getEditedPostAttribute( 'meta' ) ) );
	const terms = useEditor( ( editor ) =>
		editorConfig().locationSpecification === ''
			? []
			: editor.getEditedPostAttribute( editorConfig().locationSpecification )
	);
	const missing = missingFields( editorConfig().fields, meta, Array.isArray( terms ) && terms.length > 0 );
	const open = ( panel: string, elementId: string ): void => {
		openPanel( `${ plugin }/${ panelName( panel ) }` );
		focusWhenReady( elementId );
	};
	return (
		<PrePublishPanel title={ __( 'Job opening', 'courant-desk' ) } initialOpen className="courant-pre-publish">
			{ missing.length === 0 ? (
				<p>{ __( 'All recommended fields are filled in.', 'courant-desk' ) }</p>
			) : (
				<ul className="courant-pre-publish__list">
					{ missing.map( ( { key, panel, missing: notice } ) =>
						notice === null ? null : (
							<li key={ key }>
								<p>{ notice.message }</p>
								<Button
									__next40pxDefaultSize
									variant="secondary"
									onClick={ () => open( panel, notice.elementId ) }
								>
									{ notice.action }
								</Button>
							</li>
						)
					) }
				</ul>
			) }
		</PrePublishPanel>
	);
};
