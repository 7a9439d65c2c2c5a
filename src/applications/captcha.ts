import type { ApplicationsConfig } from '../config/generated';

type Facts = NonNullable<ApplicationsConfig['captcha']>;

interface Widget {
    reset?: () => void;
    render?: (box: Element, options: { sitekey: string }) => unknown;
    ready?: (then: () => void) => void;
    execute?: (siteKey: string, options: { action: string }) => PromiseLike<string>;
}

export interface Captcha {
    /** What keeps the form from being sent: a widget that was drawn and not solved. */
    objections: () => string[];
    /** What is sent along, when it is not in the form by itself. Never waits long: without it the server suspects (Rulings 14). */
    fields: () => Promise<{ name: string; value: string }[]>;
}

/** The providers' globals by the class of their boxes (Jobs contract 3.3). */
const PROVIDERS = { 'g-recaptcha': 'grecaptcha', 'h-captcha': 'hcaptcha', 'cf-turnstile': 'turnstile' } as const;
const BOXES = Object.keys(PROVIDERS) as (keyof typeof PROVIDERS)[];
const PATIENCE = 5000;

const globals = () => window as unknown as Record<string, Widget | undefined>;

/** Called at the first touch of the form, and only then: before it nothing is loaded from the provider (Rulings 31). */
export function createCaptcha(form: HTMLFormElement, facts: Facts | undefined): Captcha {
    const box = BOXES.map((name) => form.querySelector(`.${name}[data-sitekey]`)).find(Boolean);
    if (!facts || !box) {
        return { objections: () => [], fields: () => Promise.resolve([]) };
    }
    const { siteKey, field, message } = facts;
    const isSilent = facts.provider === 'recaptcha-v3';
    const widget = () => globals()[PROVIDERS[BOXES.find((name) => box.classList.contains(name)) ?? 'g-recaptcha']];
    let drawn = false;
    const draw = () => {
        if (!isSilent) {
            widget()?.render?.(box, { sitekey: siteKey });
            drawn = true;
        }
    };
    // Only Google's needs a moment after its script has come; Turnstile forbids to ask.
    load(facts.script, () => (facts.provider === 'recaptcha' && widget()?.ready ? widget()?.ready?.(draw) : draw()));
    const solved = () => Boolean(form.querySelector<HTMLInputElement>(`[name="${field}"]`)?.value);
    return {
        objections: () => (drawn && !solved() ? [message] : []),
        fields: async () => {
            if (!isSilent) {
                return [];
            }
            const answer = Promise.resolve(widget()?.execute?.(siteKey, { action: 'applicationform' }) ?? '').catch(() => '');
            const value = await Promise.race([answer, new Promise<string>((done) => setTimeout(done, PATIENCE, ''))]);
            return value ? [{ name: field, value }] : [];
        },
    };
}

/** A script that does not come leaves the form as it is. */
function load(src: string, then: () => void): void {
    const script = Object.assign(document.createElement('script'), { src, async: true });
    script.addEventListener('load', () => {
        try {
            then();
        } catch {
            // The provider's own failure must not be the applicant's.
        }
    });
    document.head.append(script);
}

/** A captcha is good for one request: its widget is reset when the request settles (Spec 4). Others hear the event. */
export function resetCaptcha(form: HTMLFormElement): void {
    for (const box of BOXES) {
        if (form.querySelector(`.${box}`)) {
            try {
                globals()[PROVIDERS[box]]?.reset?.();
            } catch {
                // A widget that was never drawn has nothing to reset.
            }
        }
    }
    form.dispatchEvent(new CustomEvent('courant:captcha-reset', { bubbles: true }));
}
