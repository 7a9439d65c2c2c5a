import type { ComponentType, ReactElement } from 'react';
import { findings, isExcluded, withExclusion, type Issue, type HeadingBlock } from './model';
import {
	Button,
	InspectorControls,
	PanelBody,
	SettingPanel,
	ToggleControl,
	__,
	createHigherOrderComponent,
	sprintf,
	useBlocks,
	useSelectBlock,
	type Block,
	type HeadingProps,
} from './wordpress';

/** Control of a heading block: whether tables of contents list it. */
export const withControl = createHigherOrderComponent( ( BlockEdit: ComponentType< HeadingProps > ) => {
	const HeadingEdit = ( props: HeadingProps ): ReactElement => (
		<>
			<BlockEdit { ...props } />
			{ props.name === 'core/heading' && props.isSelected && (
				<InspectorControls>
					<PanelBody title={ __( 'Table of contents', 'courant-desk' ) }>
						<ToggleControl
							__nextHasNoMarginBottom
							label={ __( 'Show in tables of contents', 'courant-desk' ) }
							checked={ ! isExcluded( props.attributes.className ) }
							onChange={ ( isOn ) =>
								props.setAttributes( {
									className: withExclusion( props.attributes.className, ! isOn ),
								} )
							}
						/>
					</PanelBody>
				</InspectorControls>
			) }
		</>
	);
	return HeadingEdit;
}, 'withContentsControl' );

/** Issues of the text's headings, each with a link to the heading. */
export const HeadingPanel = (): ReactElement => {
	const headings = headingBlocks( useBlocks() );
	const found = findings( headings );
	const select = useSelectBlock();
	return (
		<SettingPanel name="courant-headings" title={ __( 'Headings', 'courant-desk' ) }>
			{ found.length === 0 ? (
				<p>
					{ headings.length === 0
						? __( 'No headings.', 'courant-desk' )
						: __( 'No issues found.', 'courant-desk' ) }
				</p>
			) : (
				<ul className="courant-headings">
					{ found.map( ( { issue: fault, heading, before = 0 } ) => (
						<li key={ `${ heading.clientId } ${ fault }` }>
							<Button variant="link" onClick={ () => select( heading.clientId ) }>
								{ heading.text.trim() === '' ? __( '(empty)', 'courant-desk' ) : heading.text }
							</Button>
							<span>{ ` – ${ text( fault, heading.level, before ) }` }</span>
						</li>
					) ) }
				</ul>
			) }
		</SettingPanel>
	);
};

function text( fault: Issue, level: number, before: number ): string {
	switch ( fault ) {
		case 'empty':
			return __( 'is empty and not listed.', 'courant-desk' );
		case 'duplicate':
			return __( 'occurs twice: readers cannot distinguish them.', 'courant-desk' );
		case 'title':
			return __( 'is a second title: use level 2 or lower in the text.', 'courant-desk' );
		case 'skipped':
			return sprintf(
				/* translators: 1: level of a heading, 1 to 6, 2: level of the previous heading */
				__( 'has level %1$d, but the previous heading has level %2$d.', 'courant-desk' ),
				level,
				before
			);
	}
}

function headingBlocks( blocks: readonly Block[] ): HeadingBlock[] {
	return blocks.flatMap( ( { name, clientId, attributes, innerBlocks } ) => [
		...( name === 'core/heading'
			? [
					{
						clientId,
						level: attributes.level ?? 2,
						text: plainText( attributes.content ),
						isExcluded: isExcluded( attributes.className ),
					},
				]
			: [] ),
		...headingBlocks( innerBlocks ),
	] );
}

/** Rich text of a block is a string in older versions of WordPress, and an object with `toString()` in newer ones. */
function plainText( content: unknown ): string {
	// An empty text for `undefined`.
	const html = [ content ].join( '' );
	return new DOMParser().parseFromString( html, 'text/html' ).body.textContent;
}
