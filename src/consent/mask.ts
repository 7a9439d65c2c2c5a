const FIELDS = 'form, input, textarea, select';

/** Session recordings shall see no letter of what is typed into a form, also into forms that come later. */
export function mask(root: ParentNode = document): void {
    hide(root);
    if (root === document) {
        new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach((node) => node instanceof Element && hide(node)))).observe(document.documentElement, {
            childList: true,
            subtree: true,
        });
    }
}

function hide(root: ParentNode): void {
    const fields = [...root.querySelectorAll(FIELDS)];
    (root instanceof Element && root.matches(FIELDS) ? [root, ...fields] : fields).forEach((field) => {
        field.setAttribute('data-clarity-mask', 'true');
        field.setAttribute('data-hj-suppress', '');
    });
}
