/** Copying is offered once no tap is lost, the system's own sharing where there is one, both before their script has come. */
export function offerShare(): void {
    document.querySelector('.share__button--copy')?.removeAttribute('style');
    if ('share' in navigator) {
        document.querySelector('.share__button--system')?.removeAttribute('hidden');
    }
}
