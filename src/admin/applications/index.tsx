import { renderScreen } from '../kit/screen';
import { App } from './App';
import './style.css';

const root = document.getElementById('courant-recruiting');
if (root !== null) {
    renderScreen(root, <App />);
}
