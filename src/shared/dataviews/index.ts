import { DataViews } from '@wordpress/dataviews/wp';
import './style.css';

/*
 * One copy of the library for all wp-admin screens with data tables: their scripts depend on the handle of this one and
 * read it from `window.courantDataViews`.
 */
Object.assign( window, { courantDataViews: { DataViews } } );
window.dispatchEvent( new Event( 'courant:dataviews' ) );
