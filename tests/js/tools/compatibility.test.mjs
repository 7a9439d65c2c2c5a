import assert from 'node:assert/strict';
import test from 'node:test';
import { readCells, storeCell } from '../../../tools/compatibility/cells.mjs';
import { ownNotices } from '../../../tools/compatibility/notices.mjs';
import { replaceGenerated } from '../../../tools/compatibility/pages.mjs';
import { PLATFORMS } from '../../../tools/compatibility/platforms.mjs';
import { findProducts, readHeader } from '../../../tools/compatibility/products.mjs';
import { sitesOf } from '../../../tools/compatibility/settings.mjs';
import { structuredDataProblems } from '../../../tools/compatibility/structured-data.mjs';
import { isClean, matrix, platformMatrix, themeTable } from '../../../tools/compatibility/table.mjs';
import { writeFiles, scratch } from './support.mjs';

const CELL = {
	title: 'Cache',
	products: [ { name: 'Cache', version: '1.2', commit: 'abc1234' } ],
	console: [],
	notices: [],
	filter: '',
	application: '',
	closed: '',
	structuredData: [],
};

test( 'plugins and themes of a folder are found by their headers', async ( t ) => {
	const folder = await scratch( t );
	await writeFiles( folder, {
		'a-cache/other.php': '<?php // nothing',
		'a-cache/main.php': '<?php\n/**\n * Plugin Name: A Cache\n * Version: 1.2\n */',
		'a-theme/style.css': '/*\nTheme Name: A Theme\n*/',
		'a-theme/.commit': 'abc1234\n',
		'no-product/readme.txt': 'Plugin Name: none',
	} );

	const found = await findProducts( folder );

	assert.deepEqual(
		found.map( ( { kind, slug, file, name, version, commit } ) => [ kind, slug, file, name, version, commit ] ),
		[
			[ 'plugin', 'a-cache', 'main.php', 'A Cache', '1.2', '' ],
			[ 'theme', 'a-theme', 'style.css', 'A Theme', 'unknown', 'abc1234' ],
		]
	);
	assert.deepEqual( readHeader( '<?php /* Plugin Name: In one line */', 'Plugin' ), {
		name: 'In one line',
		version: 'unknown',
	} );
} );

test( 'a page must contain structured data exactly once', () => {
	const data = {
		titles: 1,
		descriptions: 2,
		canonicals: 0,
		openGraph: { 'og:title': 1, 'og:type': 1, 'og:url': 1 },
		types: { BreadcrumbList: 1 },
	};
	assert.deepEqual( structuredDataProblems( data, [ 'BreadcrumbList', 'JobPosting' ] ), [
		'2 × description',
		'0 × canonical',
		'0 × JobPosting',
	] );
	assert.deepEqual( structuredDataProblems( { ...data, descriptions: 1, canonicals: 1 }, [ 'BreadcrumbList' ] ), [] );
} );

test( 'only PHP notices of this project count, each once', () => {
	const entry = ( text ) => `[24-Nov-2026 00:00:00 UTC] PHP ${ text }`;
	const log = [
		entry( 'Warning:  Undefined variable in /sites/courant-copy/www/wp-content/plugins/cache/a.php on line 1' ),
		entry( 'Warning:  Undefined key in /root/.cache/courant/sqlite/519a/wp-includes/driver.php on line 1' ),
		entry( 'Deprecated:  Something in /project/plugin/src/A.php on line 2' ),
		entry( 'Deprecated:  Something in /project/plugin/src/A.php on line 2' ),
		entry( 'Notice:  Translation for the <code>courant-desk</code> domain was triggered too early' ),
		'  #1 /project/plugin/src/B.php(3)',
	].join( '\n' );

	assert.deepEqual( ownNotices( log, { www: '/sites/courant-copy/www', root: '/project' } ), [
		'PHP Deprecated:  Something in <project>/plugin/src/A.php on line 2',
		'PHP Notice:  Translation for the <code>courant-desk</code> domain was triggered too early',
	] );
} );

