/**
 * What is sent, and how stored data is recognized. Each scenario changes several tables: `state` reads all of them,
 * so that a change that was stored in part equals neither the state before nor the state after.
 */
import { makePdf } from '../../tests/support/pdf.mjs';

let counter = 0;
export const unique = () => `${ Date.now().toString( 36 ) }${ ( counter += 1 ).toString( 36 ) }`;

export const pdf = ( bytes = 0 ) =>
	new File( [ makePdf( 'A letter' ), ...( bytes > 0 ? [ Buffer.alloc( bytes, '%' ) ] : [] ) ], 'cv.pdf', {
		type: 'application/pdf',
	} );

export function application( opening, { email = `${ unique() }@courant.example`, bytes = 0 } = {} ) {
	const key = `faults-${ unique() }-${ unique() }`;
	const form = () => {
		const body = new FormData();
		Object.entries( {
			action: 'awsm_applicant_form_submission',
			awsm_job_id: String( opening ),
			awsm_applicant_name: 'Zoë O’Hara',
			awsm_applicant_email: email,
			awsm_applicant_phone: '+49 30 1234',
			awsm_applicant_letter: 'Dear all, I like it.',
			awsm_form_privacy_policy: 'yes',
			courant_key: key,
		} ).forEach( ( [ name, value ] ) => body.set( name, value ) );
		body.set( 'awsm_file', pdf( bytes ) );
		return body;
	};
	return { email, key, form };
}

/** @returns {Promise<{acknowledged: boolean, status: number, seconds: number}>} */
export async function send( testSite, given, headers = {} ) {
	const response = await testSite.request(
		'POST',
		'/wp-admin/admin-ajax.php?action=awsm_applicant_form_submission&courant=1',
		{ body: given.form(), headers }
	);
	return {
		acknowledged: ( response.json?.success ?? [] ).length > 0,
		status: response.status,
		seconds: response.seconds,
	};
}

/** Rows of one application by its applicant's address: post, meta, file, emails, candidate, attempt. */
export const applicationState = ( testSite, email ) =>
	testSite
		.sql(
			`
	SELECT COUNT(DISTINCT p.ID), COUNT(DISTINCT c.application_id), COUNT(DISTINCT f.id), COUNT(DISTINCT o.id), COUNT(DISTINCT a.attempt_key),
		COUNT(DISTINCT n.meta_id), COUNT(DISTINCT l.meta_id)
	FROM wp_postmeta e LEFT JOIN wp_posts p ON p.ID = e.post_id AND p.post_type = 'awsm_job_application'
	LEFT JOIN wp_courant_candidates c ON c.application_id = e.post_id LEFT JOIN wp_courant_files f ON f.application_id = e.post_id
	LEFT JOIN wp_courant_outbox o ON o.application_id = e.post_id LEFT JOIN wp_courant_attempts a ON a.application_id = e.post_id
	LEFT JOIN wp_postmeta n ON n.post_id = e.post_id AND n.meta_key = 'awsm_applicant_name'
	LEFT JOIN wp_postmeta l ON l.post_id = e.post_id AND l.meta_key = 'awsm_applicant_letter'
	WHERE e.meta_key = 'awsm_applicant_email' AND e.meta_value = '${ email }'`
		)
		.then( ( [ row ] ) => row.join( ' ' ) );

export const STORED = '1 1 1 2 1 1 1';
const ABSENT = '0 0 0 0 0 0 0';

export async function stored( testSite, given = application( testSite.opening ), except = 0 ) {
	const { acknowledged, status } = await send( testSite, given );
	if ( ! acknowledged ) {
		throw new Error( `An application without any fault got status ${ status }.` );
	}
	await testSite.settle();
	return testSite.number(
		`SELECT post_id FROM wp_postmeta WHERE meta_key = 'awsm_applicant_email' AND meta_value = '${ given.email }' AND post_id <> ${ except }`
	);
}

const rowsOf = ( id ) => `
	SELECT COALESCE((SELECT post_status FROM wp_posts WHERE ID = ${ id }), 'gone'), COALESCE((SELECT CONCAT(stage, ' ', version, ' ', unread) FROM wp_courant_candidates WHERE application_id = ${ id }), 'gone'),
		(SELECT COUNT(*) FROM wp_courant_outbox WHERE application_id = ${ id }), (SELECT COUNT(*) FROM wp_courant_files WHERE application_id = ${ id }),
		(SELECT COUNT(*) FROM wp_postmeta WHERE post_id = ${ id }),
		COALESCE((SELECT LENGTH(meta_value) FROM wp_postmeta WHERE post_id = ${ id } AND meta_key = 'awsm_application_activity_log'), 0),
		COALESCE((SELECT LENGTH(meta_value) FROM wp_postmeta WHERE post_id = ${ id } AND meta_key = 'awsm_application_notes'), 0),
		COALESCE((SELECT MAX(id) FROM wp_courant_files WHERE application_id = ${ id }), 0)`;
