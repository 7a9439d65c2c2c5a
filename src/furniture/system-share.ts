/** The system's own sharing is offered where there is one, before its script has come. */
export function offerSystemShare(): void {
    if ('share' in navigator) {
        document.querySelector('.share__button--system')?.removeAttribute('hidden');
    }
}
