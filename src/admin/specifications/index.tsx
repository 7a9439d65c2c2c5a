import { createRoot } from '../kit/wordpress';
import { Screen } from './Screen';
import './style.css';

const root = document.getElementById('courant-specifications');
if (root !== null) {
    createRoot(root).render(<Screen />);
}
