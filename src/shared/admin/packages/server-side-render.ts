// Adds the script `wp-server-side-render` to the dependencies of the bundle.
import '@wordpress/server-side-render';
import { isComponent, readGlobal } from './read-package';
import type { ComponentType } from 'react';

/** The properties that this project uses, as of WordPress 6.5. */
type Preview = ComponentType< {
	readonly block: string;
	readonly attributes: object;
	readonly EmptyResponsePlaceholder?: ComponentType;
} >;

const isPreview = ( value: unknown ): value is Preview => isComponent( value );

function readPreview(): Preview {
	const value = readGlobal( 'serverSideRender' );
	// The script exports the component, or a module with the component.
	const preview = isComponent( value ) && 'default' in value ? value.default : value;
	if ( isPreview( preview ) ) {
		return preview;
	}
	throw new Error( 'The script wp.serverSideRender does not export a component.' );
}

/** A block as the server renders it. */
export const ServerSideRender = readPreview();
