import { useEffect } from '@wordpress/element';
import type { ReactElement } from 'react';
import { Inspector } from './inspector';
import { firstAttributes, readSite, type Attributes } from './model';
import {
	Disabled,
	ServerSideRender,
	addFilter,
	registerBlockType,
	useBlockProps,
	type EditProps,
	type RegisteredBlock,
} from './wordpress';

const BLOCK_NAME = 'wp-job-openings/blocks';
const site = readSite( window.courantDeskListings );

const Edit = ( { attributes, clientId, setAttributes }: EditProps< Attributes > ): ReactElement => {
	const isNew = attributes.blockId === '' && attributes.other_options.length === 0;
	useEffect( () => {
		if ( isNew ) {
			setAttributes( firstAttributes( clientId, site ) );
		}
	}, [ isNew, clientId, setAttributes ] );
	return (
		<div { ...useBlockProps() }>
			<Inspector attributes={ attributes } setAttributes={ setAttributes } site={ site } />
			<Disabled>
				<ServerSideRender block={ BLOCK_NAME } attributes={ attributes } />
			</Disabled>
		</div>
	);
};

/**
 * Saves the markup of WP Job Openings, so that both plugins can read each other's posts; the server renders the
 * listing.
 */
const save = (): ReactElement => <p { ...useBlockProps.save() } />;

/**
 * Accepts blocks without markup, as saved by Courant Desk up to 0.1 and by old versions of WP Job Openings. A
 * deprecation does not inherit from the current version, and the attributes are defined on the server, so they are only
 * known in this filter. The filter also runs for each deprecation.
 */
const withDeprecation = ( settings: RegisteredBlock, name: string, deprecation: object | null ): RegisteredBlock =>
	name === BLOCK_NAME && deprecation === null
		? {
				...settings,
				deprecated: [ { attributes: settings.attributes, supports: settings.supports, save: () => null } ],
			}
		: settings;

addFilter( 'blocks.registerBlockType', 'courant-desk/listing-deprecation', withDeprecation );

registerBlockType< Attributes >( BLOCK_NAME, { icon: 'businessman', edit: Edit, save } );
