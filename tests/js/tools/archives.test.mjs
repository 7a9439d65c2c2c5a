import assert from 'node:assert/strict';
import { createWriteStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import test from 'node:test';
import { gzipSync } from 'node:zlib';
import { ZipFile } from 'yazl';
import { untar, unzip } from '../../../tools/lib/archives.mjs';
import { scratch } from './support.mjs';

async function zipOf( folder, entries ) {
	const zip = new ZipFile();
	for ( const [ name, content, compress ] of entries ) {
		zip.addBuffer( Buffer.from( content ), name, { compress } );
	}
	zip.end();
	const file = join( folder, 'a.zip' );
	await pipeline( zip.outputStream, createWriteStream( file ) );
	return file;
}

function tarEntry( name, content, type = '0' ) {
	const head = Buffer.alloc( 512 );
	head.write( name, 0, 100 );
	head.write( '0000644\0', 100 );
	head.write( `${ content.length.toString( 8 ).padStart( 11, '0' ) }\0`, 124 );
	head.write( type, 156 );
	head.write( 'ustar\0', 257 );
	const body = Buffer.alloc( Math.ceil( content.length / 512 ) * 512 );
	Buffer.from( content ).copy( body );
	return Buffer.concat( [ head, body ] );
}

test( 'stored and deflated entries are extracted, renamed and skipped as configured', async ( t ) => {
	const folder = await scratch( t );
	const file = await zipOf( folder, [
		[ 'top/a.txt', 'stored', false ],
		[ 'top/b/c.txt', 'deflated '.repeat( 9000 ), true ],
		[ 'top/no.txt', 'no', true ],
	] );
	const count = await unzip( file, join( folder, 'out' ), ( name ) =>
		name.endsWith( 'no.txt' ) ? null : name.slice( 4 )
	);
	assert.equal( count, 2 );
	assert.equal( await readFile( join( folder, 'out', 'a.txt' ), 'utf8' ), 'stored' );
	assert.equal( ( await readFile( join( folder, 'out', 'b', 'c.txt' ), 'utf8' ) ).length, 81_000 );
} );

test( 'an entry outside of the folder is rejected', async ( t ) => {
	const folder = await scratch( t );
	const file = await zipOf( folder, [ [ 'a.txt', 'x', false ] ] );
	await assert.rejects(
		unzip( file, join( folder, 'out' ), () => '../evil.txt' ),
		/outside of itself/
	);
} );

test( 'a file that is no zip archive is rejected', async ( t ) => {
	const folder = await scratch( t );
	await writeFile( join( folder, 'a.zip' ), 'not a zip' );
	await assert.rejects( unzip( join( folder, 'a.zip' ), join( folder, 'out' ) ), /not a zip archive/ );
} );

test( 'a tar archive yields the requested files, also empty ones and those with long names', async ( t ) => {
	const folder = await scratch( t );
	const long = `package/${ 'deep/'.repeat( 30 ) }end.txt`;
	const record = ( text ) => {
		let length = text.length + 4;
		while ( `${ length } ${ text }\n`.length !== length ) {
			length += 1;
		}
		return `${ length } ${ text }\n`;
	};
	const big = 'x'.repeat( 200_000 );
	const file = join( folder, 'a.tgz' );
	await writeFile(
		file,
		gzipSync(
			Buffer.concat( [
				tarEntry( 'package/big.txt', big ),
				tarEntry( 'package/empty.txt', '' ),
				tarEntry( 'package/unwanted.txt', 'no' ),
				tarEntry( 'PaxHeader', record( `path=${ long }` ), 'x' ),
				tarEntry( 'package/short', 'far down' ),
				Buffer.alloc( 1024 ),
			] )
		)
	);
	assert.equal( await untar( file, join( folder, 'out' ), ( name ) => ! name.includes( 'unwanted' ) ), 3 );
	assert.equal( await readFile( join( folder, 'out', 'package/big.txt' ), 'utf8' ), big );
	assert.equal( await readFile( join( folder, 'out', 'package/empty.txt' ), 'utf8' ), '' );
	assert.equal( await readFile( join( folder, 'out', long ), 'utf8' ), 'far down' );
} );
