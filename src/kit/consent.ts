/** Kinds of consent; what is necessary needs none. */
export type Category = 'necessary' | 'preferences' | 'statistics' | 'marketing';

export type Choice = Readonly<Record<Category, boolean>>;

declare global {
    interface Window {
        courantConsent?: {
            allows: (category: string) => boolean;
            /** Whether the visitor, or the owner where nobody is asked, has decided. */
            decided: () => boolean;
        };
    }
}

/** Closed as long as nobody has asked. */
export const allows = (category: string): boolean => window.courantConsent?.allows(category) ?? false;

/** Tells of each change of consent; gives what ends that. */
export function onConsent(act: () => void): () => void {
    document.addEventListener('courant:consent', act);
    return () => document.removeEventListener('courant:consent', act);
}
