interface Widget {
    reset?: () => void;
}

/** The providers' globals by the class of their boxes (Jobs contract 3.3). */
const PROVIDERS = { 'g-recaptcha': 'grecaptcha', 'h-captcha': 'hcaptcha', 'cf-turnstile': 'turnstile' } as const;

/** A captcha is good for one request: its widget is reset when the request settles (Spec 4). Others hear the event. */
export function resetCaptcha(form: HTMLFormElement): void {
    const page = window as unknown as Record<string, Widget | undefined>;
    for (const [box, name] of Object.entries(PROVIDERS)) {
        if (form.querySelector(`.${box}`)) {
            try {
                page[name]?.reset?.();
            } catch {
                // A widget that was never drawn has nothing to reset.
            }
        }
    }
    form.dispatchEvent(new CustomEvent('courant:captcha-reset', { bubbles: true }));
}
