import { renderScreen } from '../../../shared/admin/screen';
import { Preview } from './Preview';
import './preview.css';

const root = document.getElementById( 'courant-contents-preview' );
if ( root ) {
	renderScreen( root, <Preview /> );
}
