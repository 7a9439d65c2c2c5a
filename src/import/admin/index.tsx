import { parsePrinted } from '../../shared/admin/printed-data';
import { renderScreen } from '../../shared/admin/screen';
import type { SwitchReport } from '../../shared/config/generated';
import { SwitchScreen } from './SwitchScreen';
import './style.css';

const root = document.getElementById( 'courant-switch' );
if ( root?.dataset[ 'report' ] !== undefined ) {
	renderScreen( root, <SwitchScreen report={ parsePrinted< SwitchReport >( root.dataset[ 'report' ] ) } /> );
}
