/** After this a token is renewed, in milliseconds (Rulings 13). */
export const RENEW_AFTER = 30 * 60 * 1000;
/** A token younger than this is suspicious, so a renewed one is not shown at once. */
const SETTLING = 5000;

export interface Tokens {
    /** Fetches a token if there is none, or an old one. Called at every focus in the form. */
    touch(): void;
    /** The token to send, or `''`: nobody is refused for lacking one. */
    current(): string;
    /** Why files cannot be sent now, or `''`. What was full is checked again; what was not costs no request. */
    refusal(): Promise<string>;
}

/** What the server answers: a token, and why it cannot take files now. */
export interface TokenResponse {
    token: string;
    full: string;
}

export function createTokens(fetchToken: () => Promise<TokenResponse>, now: () => number = Date.now): Tokens {
    let held: { token: string; at: number } | null = null;
    let previous = '';
    let fetching = false;
    let full = '';
    const hold = (response: TokenResponse) => {
        previous = held?.token ?? '';
        held = { token: response.token, at: now() };
        full = response.full;
    };
    return {
        touch: () => {
            if (fetching || (held && now() - held.at < RENEW_AFTER)) {
                return;
            }
            fetching = true;
            fetchToken()
                .then(hold)
                .catch(() => undefined)
                .finally(() => {
                    fetching = false;
                });
        },
        current: () => (held ? (previous && now() - held.at < SETTLING ? previous : held.token) : ''),
        refusal: async () => {
            if (full) {
                await fetchToken()
                    .then(hold)
                    .catch(() => undefined);
            }
            return full;
        },
    };
}

/** @throws when the answer holds no token */
export async function fetchToken(url: string): Promise<TokenResponse> {
    const response = await fetch(url, { credentials: 'same-origin', cache: 'no-store', headers: { Accept: 'application/json' } });
    const { token, full } = (await response.json()) as { token?: unknown; full?: unknown };
    if (typeof token !== 'string') {
        throw new Error('No token');
    }
    return { token, full: typeof full === 'string' ? full : '' };
}
