import type { AdSlot } from '../../shared/config/generated';

export type Ad = AdSlot[ 'ads' ][ number ];
export type Variant = AdSlot[ 'variants' ][ number ];

/** House and image ads need no consent, because they contact no third party. */
export const needsConsent = ( { kind }: Ad ): boolean => kind !== 'house' && kind !== 'image';

/**
 * Returns the ads that a variant may show now: of its size, within their dates, below their limit per page. The site's
 * own ads are shown once on a page, code up to its limit or once; a network fills each of its units
 * with another ad.
 */
export function eligibleAds(
	ads: readonly Ad[],
	{ width, height }: Variant,
	seconds: number,
	shown: ReadonlyMap< number, number >
): Ad[] {
	return ads.filter(
		( { id, size, from, until, limit, kind } ) =>
			( size === '' || size === `${ width }x${ height }` ) &&
			from <= seconds &&
			( until === 0 || seconds <= until ) &&
			( shown.get( id ) ?? 0 ) < ( /house|image/.test( kind ) ? 1 : limit || ( kind === 'code' ? 1 : Infinity ) )
	);
}

/**
 * Returns one ad at random, by weight.
 * @param chance from 0 to below 1
 */
export function pickWeighted( ads: readonly Ad[], chance: number ): Ad | undefined {
	let remaining = chance * ads.reduce( ( sum, { weight } ) => sum + weight, 0 );
	return ads.find( ( { weight } ) => ( remaining -= weight ) < 0 );
}
