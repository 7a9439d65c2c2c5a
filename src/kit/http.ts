export interface Answer {
    text: string;
    /** A header of the answer, or `null`. */
    header: (name: string) => string | null;
}

export interface RequestOptions {
    signal?: AbortSignal;
    /** Milliseconds until the request is given up. */
    timeout?: number;
    method?: string;
}

export type Fields = Iterable<readonly [name: string, value: string]>;

/** Name and value pairs as a form would send them. */
export function encode(fields: Fields): URLSearchParams {
    const body = new URLSearchParams();
    for (const [name, value] of fields) {
        body.append(name, value);
    }
    return body;
}

/** Sends fields and gives the text. Rejects on a refusal, a broken line, a timeout and an abort alike. */
export async function send(url: string, fields: Fields, { signal, timeout = 30_000, method = 'POST' }: RequestOptions = {}): Promise<Answer> {
    const body = encode(fields);
    const abort = new AbortController();
    const stop = () => abort.abort();
    const timer = setTimeout(stop, timeout);
    signal?.addEventListener('abort', stop);
    try {
        if (signal?.aborted) {
            stop();
        }
        const get = method === 'GET';
        const response = await fetch(get ? `${url}${url.includes('?') ? '&' : '?'}${body}` : url, {
            method,
            credentials: 'same-origin',
            signal: abort.signal,
            ...(get ? {} : { body }),
        });
        if (!response.ok) {
            throw new Error(`Answered ${response.status}`);
        }
        const text = await response.text();
        return { text, header: (name) => response.headers.get(name) };
    } finally {
        clearTimeout(timer);
        signal?.removeEventListener('abort', stop);
    }
}
