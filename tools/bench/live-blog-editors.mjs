/** Editors who write updates in the classic editor, each with the form open while the others save. */
import { pause } from '../lib/services.mjs';
import { createClient, send } from './live-blog-http.mjs';

const UPDATES = 'courant_live_updates';
/** Every third save also corrects the editor's previous update. */
const CORRECTION_EVERY = 3;

/** @returns {string} */
const decode = ( text ) =>
	text
		.replace( /&#0?39;/g, "'" )
		.replace( /&quot;/g, '"' )
		.replace( /&lt;/g, '<' )
		.replace( /&gt;/g, '>' )
		.replace( /&amp;/g, '&' );

const attribute = ( tag, name ) => decode( tag.match( new RegExp( `\\s${ name }=["']([^"']*)["']` ) )?.[ 1 ] ?? '' );

/** Returns the fields that a browser would send. @param {string} html a page with WordPress's form of a post */
export function readForm( html ) {
	const form = html.match( /<form name="post"[\s\S]*?<\/form>/ )?.[ 0 ];
	if ( form === undefined ) {
		throw new Error( `no form: ${ html.slice( 0, 300 ) }` );
	}
	const fields = new URLSearchParams();
	for ( const [ tag ] of form.matchAll( /<input\b[^>]*>/g ) ) {
		const type = attribute( tag, 'type' );
		const isSent = [ 'checkbox', 'radio' ].includes( type )
			? /\schecked\b/.test( tag )
			: ! [ 'submit', 'button', 'file' ].includes( type );
		if ( isSent && attribute( tag, 'name' ) !== '' ) {
			fields.append( attribute( tag, 'name' ), attribute( tag, 'value' ) );
		}
	}
	for ( const [ tag, text ] of form.matchAll( /<textarea\b[^>]*>([\s\S]*?)<\/textarea>/g ) ) {
		if ( attribute( tag, 'name' ) !== '' ) {
			fields.append( attribute( tag, 'name' ), decode( text ) );
		}
	}
	for ( const [ , name, options ] of form.matchAll( /<select\b[^>]*?\sname="([^"]*)"[^>]*>([\s\S]*?)<\/select>/g ) ) {
		const chosen = options.match( /<option\b[^>]*\sselected\b[^>]*>/ )?.[ 0 ];
		fields.append( name, chosen === undefined ? '' : attribute( chosen, 'value' ) );
	}
	return fields;
}

/** Returns the name of the field with the headline of an update. */
const fieldOf = ( fields, title ) =>
	[ ...fields ].find( ( [ name, value ] ) => name.startsWith( UPDATES ) && value === title )?.[ 0 ];

/**
 * Writes updates until `end`.
 *
 * @param {{url: string, post: number, cookie: string, number: number, seconds: number, end: number}} options seconds:
 * between two updates of this editor
 * @returns {Promise<{sent: {title: string, at: number}[], titles: string[], times: number[], requests: number, errors:
 * string[]}>} sent: new headlines with the time of the save; titles: those that must be stored at the end
 */
export async function write( { url, post, cookie, number, seconds, end } ) {
	const agent = createClient();
	const headers = { Cookie: cookie };
	const result = { sent: [], titles: [], times: [], requests: 0, errors: [] };
	await pause( Math.random() * seconds * 1000 );
	for ( let count = 1; Date.now() < end; count++ ) {
		const began = Date.now();
		try {
			const page = await send( agent, `${ url }/wp-admin/post.php?post=${ post }&action=edit`, { headers } );
			const fields = readForm( page.text );
			// The form is open while other editors save theirs.
			await pause( Math.random() * seconds * 500 );
			await save( { agent, url, headers, fields, number, count, result } );
			result.requests += 2;
		} catch ( error ) {
			result.errors.push( `editor ${ number }: ${ error.message }` );
		}
		await pause( Math.max( 0, seconds * 1000 - ( Date.now() - began ) ) );
	}
	agent.destroy();
	return result;
}

async function save( { agent, url, headers, fields, number, count, result } ) {
	const title = `Update ${ number }.${ count }.`;
	const titles = [ ...result.titles, title ];
	fields.set( `${ UPDATES }[new][title]`, title );
	fields.set( `${ UPDATES }[new][text]`, 'Counted districts, and what they mean. '.repeat( 8 ) );
	if ( count % CORRECTION_EVERY === 0 ) {
		const before = titles[ titles.length - 2 ];
		const name = fieldOf( fields, before );
		if ( name === undefined ) {
			throw new Error( `${ before } is not in the form` );
		}
		fields.set( name, `${ before } corrected.` );
		titles[ titles.length - 2 ] = `${ before } corrected.`;
	}
	fields.set( 'save', 'Update' );
	const sent = Date.now();
	const response = await send( agent, `${ url }/wp-admin/post.php`, { headers, body: fields.toString() } );
	if ( response.status !== 302 || ! String( response.headers.location ).includes( 'message=' ) ) {
		throw new Error( `save answered with ${ response.status } ${ response.headers.location ?? '' }` );
	}
	if ( String( response.headers.location ).includes( 'courant_live_conflict' ) ) {
		throw new Error( `${ title }: unexpected conflict` );
	}
	result.times.push( response.ms );
	result.titles = titles;
	result.sent.push( { title, at: sent } );
}
