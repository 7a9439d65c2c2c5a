import { renderScreen } from '../../shared/admin/screen';
import type { SwitchReport } from '../../shared/config/generated';
import { SwitchScreen } from './SwitchScreen';

const root = document.getElementById( 'courant-switch' );
if ( root?.dataset[ 'report' ] !== undefined ) {
	renderScreen( root, <SwitchScreen report={ JSON.parse( root.dataset[ 'report' ] ) as SwitchReport } /> );
}
