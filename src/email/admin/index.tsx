import { parsePrinted } from '../../shared/admin/printed-data';
import { renderScreen } from '../../shared/admin/screen';
import { Preview } from './Preview';
import './style.css';

const root = document.getElementById( 'courant-email-preview' );
if ( root ) {
	renderScreen(
		root,
		<Preview samples={ parsePrinted< Record< string, string > >( root.dataset[ 'samples' ] ?? '{}' ) } />
	);
}
