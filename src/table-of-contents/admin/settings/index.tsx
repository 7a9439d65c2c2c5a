import apiFetch from '@wordpress/api-fetch';
import { initPreview } from './preview';

const section = document.getElementById( 'courant-contents-preview' );
if ( section ) {
	initPreview( section, async ( data, signal ) =>
		apiFetch( { path: '/courant/v1/contents/settings', method: 'POST', data, signal } )
	);
}
