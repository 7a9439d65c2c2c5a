/**
 * Replaces the package of this name, which contains React's own element symbols: this project uses no forwarded refs.
 */
export function isForwardRef(): boolean {
	return false;
}
