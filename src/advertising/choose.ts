import type { AdPlace } from '../config/generated';

export type Ad = AdPlace['ads'][number];
export type Variant = AdPlace['variants'][number];

/** Ads of the site itself ask nobody else. */
export const needsConsent = ({ kind }: Ad): boolean => kind !== 'house' && kind !== 'image';

/** What may stand in a variant now: of its size, in its days, not more often than it may. */
export function candidates(ads: readonly Ad[], { width, height }: Variant, seconds: number, shown: ReadonlyMap<number, number>): Ad[] {
    return ads.filter(
        ({ id, size, from, until, limit }) =>
            (size === '' || size === `${width}x${height}`) && from <= seconds && (until === 0 || seconds <= until) && (limit === 0 || (shown.get(id) ?? 0) < limit),
    );
}

/** One of them, each as often as it weighs. @param chance from 0 to below 1 */
export function pick(ads: readonly Ad[], chance: number): Ad | undefined {
    let left = chance * ads.reduce((sum, { weight }) => sum + weight, 0);
    return ads.find(({ weight }) => (left -= weight) < 0);
}
