/** The addresses that gave the probe away. An address that does not answer gives nothing away. */
export async function reachedOf(words: string, addresses: readonly string[], read: (address: string) => Promise<string>): Promise<string[]> {
    const texts = await Promise.all(addresses.map((address) => read(address).catch(() => '')));
    return addresses.filter((_, index) => words !== '' && texts[index]?.includes(words));
}
