import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, mkdir, open, writeFile } from 'node:fs/promises';
import { dirname, join, normalize, sep } from 'node:path';
import { once } from 'node:events';
import { createGunzip, inflateRaw } from 'node:zlib';
import { promisify } from 'node:util';

const inflate = promisify( inflateRaw );

/** Throws for names that lead out of the folder. */
function inside( folder, name ) {
	const path = normalize( join( folder, name ) );
	if ( path !== normalize( folder ) && ! path.startsWith( normalize( folder ) + sep ) ) {
		throw new Error( `The archive names a path outside of itself: ${ name }` );
	}
	return path;
}

/**
 * Unpacks a zip archive (stored and deflated entries, no zip64).
 *
 * @param {string} file
 * @param {string} folder
 * @param {(name: string) => string | null} [rename] returns the name to write, or null to skip the entry
 * @returns {Promise<number>} how many files were written
 */
export async function unzip( file, folder, rename = ( name ) => name ) {
	const handle = await open( file, 'r' );
	try {
		let count = 0;
		for ( const entry of await zipEntries( handle ) ) {
			const name = entry.name.endsWith( '/' ) ? null : rename( entry.name );
			if ( name === null ) {
				continue;
			}
			const path = inside( folder, name );
			await mkdir( dirname( path ), { recursive: true } );
			await writeFile( path, await zipContent( handle, entry ) );
			count += 1;
		}
		return count;
	} finally {
		await handle.close();
	}
}

/** Every entry of the central directory: name, method, sizes, offset, and the Unix mode (0 without one). */
export async function zipEntries( handle ) {
	const { size } = await handle.stat();
	const tail = Buffer.alloc( Math.min( size, 65_557 ) );
	await handle.read( tail, 0, tail.length, size - tail.length );
	const end = tail.lastIndexOf( Buffer.from( [ 0x50, 0x4b, 0x05, 0x06 ] ) );
	if ( end < 0 ) {
		throw new Error( 'This is not a zip archive.' );
	}
	const directory = Buffer.alloc( tail.readUInt32LE( end + 12 ) );
	await handle.read( directory, 0, directory.length, tail.readUInt32LE( end + 16 ) );
	const entries = [];
	for ( let at = 0; at + 46 <= directory.length && directory.readUInt32LE( at ) === 0x02014b50; ) {
		const nameLength = directory.readUInt16LE( at + 28 );
		entries.push( {
			name: directory.toString( 'utf8', at + 46, at + 46 + nameLength ),
			method: directory.readUInt16LE( at + 10 ),
			compressed: directory.readUInt32LE( at + 20 ),
			size: directory.readUInt32LE( at + 24 ),
			mode: directory.readUInt32LE( at + 38 ) >>> 16,
			offset: directory.readUInt32LE( at + 42 ),
		} );
		at += 46 + nameLength + directory.readUInt16LE( at + 30 ) + directory.readUInt16LE( at + 32 );
	}
	return entries;
}

export async function zipContent( handle, entry ) {
	const head = Buffer.alloc( 30 );
	await handle.read( head, 0, 30, entry.offset );
	const start = entry.offset + 30 + head.readUInt16LE( 26 ) + head.readUInt16LE( 28 );
	const packed = Buffer.alloc( entry.compressed );
	await handle.read( packed, 0, packed.length, start );
	const content = entry.method === 0 ? packed : await inflate( packed );
	if ( content.length !== entry.size ) {
		throw new Error( `${ entry.name } is damaged in its archive.` );
	}
	return content;
}

/**
 * Unpacks the wanted regular files of a gzipped tar archive, streaming.
 *
 * @param {string} file
 * @param {string} folder
 * @param {(name: string) => boolean} wanted
 * @returns {Promise<number>} how many files were written
 */
export async function untar( file, folder, wanted = () => true ) {
	const source = createReadStream( file ).pipe( createGunzip() );
	const state = { rest: Buffer.alloc( 0 ), skip: 0, longName: null, out: null, left: 0, meta: null };
	let count = 0;
	for await ( const piece of source ) {
		state.rest = state.rest.length ? Buffer.concat( [ state.rest, piece ] ) : piece;
		while ( state.rest.length > 0 ) {
			if ( state.left > 0 ) {
				const part = state.rest.subarray( 0, state.left );
				if ( state.meta ) {
					state.meta.push( part );
				} else if ( state.out && ! state.out.write( part ) ) {
					await once( state.out, 'drain' );
				}
				state.left -= part.length;
				state.rest = state.rest.subarray( part.length );
				if ( state.left === 0 ) {
					await finishEntry( state );
				}
				continue;
			}
			if ( state.skip > 0 ) {
				const part = Math.min( state.skip, state.rest.length );
				state.skip -= part;
				state.rest = state.rest.subarray( part );
				continue;
			}
			if ( state.rest.length < 512 ) {
				break;
			}
			const head = state.rest.subarray( 0, 512 );
			state.rest = state.rest.subarray( 512 );
			if ( head[ 0 ] === 0 ) {
				continue;
			}
			count += await beginEntry( state, head, folder, wanted );
		}
	}
	return count;
}

async function beginEntry( state, head, folder, wanted ) {
	const text = ( from, to ) => head.toString( 'utf8', from, to ).replace( /\0.*$/s, '' );
	const size = parseInt( text( 124, 136 ), 8 ) || 0;
	const type = text( 156, 157 ) || '0';
	const prefix = text( 345, 500 );
	state.left = size;
	state.skip = ( 512 - ( size % 512 ) ) % 512;
	state.out = null;
	state.meta = null;
	if ( type === 'x' || type === 'L' ) {
		state.meta = [];
		state.metaType = type;
		return 0;
	}
	const name = state.longName ?? ( prefix ? `${ prefix }/${ text( 0, 100 ) }` : text( 0, 100 ) );
	state.longName = null;
	if ( type !== '0' || ! wanted( name ) ) {
		return 0;
	}
	const path = inside( folder, name );
	await mkdir( dirname( path ), { recursive: true } );
	state.out = createWriteStream( path );
	if ( size === 0 ) {
		await finishEntry( state );
	}
	return 1;
}

async function finishEntry( state ) {
	if ( state.meta ) {
		const text = Buffer.concat( state.meta ).toString( 'utf8' );
		const path =
			state.metaType === 'L' ? text.replace( /\0.*$/s, '' ) : /(?:^|\n)\d+ path=([^\n]*)\n/.exec( text )?.[ 1 ];
		state.longName = path ?? state.longName;
		state.meta = null;
	}
	if ( state.out ) {
		const out = state.out;
		state.out = null;
		out.end();
		await once( out, 'close' );
		await chmod( out.path, 0o644 );
	}
}
