import { DataViews } from '@wordpress/dataviews/wp';
import './style.css';

/*
 * One copy of the library for all screens of wp-admin that show tables of data: their scripts depend on this one's
 * handle and take it from the window (Rulings 42).
 */
Object.assign(window, { courantDataViews: { DataViews } });
window.dispatchEvent(new Event('courant:dataviews'));
