import { renderScreen } from '../../../shared/admin/screen';
import { SpecificationsScreen } from './Screen';
import './style.css';

const root = document.getElementById( 'courant-specifications' );
if ( root !== null ) {
	renderScreen( root, <SpecificationsScreen /> );
}
