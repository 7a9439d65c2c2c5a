/** What hovering opened goes on Escape, and stays away until the pointer has left (WCAG 1.4.13). */
export function dismissHovered(): void {
    const menu = document.querySelector<HTMLElement>('.menu--primary');
    document.addEventListener('keydown', ({ key }) => {
        if (key === 'Escape' && menu?.matches(':hover')) {
            menu.dataset['dismissed'] = '';
        }
    });
    menu?.addEventListener('mouseleave', () => delete menu.dataset['dismissed']);
}
