import { renderScreen } from '../../shared/admin/screen';
import { PolicyScan } from './PolicyScan';

const root = document.getElementById( 'courant-policy-scan-button' );
if ( root ) {
	renderScreen( root, <PolicyScan reload={ () => window.location.reload() } /> );
}
