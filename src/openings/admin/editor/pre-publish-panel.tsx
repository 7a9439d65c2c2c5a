import type { ReactElement } from 'react';
import { FIELDS, focusWhenReady, type FieldName } from './fields';
import { missingFields, readMeta } from './model';
import { __, openPanel, PrePublishPanel, useEditor } from './wordpress';
import { editorConfig } from './labels';

const labels = (): Record< FieldName, readonly [ missing: string, action: string ] > => ( {
	place: [
		__( 'Location missing: search engines require it to show the job opening.', 'courant-desk' ),
		__( 'Add location', 'courant-desk' ),
	],
	pay: [
		__( 'Salary missing: job openings with a salary are found more often.', 'courant-desk' ),
		__( 'Add salary', 'courant-desk' ),
	],
	closing: [
		__( 'Closing date missing: the job opening stays open until someone closes it.', 'courant-desk' ),
		__( 'Set closing date', 'courant-desk' ),
	],
} );

/** Lists missing fields before publishing, without preventing it. */
export const PrePublishCheck = ( { plugin }: { readonly plugin: string } ): ReactElement => {
	const meta = readMeta( useEditor( ( editor ) => editor.getEditedPostAttribute( 'meta' ) ) );
	const terms = useEditor( ( editor ) =>
		editorConfig().locationSpecification === ''
			? []
			: editor.getEditedPostAttribute( editorConfig().locationSpecification )
	);
	const missing = missingFields( meta, Array.isArray( terms ) && terms.length > 0 );
	const open = ( field: FieldName ): void => {
		openPanel( `${ plugin }/${ FIELDS[ field ].panel }` );
		focusWhenReady( FIELDS[ field ].id );
	};
	return (
		<PrePublishPanel title={ __( 'Job opening', 'courant-desk' ) } initialOpen className="courant-pre-publish">
			{ missing.length === 0 ? (
				<p>{ __( 'Location, salary and closing date are set.', 'courant-desk' ) }</p>
			) : (
				<ul className="courant-pre-publish__list">
					{ missing.map( ( field ) => (
						<li key={ field }>
							<p>{ labels()[ field ][ 0 ] }</p>
							<button
								type="button"
								className="components-button is-secondary"
								onClick={ () => open( field ) }
							>
								{ labels()[ field ][ 1 ] }
							</button>
						</li>
					) ) }
				</ul>
			) }
		</PrePublishPanel>
	);
};
