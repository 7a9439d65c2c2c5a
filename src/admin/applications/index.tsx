import { createRoot } from '../kit/wordpress';
import { App } from './App';
import './style.css';

const root = document.getElementById('courant-recruiting');
if (root !== null) {
    createRoot(root).render(<App />);
}
