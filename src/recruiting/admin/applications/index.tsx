import { runDelayedScripts } from '../../../shared/admin/delayed-scripts';
import { renderScreen } from '../../../shared/admin/screen';
import { App } from './App';
import './style.css';

const root = document.getElementById( 'courant-recruiting' );
if ( root !== null ) {
	renderScreen( root, <App /> );
}

// Also if the screen could not render: WordPress's command palette is one of these scripts.
window.addEventListener( 'load', () => setTimeout( () => void runDelayedScripts(), 5000 ) );
