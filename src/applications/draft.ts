/**
 * The letter outlives a reload until it is sent (Rulings 31). It is kept for the tab only: a letter is personal, and
 * the computer may be a shared one.
 */
export function keepDraft(form: HTMLFormElement): { forget: () => void } {
    const letter = form.querySelector<HTMLTextAreaElement>('textarea[name="awsm_applicant_letter"]');
    const job = form.querySelector<HTMLInputElement>('input[name="awsm_job_id"]')?.value ?? '';
    const key = `courant-letter-${job}`;
    const save = () => letter && attempt(() => sessionStorage.setItem(key, letter.value));
    if (letter) {
        if (letter.value) {
            save();
        } else {
            letter.value = attempt(() => sessionStorage.getItem(key)) ?? '';
        }
        letter.addEventListener('input', save);
    }
    return { forget: () => void attempt(() => sessionStorage.removeItem(key)) };
}

/** Storage may be denied; then there is no draft. */
function attempt<Value>(run: () => Value): Value | null {
    try {
        return run();
    } catch {
        return null;
    }
}
