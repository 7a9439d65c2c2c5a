import { renderScreen } from '../kit/screen';
import { Hiring } from './Hiring';
import './style.css';

const root = document.getElementById('courant-hiring');
if (root !== null) {
    renderScreen(root, <Hiring />);
}
