/**
 * The in-app browsers of two social-media apps cannot pick a file by type: their file inputs accept everything, and
 * the server checks (Spec 5, Rulings 1).
 */
export function acceptEverything(userAgent: string): void {
    if (/FBAN|FBAV|Instagram/.test(userAgent)) {
        document.querySelectorAll('.awsm-application-form input[type="file"]').forEach((input) => input.removeAttribute('accept'));
    }
}

acceptEverything(navigator.userAgent);
