/** The address of the first button of the page that leads to a job (Spec 2.3, Rulings 32). */
export function applyAddress(): string | undefined {
    return document.querySelector<HTMLAnchorElement>('main a:is(.button, .wp-block-button__link, [role="button"])[href*="jobs"]')?.href;
}
