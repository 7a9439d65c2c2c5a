import type { Page } from '@playwright/test';
import { createPost } from './support/site-data';

export const SIZES = {
	// Both boxes of the header have the height of the higher one.
	header: [ 468, 60 ],
	navigation: [ 728, 90 ],
	sidebar: [ 300, 250 ],
	'in-article': [ 300, 250 ],
} as const;

export const ad = ( id: number, kind: string, locations: string[], more: object = {} ) => ( {
	id,
	kind,
	places: locations,
	size: '',
	weight: 1,
	from: 0,
	until: 0,
	limit: 0,
	categories: [],
	notOnJobs: false,
	link: '',
	image: '',
	alt: `Ad ${ id }`,
	unit: '',
	...more,
} );

export const EVERYWHERE = Object.keys( SIZES );

export const HOUSE = ad( 901, 'house', EVERYWHERE, { link: '/about/', alt: 'House ad' } );

/** One house ad for each slot: an ad is shown once on a page. */
export const HOUSES = EVERYWHERE.map( ( place, index ) => ( { ...HOUSE, id: 951 + index, places: [ place ] } ) );

export const OPEN = { banner: 'none', fallback: 'open' };

export const optionsWithAds = ( ads: object[], consent: object = OPEN ) => ( {
	courant_ads: ads,
	courant_consent: consent,
	courant_advertising: { client: 'ca-pub-1234567890123456' },
} );

export const box = ( page: Page, place: string ) => page.locator( `[data-courant-ad="${ place }"]` );

export const boxes = async ( page: Page, locations = EVERYWHERE ) =>
	Object.fromEntries(
		await Promise.all(
			locations.map( async ( place ) => {
				const { width = 0, height = 0 } = ( await box( page, place ).boundingBox() ) ?? {};
				return [ place, [ width, height ] ] as const;
			} )
		)
	);

/** Creates the article with the ads; returns its URL. */
export const createArticle = () =>
	createPost( {
		post_name: 'ads-lab',
		post_title: 'Ads lab',
		post_content: `<p>${ 'Text of an article. '.repeat( 30 ) }</p>`.repeat( 6 ),
	} ).then( ( { url } ) => url );
