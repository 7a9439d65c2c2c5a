import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { embedUrl, parseVideoUrl, watchUrl } from '../../../src/video/frontend/video-url';
import { parsePrinted } from '../../../src/shared/config/parse-printed';

interface Row {
	url: string;
	id?: string;
	list?: string;
	start?: number;
	refused?: string;
}

const rows = parsePrinted< Row[] >( readFileSync( 'tests/fixtures/video/video-urls.json', 'utf8' ) );

test.each( rows )( '$url', ( { url, id, list, start, refused } ) => {
	expect( parseVideoUrl( url ) ).toEqual( refused === undefined ? { id, list, start } : undefined );
} );

const harmless = /^https:\/\/www\.youtube(-nocookie)?\.com\/(embed|watch|playlist)[\w?=&/-]*$/;

test( 'any input yields only an id, a list and a number on the hosts of YouTube', () => {
	const pieces = fc.constantFrom(
		'https:',
		'//',
		'/',
		'youtu.be',
		'youtube.com',
		'www.',
		'm.',
		'evil.example',
		'@',
		':',
		'?',
		'&',
		'#',
		'v=',
		'list=',
		't=',
		'watch',
		'embed/',
		'dQw4w9WgXcQ',
		'%2F',
		'\\',
		'.',
		' ',
		'\n',
		'"',
		'<',
		'ü',
		'1h',
		'90s'
	);
	fc.assert(
		fc.property(
			fc.oneof(
				fc.string(),
				fc.webUrl(),
				fc.array( pieces, { maxLength: 14 } ).map( ( some ) => some.join( '' ) )
			),
			( text ) => {
				const video = parseVideoUrl( text );
				if ( video ) {
					expect( embedUrl( video ) ).toMatch( harmless );
					expect( watchUrl( video ) ).toMatch( harmless );
					expect( parseVideoUrl( watchUrl( video ) ) ).toEqual( video );
				}
			}
		),
		{ numRuns: 3000 }
	);
} );

test( 'the player starts automatically and muted, at the time of the URL', () => {
	expect( embedUrl( { id: 'dQw4w9WgXcQ', list: 'PL12', start: 90 } ) ).toBe(
		'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&mute=1&playsinline=1&rel=0&enablejsapi=1&start=90&list=PL12'
	);
} );
