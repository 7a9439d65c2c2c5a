import { Builder } from './builder';
import { __, createRoot, fetchForms, Notice } from './wordpress';
import './style.css';

async function open(box: HTMLElement): Promise<void> {
    const root = createRoot(box);
    try {
        const { forms } = await fetchForms();
        root.render(<Builder stored={forms} />);
    } catch {
        root.render(
            <Notice status="error" isDismissible={false}>
                {__('The forms could not be read. Please load this page again.', 'courant-desk')}
            </Notice>,
        );
    }
}

const box = document.getElementById('courant-forms');
if (box) {
    void open(box);
}
