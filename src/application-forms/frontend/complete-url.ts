/** A host name with a dot, then an optional port and path. `WebAddress.php` has the same rule. */
const WITHOUT_SCHEME = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]*\.)+[\p{L}\p{N}-]{2,}(?::\d+)?(?:[/?#]\S*)?$/u;

/** Adds `https://` if only the scheme is missing; returns any other text trimmed. */
export function completeUrl( text: string ): string {
	const trimmed = text.trim();
	return WITHOUT_SCHEME.test( trimmed ) ? `https://${ trimmed }` : trimmed;
}
