/**
 * npm run bench -- applications [--count=500] [--kilobytes=2048] [--at-once=8]
 *
 * Load test: sends `count` applications with a file of that size, `atOnce` at a time, to a separate site, with the SMTP
 * catcher stopped half-way. At the end there must be as many rows, as many files with the right hashes, and as many
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

/** @returns {Promise<string[]>} errors */
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

/** Runs PHP code in the site, and returns its result. */
async function evaluate( { site, dir }, code ) {
	const script = join( projectRoot, 'tests/support/wp-eval.php' );
	const { stdout } = await execute( 'php', [ ...phpSettings(), script, join( dir, 'www' ), site.url, code ], {
		maxBuffer: 1 << 28,
	} );
	return JSON.parse( stdout.trimEnd().split( '\n' ).at( -1 ) );
}

const sha256 = ( bytes ) => createHash( 'sha256' ).update( bytes ).digest( 'hex' );

/** Sends one application with a random file. @returns {Promise<{email: string, hash: string, ms: number, error: string}>} */
async function apply( url, opening, number, kilobytes ) {
	const bytes = Buffer.concat( [
		Buffer.from( '%PDF-1.4\n' ),
		randomBytes( kilobytes * 1024 ),
		Buffer.from( '\n%%EOF\n' ),
	] );
	const email = `applicant-${ number }@courant.example`;
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
	const response = await fetch( `${ url }/wp-admin/admin-ajax.php?action=awsm_applicant_form_submission&courant=1`, {
		method: 'POST',
		body,
	} );
	const text = await response.text();
	return {
		email,
		hash: sha256( bytes ),
		ms: performance.now() - began,
		error: response.status === 200 ? '' : `application ${ number }: ${ response.status } ${ text.slice( 0, 200 ) }`,
	};
}

/** Sends all applications, and stops the mail server half-way. @returns {Promise<Awaited<ReturnType<typeof apply>>[]>} */
async function applyMany( { site, dir, count, kilobytes, atOnce, log }, opening ) {
	const sent = [];
	let next = 0;
	let stopped = null;
	const worker = async () => {
		while ( next < count ) {
			const number = next++;
			if ( number === Math.floor( count / 2 ) ) {
				stopped ??= stopMailCatcher( join( dir, 'mail' ) ).then( () => log( 'the mail server is stopped' ) );
			}
			sent.push( await apply( site.url, opening, number, kilobytes ) );
		}
	};
	await Promise.all( Array.from( { length: atOnce }, worker ) );
	await stopped;
	const times = sent.map( ( { ms } ) => ms ).sort( ( a, b ) => a - b );
	log(
		`${ count } applications of ${ kilobytes } KB, ${ atOnce } at a time: median ${ times[ times.length >> 1 ]?.toFixed( 0 ) } ms, 95th percentile ${ times[ Math.floor( times.length * 0.95 ) ]?.toFixed( 0 ) } ms`
	);
	return sent;
}

/** Starts the mail server again and sends the emails in the queue. @returns {Promise<string[]>} their recipients */
async function sendEmails( run ) {
	const catcher = await startMailCatcher( { dir: join( run.dir, 'mail' ) } );
	for ( let round = 0, left = 1; left > 0 && round < 60; round++ ) {
		left = await evaluate( run, SENDING );
		run.log( `${ left } emails are left` );
	}
	const emails = await ( await fetch( new URL( '/api/messages', catcher.url ) ) ).json();
	return emails.flatMap( ( { to } ) => to );
}

/** Errors of the stored rows and files. @param {Map<string, string>} hashes by the applicant's email address */
async function checkStored( run, hashes ) {
	const { rows, files } = await evaluate(
		run,
		`
		global $wpdb;
		$rows = $wpdb->get_results("SELECT f.sha256, f.stored_name, m.meta_value AS email FROM {$wpdb->prefix}courant_files f JOIN {$wpdb->postmeta} m ON m.post_id = f.application_id AND m.meta_key = 'awsm_applicant_email' WHERE f.application_id > 0", ARRAY_A);
		return ['rows' => (int) $wpdb->get_var("SELECT COUNT(*) FROM {$wpdb->posts} WHERE post_type = 'awsm_job_application'"), 'files' => $rows];
	`
	);
	run.log( `${ rows } rows, ${ files.length } files` );
	const errors = [
		...( rows === run.count ? [] : [ `${ rows } rows` ] ),
		...( files.length === run.count ? [] : [ `${ files.length } rows of files` ] ),
	];
	for ( const file of files ) {
		const stored = sha256( await readFile( join( run.dir, 'private-store', file.stored_name ) ) );
		if ( stored !== hashes.get( file.email ) || file.sha256 !== stored ) {
			errors.push( `the file of ${ file.email } differs` );
		}
	}
	return errors;
}

async function load( run ) {
	const opening = await evaluate(
		run,
		`
		update_option('courant_applications', ['limit' => 100000, 'notification' => false] + (array) get_option('courant_applications'));
		return wp_insert_post(['post_type' => 'awsm_job_openings', 'post_status' => 'publish', 'post_title' => 'Load', 'post_content' => 'Description.', 'post_author' => 1]);
	`
	);
	const sent = await applyMany( run, opening );
	const hashes = new Map( sent.map( ( { email, hash } ) => [ email, hash ] ) );
	const recipients = ( await sendEmails( run ) ).filter( ( to ) => hashes.has( to ) );
	const distinct = new Set( recipients ).size;
	return [
		...sent.map( ( { error } ) => error ).filter( ( error ) => error !== '' ),
		...( await checkStored( run, hashes ) ),
		...( recipients.length === run.count && distinct === run.count
			? []
			: [ `${ recipients.length } emails to ${ distinct } applicants` ] ),
	];
}
