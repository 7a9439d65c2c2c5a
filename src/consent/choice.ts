/** What a visitor allows. What is necessary is always allowed and stands in no choice. */
export interface Choice {
    readonly preferences: boolean;
    readonly statistics: boolean;
    readonly marketing: boolean;
}

export const KINDS = ['preferences', 'statistics', 'marketing'] as const;

/** A choice, made kind by kind. */
export const choose = (allows: (kind: (typeof KINDS)[number]) => boolean) => Object.fromEntries(KINDS.map((kind) => [kind, allows(kind)])) as unknown as Choice;

export const every = (isAllowed: boolean): Choice => choose(() => isAllowed);

/** Global Privacy Control outweighs every other choice about marketing. */
export const heeding = (choice: Choice, hasSignal: boolean): Choice => (hasSignal ? { ...choice, marketing: false } : choice);

export const isSame = (a: Choice | undefined, b: Choice | undefined): boolean => KINDS.every((kind) => a?.[kind] === b?.[kind]);

/** The cookie's value: the revision that was answered, and what was allowed, such as `1.statistics+marketing`. */
export const write = (choice: Choice, revision: number): string => `${revision}.${KINDS.filter((kind) => choice[kind]).join('+')}`;

/** Undefined where the question was another one, or nobody has answered. */
export function read(value: string | undefined, revision: number): Choice | undefined {
    const [asked, allowed] = (value ?? '').split('.');
    if (asked !== String(revision) || allowed === undefined) {
        return undefined;
    }
    const names = allowed.split('+');
    return choose((kind) => names.includes(kind));
}

type Signal = 'granted' | 'denied';

/** Google's seven signals (Consent Mode v2). */
export function signals({ preferences, statistics, marketing }: Choice): Record<string, Signal> {
    const says = (isAllowed: boolean): Signal => (isAllowed ? 'granted' : 'denied');
    return {
        ad_storage: says(marketing),
        ad_user_data: says(marketing),
        ad_personalization: says(marketing),
        analytics_storage: says(statistics),
        functionality_storage: says(preferences),
        personalization_storage: says(preferences),
        security_storage: 'granted',
    };
}
