import { createRoot } from '../kit/wordpress';
import { Preview } from './Preview';
import './style.css';

const root = document.getElementById('courant-mail-look');
if (root) {
    createRoot(root).render(<Preview samples={JSON.parse(root.dataset['samples'] ?? '{}') as Record<string, string>} />);
}
