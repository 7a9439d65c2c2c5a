import { renderScreen } from '../../shared/admin/screen';
import { Preview } from './Preview';
import './style.css';

const root = document.getElementById( 'courant-email-preview' );
if ( root ) {
	renderScreen(
		root,
		<Preview samples={ JSON.parse( root.dataset[ 'samples' ] ?? '{}' ) as Record< string, string > } />
	);
}
