import { createRoot } from '../kit/wordpress';
import { Hiring } from './Hiring';
import './style.css';

const root = document.getElementById('courant-hiring');
if (root !== null) {
    createRoot(root).render(<Hiring />);
}