export const state = ( testSite, id ) => testSite.sql( rowsOf( id ) ).then( ( [ row ] ) => row.join( ' | ' ) );
export const ok = ( response ) => ( {
	acknowledged: response.status >= 200 && response.status < 300,
	status: response.status,
	seconds: response.seconds,
} );
export const own = ( testSite, id, fields, file ) => async () => {
	const { value } = await testSite.act( 'link', { id: String( id ) } );
	await testSite.settle();
	return { id, path: `/?courant_application=${ value }`, fields, file };
};

/**
 * `prepare` returns the subject, `request` sends, `state` reads, and `isAfter` returns whether a state is the one after
 * all of it. `isIntermediate` accepts a state between the two that a later run completes. `storedIn` is the transaction
 * that stores it (0); null where parts of it are stored one by one.
 *
 * @type {Array<{name: string, prepare: Function, request: Function, state: Function, isAfter: Function, isIntermediate?: Function, heals?: boolean, storedIn?: number|null}>}
 */
export const SCENARIOS = [
	{
		name: 'application',
		prepare: ( testSite ) => application( testSite.opening ),
		request: ( testSite, given, headers ) => send( testSite, given, headers ),
		state: ( testSite, given ) => applicationState( testSite, given.email ),
		isAfter: ( before, now ) => before === ABSENT && now === STORED,
	},
	{
		name: 'stage',
		prepare: stored,
		request: async ( testSite, id, headers ) =>
			ok( await testSite.rest( 'PATCH', `/applications/${ id }`, { version: 1, stage: 'progress' }, headers ) ),
		state,
		isAfter: ( before, now ) => /^progress \| progress 2 /.test( now ) && ! /\| 0 \| 0 \| \d+$/.test( now ),
	},
	{
		name: 'note',
		prepare: stored,
		request: async ( testSite, id, headers ) =>
			ok( await testSite.rest( 'POST', `/applications/${ id }/notes`, { text: 'A note' }, headers ) ),
		state,
		isAfter: ( before, now ) => / \| 0 \| [1-9]\d+ \| \d+$/.test( now ),
	},
	{
		name: 'read mark',
		prepare: stored,
		request: async ( testSite, id, headers ) => {
			const response = await testSite.rest(
				'POST',
				'/applications/bulk',
				{ action: 'read', items: [ { id } ] },
				headers
			);
			return { ...ok( response ), acknowledged: response.json?.done?.includes( id ) === true };
		},
		state,
		isAfter: ( before, now ) => now === before.replace( /( \d+) 1 \|/, '$1 0 |' ),
	},
	{
		name: 'deletion',
		prepare: async ( testSite ) => {
			const id = await stored( testSite );
			await testSite.sql(
				`UPDATE wp_posts SET post_status = 'trash' WHERE ID = ${ id }; UPDATE wp_courant_candidates SET stage = 'trash' WHERE application_id = ${ id }`
			);
			return id;
		},
		request: async ( testSite, id, headers ) => {
			const response = await testSite.rest(
				'POST',
				'/applications/bulk',
				{ action: 'delete', items: [ { id } ] },
				headers
			);
			return { ...ok( response ), acknowledged: response.json?.done?.includes( id ) === true };
		},
		state,
		isAfter: ( before, now ) => now === 'gone | gone | 0 | 0 | 0 | 0 | 0 | 0',
	},
	{
		name: 'not spam',
		prepare: async ( testSite ) => {
			const id = await stored( testSite );
			await testSite.sql( `UPDATE wp_posts SET post_status = 'courant_suspected' WHERE ID = ${ id }; UPDATE wp_courant_candidates SET stage = 'courant_suspected' WHERE application_id = ${ id };
				INSERT INTO wp_postmeta (post_id, meta_key, meta_value) VALUES (${ id }, 'courant_suspicions', 'rate'); DELETE FROM wp_courant_outbox WHERE application_id = ${ id }` );
			return id;
		},
		request: async ( testSite, id, headers ) => {
			const response = await testSite.rest(
				'POST',
				'/applications/bulk',
				{ action: 'not_spam', items: [ { id } ] },
				headers
			);
			return { ...ok( response ), acknowledged: response.json?.done?.includes( id ) === true };
		},
		state,
		isAfter: ( before, now ) => /^publish \| publish \d+ \d \| 2 /.test( now ),
	},
	{
		name: 'new CV',
		prepare: async ( testSite ) => own( testSite, await stored( testSite ), { courant_do: 'replace' }, true )(),
		request: ( testSite, subject, headers ) => post( testSite, subject, headers ),
		state: ( testSite, { id } ) => state( testSite, id ),
		isAfter: ( before, now ) =>
			now.split( ' | ' )[ 3 ] === '1' && now.split( ' | ' )[ 7 ] !== before.split( ' | ' )[ 7 ],
	},
	{
		name: 'withdrawal',
		prepare: async ( testSite ) =>
			own( testSite, await stored( testSite ), { courant_do: 'withdraw', courant_sure: 'yes' }, false )(),
		request: ( testSite, subject, headers ) => post( testSite, subject, headers ),
		/** Reads stage, status and files, and counts rows that contain the letter or the phone number. */
		state: async ( testSite, { id } ) => {
			const text = "LIKE '%Dear all, I like it.%'";
			const [ row ] =
				await testSite.sql( `SELECT COALESCE((SELECT post_status FROM wp_posts WHERE ID = ${ id }), 'gone'), COALESCE((SELECT stage FROM wp_courant_candidates WHERE application_id = ${ id }), 'gone'),
				(SELECT COUNT(*) FROM wp_courant_files WHERE application_id = ${ id }),
				(SELECT COUNT(*) FROM wp_postmeta WHERE post_id = ${ id } AND (meta_key IN ('awsm_applicant_letter', 'awsm_applicant_phone') OR meta_value ${ text })),
				(SELECT COUNT(*) FROM wp_courant_outbox WHERE application_id = ${ id } AND (body ${ text } OR body LIKE '%+49 30 1234%'))` );
			return row.join( ' | ' );
		},
		isAfter: ( before, now ) => now === 'courant_withdrawn | courant_withdrawn | 0 | 0 | 0',
		/** Files are deleted first, because no rollback restores them; the rest at the latest in the background. */
		isIntermediate: ( before, now ) => now === before.replace( /\| 1 \|/, '| 0 |' ),
	},
	{
		name: 'import',
		prepare: async () => ( { title: `Imported ${ unique() }` } ),
		request: async ( testSite, subject, headers ) => ok( await testSite.act( 'import', subject, headers ) ),
		state: ( testSite, { title } ) =>
			testSite
				.sql(
					`SELECT COUNT(*), COALESCE(SUM((SELECT COUNT(*) FROM wp_postmeta m WHERE m.post_id = p.ID AND m.meta_key IN ('_faults', 'courant_identifier', 'awsm_job_expiry'))), 0),
			COALESCE(SUM((SELECT COUNT(*) FROM wp_term_relationships r WHERE r.object_id = p.ID)), 0) FROM wp_posts p WHERE p.post_title = '${ title }'`
				)
				.then( ( [ row ] ) => row.join( ' ' ) ),
		isAfter: ( before, now ) => /^1 [1-9]\d* [1-9]\d*$/.test( now ),
	},
	{
		name: 'form',
		prepare: async ( testSite ) => {
			const { value } = await testSite.act( 'form' );
			await testSite.settle();
			return { id: value };
		},
		request: async ( testSite, { id }, headers ) =>
			ok( await testSite.act( 'form-change', { id, version: '1', title: `Name ${ unique() }` }, headers ) ),
		state: ( testSite, { id } ) =>
			testSite
				.sql(
					`SELECT (SELECT meta_value FROM wp_postmeta WHERE post_id = ${ id } AND meta_key = 'courant_form_version'),
			(SELECT COUNT(*) FROM wp_postmeta WHERE post_id = ${ id } AND meta_key LIKE 'courant_form_v_')`
				)
				.then( ( [ row ] ) => row.join( ' ' ) ),
		isAfter: ( before, now ) => now === '2 2',
	},
	{
		name: 'first view',
		prepare: async ( testSite ) => {
			const { value } = await testSite.act( 'opening' );
			await testSite.settle();
			return Number( value );
		},
		request: async ( testSite, id, headers ) => {
			const { status } = await testSite.request( 'POST', '/wp-admin/admin-ajax.php', {
				body: new URLSearchParams( { action: 'awsm_view_count', awsm_job_id: String( id ) } ),
				headers: { 'User-Agent': 'Mozilla/5.0', ...headers },
			} );
			// A view gets an empty 200 whether or not it is counted.
			return { acknowledged: false, status, seconds: 0 };
		},
		state: ( testSite, id ) =>
			testSite
				.sql(
					`SELECT COALESCE((SELECT n FROM wp_courant_views WHERE job_id = ${ id }), 0), COALESCE((SELECT meta_value FROM wp_postmeta WHERE post_id = ${ id } AND meta_key = 'awsm_views_count'), 0)`
				)
				.then( ( [ row ] ) => row.join( ' ' ) ),
		isAfter: ( before, now ) => now === '1 1',
		/** The meta is a copy of the table's number, which the next view writes again. */
		isIntermediate: ( before, now ) => now === '1 0',
		// Its transaction begins the counter; counting is a separate statement.
		storedIn: null,
		heals: false,
	},
];

export async function post( testSite, { path, fields, file }, headers ) {
	const body = new FormData();
	Object.entries( fields ).forEach( ( [ name, value ] ) => body.set( name, value ) );
	if ( file ) {
		body.set( 'awsm_file', pdf() );
	}
	const response = await testSite.request( 'POST', path, { body, headers } );
	return { acknowledged: response.status === 303, status: response.status, seconds: response.seconds };
}
