import apiFetchModule from '@wordpress/api-fetch';
import { initPreview } from './preview';

const apiFetch = apiFetchModule as unknown as ( options: {
	path: string;
	method: string;
	data: unknown;
	signal: AbortSignal;
} ) => Promise< unknown >;

const section = document.getElementById( 'courant-contents-preview' );
if ( section ) {
	initPreview( section, async ( data, signal ) =>
		apiFetch( { path: '/courant/v1/contents/settings', method: 'POST', data, signal } )
	);
}
