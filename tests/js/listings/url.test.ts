import { withParameters, withoutPagePath } from '../../../src/listings/frontend/url';

test.each( [
	[ 'adds what is chosen', '/jobs/', { job__category_spec: 'design' }, '/jobs/?job__category_spec=design' ],
	[ 'changes it in place', '/jobs/?a=1&jq=x&b=2', { jq: 'y z' }, '/jobs/?a=1&jq=y%20z&b=2' ],
	[ 'removes the key of an empty value', '/jobs/?jq=x&paged=3', { jq: '', paged: '' }, '/jobs/' ],
	[
		'keeps other parameters letter by letter, and the hash',
		'/jobs/?q=a+b&u=%7E&flag&jq=x#top?jq=1',
		{ jq: '' },
		'/jobs/?q=a+b&u=%7E&flag#top?jq=1',
	],
	[
		'recognizes an encoded key',
		'/jobs/?job%5F%5Fcategory_spec=a',
		{ job__category_spec: 'b' },
		'/jobs/?job__category_spec=b',
	],
	[ 'leaves one of a doubled key', '/jobs/?jq=1&jq=2', { jq: '3' }, '/jobs/?jq=3' ],
	[ 'writes what a search may hold', '/jobs/', { jq: 'C++ & C# é' }, '/jobs/?jq=C%2B%2B%20%26%20C%23%20%C3%A9' ],
	[
		'is not fooled by names of objects',
		'/jobs/?constructor=1&toString=2',
		{ jq: 'x' },
		'/jobs/?constructor=1&toString=2&jq=x',
	],
] )( '%s', ( _name, href, changes, expected ) => {
	expect( withParameters( href, changes ) ).toBe( expected );
} );

test.each( [
	[ '/jobs/page/3/?a=/page/4/#x', '/jobs/?a=/page/4/#x' ],
	[ '/jobs/page/3', '/jobs/' ],
	[ '/jobs/page/three/', '/jobs/page/three/' ],
	[ '/page/2/', '/' ],
] )( 'a page number in the path of %s is removed', ( href, expected ) => {
	expect( withoutPagePath( href ) ).toBe( expected );
} );
