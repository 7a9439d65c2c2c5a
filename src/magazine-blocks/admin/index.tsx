import type { ReactElement } from 'react';
import { NewsFields, TabsFields, AuthorFields, SocialFields } from './fields';
import type { Attributes } from './fields';
import {
	Disabled,
	InspectorControls,
	PanelBody,
	Placeholder,
	ServerSideRender,
	__,
	registerBlockType,
	useBlockProps,
} from './wordpress';
import type { EditProps } from './wordpress';

type Fields = ( props: EditProps< Attributes > ) => ReactElement;

const NoFields = (): ReactElement => <Placeholder label={ __( 'No content yet.', 'courant-desk' ) } />;

/** The editor shows the server's markup; the settings are in the sidebar. */
const edit = ( name: string, Settings: Fields ) => {
	const Edit = ( props: EditProps< Attributes > ): ReactElement => (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<PanelBody title={ __( 'Settings', 'courant-desk' ) }>
					<Settings { ...props } />
				</PanelBody>
			</InspectorControls>
			<Disabled>
				<ServerSideRender
					block={ name }
					attributes={ props.attributes }
					EmptyResponsePlaceholder={ NoFields }
				/>
			</Disabled>
		</div>
	);
	return Edit;
};

const BLOCKS: readonly ( readonly [ string, Fields ] )[] = [
	[ 'courant/news', NewsFields ],
	[ 'courant/news-tabs', TabsFields ],
	[ 'courant/news-author', AuthorFields ],
	[ 'courant/news-social', SocialFields ],
];

for ( const [ name, fields ] of BLOCKS ) {
	registerBlockType( name, {
		edit: edit( name, fields ),
		save: () => null,
		...( name === 'courant/news'
			? {
					variations: [
						{
							name: 'featured',
							title: __( 'Featured articles', 'courant-desk' ),
							description: __( 'A large article next to a list.', 'courant-desk' ),
							icon: 'star-filled',
							attributes: { layout: 'feature', count: 4, showExcerpt: true },
							isActive: [ 'layout' ],
						},
					],
				}
			: {} ),
	} );
}
