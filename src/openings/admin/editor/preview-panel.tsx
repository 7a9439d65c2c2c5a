import type { ReactElement } from 'react';
import { readPreview } from './model';
import { __, SettingPanel, useEditor } from './wordpress';

const Missing = ( {
	title,
	items,
}: {
	readonly title: string;
	readonly items: readonly string[];
} ): ReactElement | null =>
	items.length === 0 ? null : (
		<>
			<p className="courant-preview__title">{ title }</p>
			<ul className="courant-preview__list">
				{ items.map( ( item ) => (
					<li key={ item }>{ item }</li>
				) ) }
			</ul>
		</>
	);

/** The saved opening as search engines would show it. */
export const PreviewPanel = (): ReactElement => {
	const preview = readPreview( useEditor( ( editor ) => editor.getCurrentPostAttribute( 'courant_preview' ) ) );
	return (
		<SettingPanel name="courant-preview" title={ __( 'Search engine preview', 'courant-desk' ) }>
			{ preview === null || preview.title === '' ? (
				<p>{ __( 'Save the opening to see the search engine preview.', 'courant-desk' ) }</p>
			) : (
				<div className="courant-preview">
					<div className="courant-preview__card">
						<strong>{ preview.title }</strong>
						{ preview.lines.map( ( line ) => (
							<span key={ line }>{ line }</span>
						) ) }
					</div>
					<Missing title={ __( 'Required', 'courant-desk' ) } items={ preview.required } />
					<Missing title={ __( 'Recommended', 'courant-desk' ) } items={ preview.recommended } />
					{ preview.required.length + preview.recommended.length === 0 ? (
						<p>{ __( 'Nothing is missing.', 'courant-desk' ) }</p>
					) : null }
				</div>
			) }
		</SettingPanel>
	);
};
