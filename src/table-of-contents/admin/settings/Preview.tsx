import { useEffect, useId, useState } from '@wordpress/element';
import type { ReactElement } from 'react';
import { LoadError, Skeleton } from '../../../shared/admin/skeleton';
import { useResource } from '../../../shared/admin/use-resource';
import { __, callRoute } from '../../../shared/admin/wordpress';
import { isSettingsEvent } from '../../../shared/admin/printed-data';
import { ServerHtml } from './ServerHtml';

type Values = Readonly< Record< string, unknown > >;

const DEBOUNCE_MS = 300;

/** Returns the unsaved values of the settings screen, which dispatches `courant:settings` with all of them. */
function useUnsavedSettings(): { readonly settings: Values; readonly display: Values } {
	const [ values, setValues ] = useState< Readonly< Record< string, Values > > >( {} );
	useEffect( () => {
		const update = ( event: Event ): void => {
			if ( isSettingsEvent( event ) ) {
				setValues( event.detail );
			}
		};
		document.addEventListener( 'courant:settings', update );
		return () => document.removeEventListener( 'courant:settings', update );
	}, [] );
	return { settings: values[ 'contents' ] ?? {}, display: values[ 'contents_looks' ] ?? {} };
}

/** A preview of a table of contents with the unsaved settings. */
export const Preview = (): ReactElement => {
	const id = useId();
	const [ html, setHtml ] = useState< string >();
	const [ isUpdated, setUpdated ] = useState( false );
	const data = useUnsavedSettings();
	const { error, reload } = useResource(
		JSON.stringify( data ),
		( signal ) => callRoute( 'POST /courant/v1/contents/settings', { data, signal } ),
		{
			debounceMs: DEBOUNCE_MS,
			onLoad: ( response ) => {
				setUpdated( html !== undefined && response.html !== html );
				setHtml( response.html );
			},
		}
	);
	return (
		<section aria-labelledby={ id }>
			<h2 id={ id }>{ __( 'Preview', 'courant-desk' ) }</h2>
			<p className="screen-reader-text" role="status">
				{ isUpdated ? __( 'Preview updated.', 'courant-desk' ) : '' }
			</p>
			{ error === undefined ? null : <LoadError problem={ error } retry={ reload } /> }
			{ html === undefined ? (
				error === undefined ? (
					<Skeleton lines={ 3 } />
				) : null
			) : (
				<ServerHtml html={ html } />
			) }
		</section>
	);
};