test( 'the matrix has a row for each site that ran, and a line for each that did not', () => {
	const broken = { ...CELL, title: 'Old | plugin', console: [ 'TypeError' ], filter: 'no: Timeout' };
	const text = matrix( [ CELL, broken, { ...CELL, title: 'No build', failed: 'a file is\nmissing' } ] );

	assert.match( text, /\| Cache \| 1\.2 \| abc1234 \| none \| none \| yes \| yes \| yes \| complete, once \| {2}\|/ );
	assert.match( matrix( [ { ...CELL, integration: [] } ] ), /\| complete, once \| passed \|/ );
	assert.match( text, /\| Old \\\| plugin .* TypeError .* no: Timeout/ );
	assert.match( text, /- No build 1\.2 \(abc1234\): a file is missing/ );
	assert.equal( isClean( [ CELL, { ...CELL, failed: 'x', console: [ 'y' ] } ] ), true );
	assert.equal( isClean( [ CELL, broken ] ), false );
	assert.equal( isClean( [ { ...CELL, integration: [ 'two banners' ] } ] ), false );
} );

test( 'every PHP is combined with both versions of WordPress, and a combination that did not run keeps its row', () => {
	assert.deepEqual( PLATFORMS, [
		'oldest-oldest',
		'oldest-newest',
		'machine-oldest',
		'machine-newest',
		'newest-oldest',
		'newest-newest',
	] );
	const text = platformMatrix( [
		{ ...CELL, title: 'PHP 8.1', products: [] },
		{ ...CELL, title: 'PHP 9', products: [], failed: 'no such PHP' },
	] );
	assert.match( text, /\| PHP 8\.1 \| none \| none \| yes \| yes \| yes \| complete, once \|/ );
	assert.match( text, /\| PHP 9 \| not run: no such PHP \|/ );
} );

test( 'the table of themes names version, commit and pages that are too wide', () => {
	const theme = { name: 'A Theme', version: '1.2', commit: 'abc1234' };
	const text = themeTable( [
		{ ...theme, tooWide: [] },
		{ ...theme, tooWide: [ 'opening at 390 px' ] },
	] );
	assert.match( text, /\| A Theme \| 1\.2 \| abc1234 \| none \|/ );
	assert.match( text, /\| opening at 390 px \|/ );
} );

test( 'only the generated part of the page is replaced', () => {
	const page = 'Before\n<!-- compatibility:begin -->\nold\n<!-- compatibility:end -->\nAfter';
	assert.equal(
		replaceGenerated( page, 'compatibility', 'new\n' ),
		'Before\n<!-- compatibility:begin -->\n\nnew\n\n<!-- compatibility:end -->\nAfter'
	);
	assert.throws( () => replaceGenerated( page, 'platforms', 'new' ), /marks "platforms:begin"/ );
} );

test( 'a second run of a site replaces its result and keeps those of other sites', async ( t ) => {
	const folder = await scratch( t );
	await storeCell( folder, 'alone', CELL );
	await storeCell( folder, 'cache', { ...CELL, filter: 'no: Timeout' } );
	await storeCell( folder, 'cache', CELL );

	assert.deepEqual( await readCells( folder ), { alone: CELL, cache: CELL } );
} );

test( 'a product with another state is tested on one more site', () => {
	const sites = sitesOf( { slug: 'seo-by-rank-math', name: 'Rank Math SEO' } );

	assert.deepEqual(
		sites.map( ( { key, title, options } ) => [ key, title, options ] ),
		[
			[ 'seo-by-rank-math', 'Rank Math SEO', undefined ],
			[ 'seo-by-rank-math: setup wizard not completed', 'Rank Math SEO, setup wizard not completed', {} ],
		]
	);
	assert.equal( sitesOf( { slug: 'classic-editor', name: 'Classic Editor' } ).length, 1 );
} );
