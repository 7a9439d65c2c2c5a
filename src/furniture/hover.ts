/** A finger that taps does not hover, though browsers say so afterwards. */
export function onHover(element: HTMLElement, tell: (on: boolean) => void, signal: AbortSignal): void {
    element.addEventListener('pointerenter', ({ pointerType }) => pointerType !== 'touch' && tell(true), { signal });
    element.addEventListener('pointerleave', () => tell(false), { signal });
}
