import { randomBytes } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

const NAME = /^\d{13}-[0-9a-f]{8}\.eml$/;

/**
 * Stores caught emails: one file each as received, with the envelope in a second file.
 *
 * @typedef {{ id: string, received: string, envelope: { from: string, to: string[] }, from: string, to: string[],
 *   subject: string, text: string, html: string, headers: Record<string, string>,
 *   attachments: Array<{ name: string, type: string, size: number }> }} Message
 */
export class MailStore {
	/** @param {string} folder */
	constructor( folder ) {
		this.folder = join( folder, 'messages' );
	}

	/** @param {Buffer} raw */
	async add( raw, envelope ) {
		await mkdir( this.folder, { recursive: true } );
		const id = `${ String( Date.now() ).padStart( 13, '0' ) }-${ randomBytes( 4 ).toString( 'hex' ) }`;
		await writeFile( join( this.folder, `${ id }.json` ), JSON.stringify( envelope ) );
		// The email exists once its file has its final name, so that a reader never sees a partial one.
		await writeFile( join( this.folder, `${ id }.part` ), raw );
		await rename( join( this.folder, `${ id }.part` ), join( this.folder, `${ id }.eml` ) );
		return id;
	}

	/** @returns {Promise<Message[]>} the newest first */
	async all() {
		const names = ( await readdir( this.folder ).catch( () => [] ) )
			.filter( ( name ) => NAME.test( name ) )
			.sort()
			.reverse();
		return ( await Promise.all( names.map( ( name ) => this.get( name.slice( 0, -4 ) ) ) ) ).filter(
			( found ) => found !== null
		);
	}

	/** @returns {Promise<Message | null>} */
	async get( id ) {
		const raw = await this.raw( id );
		if ( raw === null ) {
			return null;
		}
		const envelope = JSON.parse(
			await readFile( join( this.folder, `${ id }.json` ), 'utf8' ).catch( () => '{}' )
		);
		const email = await PostalMime.parse( raw );
		return {
			id,
			received: new Date( Number( id.slice( 0, 13 ) ) ).toISOString(),
			envelope: { from: envelope.from ?? '', to: envelope.to ?? [] },
			from: written( email.from ),
			to: ( email.to ?? [] ).map( written ),
			subject: email.subject ?? '',
			text: email.text ?? '',
			html: email.html ?? '',
			headers: Object.fromEntries( email.headers.map( ( { key, value } ) => [ key, value ] ) ),
			attachments: email.attachments.map( ( file ) => ( {
				name: file.filename ?? 'unnamed',
				type: file.mimeType,
				size: file.content.byteLength,
			} ) ),
		};
	}

	/** @returns {Promise<Buffer | null>} */
	async raw( id ) {
		return NAME.test( `${ id }.eml` ) ? readFile( join( this.folder, `${ id }.eml` ) ).catch( () => null ) : null;
	}

	async clear() {
		await rm( this.folder, { recursive: true, force: true } );
	}
}

function written( address ) {
	if ( ! address ) {
		return '';
	}
	return address.name ? `${ address.name } <${ address.address }>` : ( address.address ?? '' );
}
