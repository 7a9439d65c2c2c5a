/** In place of the package of this name, which brings React's own element symbols: nothing of ours is a forwarded ref. */
export function isForwardRef(): boolean {
    return false;
}
