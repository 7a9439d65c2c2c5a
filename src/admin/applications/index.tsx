import { runDelayedScripts } from '../kit/delayed-scripts';
import { renderScreen } from '../kit/screen';
import { App } from './App';
import './style.css';

const root = document.getElementById('courant-recruiting');
if (root !== null) {
    renderScreen(root, <App />);
}

// Also when the screen could not render: WordPress's command palette is among them.
window.addEventListener('load', () => setTimeout(() => void runDelayedScripts(), 5000));
