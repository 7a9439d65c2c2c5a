/** Fields that change by themselves between two tries of the same application. */
const RESTLESS = /^(?:courant|courant_\w+|awsm_nonce|_wp_http_referer|g-recaptcha-response|h-captcha-response|cf-turnstile-response)$/;

/**
 * One key for one attempt, so that the server knows a repetition of it: kept while the same application is tried
 * again, new as soon as its content changes or it has been sent (Rulings 15).
 */
export function createAttempts(makeKey: () => string = randomUuid): { keyFor: (form: FormData) => string; done: () => void } {
    let key = '';
    let content: string | null = null;
    return {
        keyFor: (form) => {
            const now = fingerprint(form);
            if (now !== content) {
                content = now;
                key = makeKey();
            }
            return key;
        },
        done: () => {
            content = null;
        },
    };
}

function fingerprint(form: FormData): string {
    const parts = [...form].filter(([name]) => !RESTLESS.test(name));
    return JSON.stringify(parts.map(([name, value]) => [name, typeof value === 'string' ? value : fileFacts(value)]));
}

/** An input without a file gives an empty one of this very moment. */
function fileFacts({ name, size, lastModified }: File): unknown[] {
    return size === 0 && name === '' ? [] : [name, size, lastModified];
}

/** `crypto.randomUUID` exists on secure origins only. */
export function randomUuid(): string {
    if (typeof crypto.randomUUID === 'function') {
        return crypto.randomUUID();
    }
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
    bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
    const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
