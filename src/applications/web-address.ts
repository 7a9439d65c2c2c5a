/** A host name with a dot, then an optional port and path. `Domain/WebAddress.php` has the same rule. */
const WITHOUT_SCHEME = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]*\.)+[\p{L}\p{N}-]{2,}(?::\d+)?(?:[/?#]\S*)?$/u;

/** Adds `https://` where only the scheme is missing; any other text is returned trimmed. */
export function completeUrl(text: string): string {
    const trimmed = text.trim();
    return WITHOUT_SCHEME.test(trimmed) ? `https://${trimmed}` : trimmed;
}
