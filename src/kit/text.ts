/** The first text that says anything. */
export function firstText(...texts: readonly (string | null | undefined)[]): string {
    return texts.find((text) => text !== undefined && text !== null && text !== '') ?? '';
}
