/**
 * npm run bench -- applications [--count=500] [--kilobytes=2048] [--at-once=8]
 *
 * A load run: so many applications with a file of that size, so many at a time, to a site of its own, with the SMTP
 * catcher stopped half-way. In the end there must be as many rows, as many files with the right hashes, and as many
 * emails.
 */
import { createHash, randomBytes } from 'node:crypto';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createLog } from '../lib/log.mjs';
import { startMailCatcher, stopMailCatcher } from '../lib/mail-catcher.mjs';
import { phpSettings } from '../lib/native-site.mjs';
import { projectRoot } from '../lib/paths.mjs';
import { startSite, stopSite } from '../lib/site.mjs';

const execute = promisify( execFile );
const SENDING = `
	global $wpdb;
	$wpdb->query("UPDATE {$wpdb->prefix}courant_outbox SET next_at = 0, holder = '' WHERE state = 'queued'");
	do_action('courant_desk_send_mails');
	return (int) $wpdb->get_var("SELECT COUNT(*) FROM {$wpdb->prefix}courant_outbox WHERE state <> 'sent'");
`;

/** @returns {Promise<string[]>} what was not as it must be */
export async function loadApplications( { count, kilobytes, atOnce, log } ) {
	const dir = await mkdtemp( join( tmpdir(), 'courant-applications-' ) );
	try {
		const site = await startSite( { runtime: 'native', dir, log: createLog(), demo: false } );
		return await load( { site, dir, count, kilobytes, atOnce, log } );
	} finally {
		await stopSite( dir );
		await rm( dir, { recursive: true, force: true } );
	}
}

async function load( { site, dir, count, kilobytes, atOnce, log } ) {
	const wp = async ( code ) => {
		const script = join( projectRoot, 'tests/support/wp-eval.php' );
		const { stdout } = await execute( 'php', [ ...phpSettings(), script, join( dir, 'www' ), site.url, code ], {
			maxBuffer: 1 << 28,
		} );
		return JSON.parse( stdout.trimEnd().split( '\n' ).at( -1 ) );
	};
	const opening = await wp( `
		update_option('courant_applications', ['limit' => 100000, 'notification' => false] + (array) get_option('courant_applications'));
		return wp_insert_post(['post_type' => 'awsm_job_openings', 'post_status' => 'publish', 'post_title' => 'Load', 'post_content' => 'Words.', 'post_author' => 1]);
	` );
	const hashes = new Map();
	const times = [];
	const wrong = [];
	let next = 0;
	let stopped = null;
	const mailFolder = join( dir, 'mail' );
	const one = async ( number ) => {
		const bytes = Buffer.concat( [
			Buffer.from( '%PDF-1.4\n' ),
			randomBytes( kilobytes * 1024 ),
			Buffer.from( '\n%%EOF\n' ),
		] );
		const email = `applicant-${ number }@courant.example`;
		hashes.set( email, createHash( 'sha256' ).update( bytes ).digest( 'hex' ) );
		const body = new FormData();
		Object.entries( {
			awsm_job_id: opening,
			awsm_applicant_name: `Applicant ${ number }`,
			awsm_applicant_email: email,
			awsm_applicant_phone: '1',
			awsm_applicant_letter: 'Letter',
			awsm_form_privacy_policy: 'yes',
			courant_key: randomBytes( 16 ).toString( 'hex' ),
		} ).forEach( ( [ name, value ] ) => body.set( name, String( value ) ) );
		body.set( 'awsm_file', new Blob( [ bytes ] ), 'cv.pdf' );
		const began = performance.now();
		const response = await fetch(
			`${ site.url }/wp-admin/admin-ajax.php?action=awsm_applicant_form_submission&courant=1`,
			{ method: 'POST', body }
		);
		const text = await response.text();
		times.push( performance.now() - began );
		if ( response.status !== 200 ) {
			wrong.push( `application ${ number }: ${ response.status } ${ text.slice( 0, 200 ) }` );
		}
	};
	const worker = async () => {
		while ( next < count ) {
			const number = next++;
			if ( number === Math.floor( count / 2 ) ) {
				stopped ??= stopMailCatcher( mailFolder ).then( () => log( 'the mail server is stopped' ) );
			}
			await one( number );
		}
	};
	await Promise.all( Array.from( { length: atOnce }, worker ) );
	await stopped;
	times.sort( ( a, b ) => a - b );
	log(
		`${ count } applications of ${ kilobytes } KB, ${ atOnce } at a time: median ${ times[ times.length >> 1 ]?.toFixed( 0 ) } ms, 95th percentile ${ times[ Math.floor( times.length * 0.95 ) ]?.toFixed( 0 ) } ms`
	);

	const catcher = await startMailCatcher( { dir: mailFolder } );
	for ( let round = 0, left = 1; left > 0 && round < 60; round++ ) {
		left = await wp( SENDING );
		log( `${ left } emails are left` );
	}
	const rows = await wp( `
		global $wpdb;
		$rows = $wpdb->get_results("SELECT f.sha256, f.stored_name, m.meta_value AS email FROM {$wpdb->prefix}courant_files f JOIN {$wpdb->postmeta} m ON m.post_id = f.application_id AND m.meta_key = 'awsm_applicant_email' WHERE f.application_id > 0", ARRAY_A);
		return ['rows' => (int) $wpdb->get_var("SELECT COUNT(*) FROM {$wpdb->posts} WHERE post_type = 'awsm_job_application'"), 'files' => $rows];
	` );
	const hold = ( holds, message ) => holds || wrong.push( message );
	hold( rows.rows === count, `${ rows.rows } rows` );
	hold( rows.files.length === count, `${ rows.files.length } rows of files` );
	for ( const { email, sha256, stored_name: name } of rows.files ) {
		const kept = createHash( 'sha256' )
			.update( await readFile( join( dir, 'private-store', name ) ) )
			.digest( 'hex' );
		hold( kept === hashes.get( email ) && sha256 === kept, `the file of ${ email } differs` );
	}
	const emails = await ( await fetch( new URL( '/api/messages', catcher.url ) ) ).json();
	const thanked = emails.flatMap( ( { to } ) => to ).filter( ( to ) => hashes.has( to ) );
	hold(
		thanked.length === count && new Set( thanked ).size === count,
		`${ thanked.length } emails to ${ new Set( thanked ).size } applicants`
	);
	log( `${ rows.rows } rows, ${ rows.files.length } files, ${ thanked.length } emails` );
	return wrong;
}
