import fc from 'fast-check';
import { eligibleAds, needsConsent, pickWeighted } from '../../../src/advertising/frontend/ad-selection';
import type { Ad } from '../../../src/advertising/frontend/ad-selection';

const ad = ( id: number, more: Partial< Ad > = {} ): Ad => ( {
	id,
	kind: 'house',
	size: '',
	weight: 1,
	from: 0,
	until: 0,
	limit: 0,
	link: '',
	image: '',
	alt: '',
	unit: '',
	...more,
} );
const VARIANT = { width: 468, height: 60, from: 768, delay: 4000 };

test( 'size, date range and limit decide which ad is shown', () => {
	const ads = [
		ad( 1 ),
		ad( 2, { size: '468x60' } ),
		ad( 3, { size: '320x50' } ),
		ad( 4, { from: 101 } ),
		ad( 5, { until: 99 } ),
		ad( 6, { from: 100, until: 100 } ),
		ad( 7, { limit: 1 } ),
		ad( 8, { kind: 'gpt', limit: 2 } ),
	];
	expect(
		eligibleAds(
			ads,
			VARIANT,
			100,
			new Map( [
				[ 7, 1 ],
				[ 8, 1 ],
			] )
		).map( ( { id } ) => id )
	).toEqual( [ 1, 2, 6, 8 ] );
} );

test( 'an ad is shown once on a page, a unit of a network in each slot up to its limit, code up to its limit', () => {
	const ads = ( [ 'house', 'image', 'adsense', 'gpt', 'code' ] as const ).flatMap( ( kind, index ) => [
		ad( index, { kind } ),
		ad( index + 10, { kind, limit: 3 } ),
		ad( index + 20, { kind, limit: 2 } ),
	] );
	const shown = new Map( ads.map( ( { id } ) => [ id, 2 ] ) );
	expect( eligibleAds( ads, VARIANT, 100, shown ).map( ( { id } ) => id ) ).toEqual( [ 2, 12, 3, 13, 14 ] );
} );

test( 'each ad is chosen by its weight, and one is always chosen', () => {
	const ads = [ ad( 1, { weight: 1 } ), ad( 2, { weight: 3 } ) ];
	expect( [ 0, 0.24, 0.26, 0.99 ].map( ( chance ) => pickWeighted( ads, chance )?.id ) ).toEqual( [ 1, 1, 2, 2 ] );
	expect( pickWeighted( [], 0.5 ) ).toBeUndefined();
	fc.assert(
		fc.property(
			fc.array( fc.integer( { min: 1, max: 1000 } ), { minLength: 1 } ),
			fc.double( { min: 0, max: 0.999999, noNaN: true } ),
			( weights, chance ) => {
				expect(
					pickWeighted(
						weights.map( ( weight, id ) => ad( id, { weight } ) ),
						chance
					)
				).toBeDefined();
			}
		)
	);
} );

test( 'house ads need no consent', () => {
	expect(
		( [ 'house', 'image', 'adsense', 'gpt', 'code' ] as const ).map( ( kind ) => needsConsent( ad( 1, { kind } ) ) )
	).toEqual( [ false, false, true, true, true ] );
} );
