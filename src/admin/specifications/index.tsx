import { renderScreen } from '../kit/screen';
import { Screen } from './Screen';
import './style.css';

const root = document.getElementById('courant-specifications');
if (root !== null) {
    renderScreen(root, <Screen />);
}
