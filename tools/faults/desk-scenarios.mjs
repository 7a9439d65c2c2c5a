/**
 * Scenarios of openings, specifications, the search index, the email queue, erasure, and files. See scenarios.mjs for
 * their shape.
 */
import { application, ok, own, post, state, stored, unique } from './scenarios.mjs';

const row = ( testSite, query ) => testSite.sql( query ).then( ( [ cells ] ) => ( cells ?? [] ).join( ' | ' ) );
const hex = ( text ) => Buffer.from( text ).toString( 'hex' );
const opening = async ( testSite ) => {
	const { value } = await testSite.act( 'opening' );
	await testSite.settle();
	return Number( value );
};

/** Releases the locks of killed workers, which would block other processes for 30 seconds. */
const unlock = ( testSite ) =>
	testSite.sql( "DELETE FROM wp_options WHERE option_name = 'courant_specifications_lock'" );

/** Runs an email queue of one email, with a mail server that accepts it. */
const email = {
	name: 'email queue',
	// Claiming is the first transaction; the second one marks the email as sent.
	storedIn: 1,
	prepare: async ( testSite ) => {
		const recipient = `${ unique() }@courant.example`;
		await testSite.sql(
			`DELETE FROM wp_courant_outbox; INSERT INTO wp_courant_outbox (kind, recipient, subject, body, headers, next_at) VALUES ('test', '${ recipient }', 'Hello', 'Text', '[]', 0)`
		);
		await testSite.mail.refuse();
		await testSite.mail.accept();
		return { recipient };
	},
	// Runs in the background, so no response acknowledges it.
	request: async ( testSite, subject, headers ) => ( {
		...ok( await testSite.act( 'emails', {}, headers ) ),
		acknowledged: false,
	} ),
	state: async ( testSite, { recipient } ) =>
		`${ await row( testSite, `SELECT state FROM wp_courant_outbox WHERE recipient = '${ recipient }'` ) } ${ testSite.mail.received( recipient ) }`,
	isAfter: ( before, now ) => now === 'sent 1',
	/** An email that is not marked is sent again after its claim has ended: SMTP has no transactions. */
	isIntermediate: ( before, now ) => /^queued [01]$/.test( now ),
	heals: false,
};

export const DESK_SCENARIOS = [
	{
		name: 'copy of an opening',
		prepare: async ( testSite ) => {
			const title = `Original ${ unique() }`;
			await testSite.act( 'import', { title } );
			await testSite.settle();
			return {
				title,
				id: String( await testSite.number( `SELECT ID FROM wp_posts WHERE post_title = '${ title }'` ) ),
			};
		},
		request: async ( testSite, { id }, headers ) => ok( await testSite.act( 'copy', { id }, headers ) ),
		state: ( testSite, { title } ) =>
			row(
				testSite,
				`SELECT COUNT(*), COALESCE(SUM((SELECT COUNT(*) FROM wp_term_relationships r WHERE r.object_id = p.ID)), 0),
			COALESCE(SUM((SELECT COUNT(*) FROM wp_postmeta m WHERE m.post_id = p.ID)), 0) FROM wp_posts p WHERE p.post_title = '${ title } (copy)'`
			),
		isAfter: ( before, now ) => before === '0 | 0 | 0' && /^1 \| 2 \| \d+$/.test( now ),
	},
	{
		name: 'merging of terms',
		prepare: async ( testSite ) => {
			const name = unique();
			await unlock( testSite );
			const [ from, into, id ] = ( await testSite.act( 'terms', { name } ) ).value.split( ' ' );
			const version = ( await testSite.act( 'version' ) ).value;
			await testSite.settle();
			return { name, from, into, id, version };
		},
		request: async ( testSite, { from, into, version }, headers ) =>
			ok(
				await testSite.rest(
					'POST',
					`/specifications/job-category/terms/${ from }/merge`,
					{ into: Number( into ), version },
					headers
				)
			),
		state: ( testSite, { name, from, into, id } ) =>
			row(
				testSite,
				`SELECT (SELECT COUNT(*) FROM wp_terms WHERE term_id = ${ from }), (SELECT COUNT(*) FROM wp_term_taxonomy WHERE term_id = ${ from }),
			(SELECT COUNT(*) FROM wp_term_relationships WHERE object_id = ${ id } AND term_taxonomy_id = ${ from }), (SELECT COUNT(*) FROM wp_term_relationships WHERE object_id = ${ id } AND term_taxonomy_id = ${ into }),
			(SELECT COUNT(*) FROM wp_termmeta WHERE term_id = ${ into } AND meta_value = 'from-${ name }')`
			),
		isAfter: ( before, now ) => before === '1 | 1 | 1 | 0 | 0' && now === '0 | 0 | 0 | 1 | 1',
	},
	{
		name: 'specification',
		prepare: async ( testSite ) => {
			await unlock( testSite );
			const version = ( await testSite.act( 'version' ) ).value;
			await testSite.settle();
			return {
				version,
				name: `Type ${ unique() }`,
				shown:
					(
						await row(
							testSite,
							"SELECT option_value FROM wp_options WHERE option_name = 'courant_listings'"
						)
					).match( /"specs";a:\d+:\{[^}]*"job-type"/ ) === null,
			};
		},
		request: async ( testSite, { version, name, shown }, headers ) =>
			ok( await testSite.rest( 'PUT', '/specifications/job-type', { version, name, shown }, headers ) ),
		state: async ( testSite, { name, shown } ) => {
			const [ names, lists ] = [
				await row( testSite, "SELECT option_value FROM wp_options WHERE option_name = 'awsm_jobs_filter'" ),
				await row( testSite, "SELECT option_value FROM wp_options WHERE option_name = 'courant_listings'" ),
			];
			return `${ names.includes( name ) } ${ ( lists.match( /"specs";a:\d+:\{[^}]*"job-type"/ ) !== null ) === shown }`;
		},
		isAfter: ( before, now ) => before === 'false false' && now === 'true true',
	},
	{
		name: 'index',
		// The post is saved before its transaction; what could not be written into the index is written by the next
		// search.
		storedIn: null,
		prepare: async ( testSite ) => ( { id: await opening( testSite ), word: `q${ unique() }` } ),
		request: async ( testSite, { id, word }, headers ) =>
			ok( await testSite.act( 'opening-save', { id: String( id ), title: `Editor ${ word }` }, headers ) ),
		state: async ( testSite, { id, word } ) => {
			await testSite.sql( 'UPDATE wp_courant_job_queue SET due = due - 600' );
			const { json } = await testSite.request( 'GET', `/wp-json/courant/v1/listings?jq=${ word }` );
			await testSite.settle();
			const words = await row(
				testSite,
				`SELECT COALESCE(SUM(openings), 0) FROM wp_courant_job_words WHERE name = 'w${ hex( word ) }'`
			);
			return `${ await row( testSite, `SELECT post_title = 'Editor ${ word }' FROM wp_posts WHERE ID = ${ id }` ) } ${ json?.items?.length ?? 'none' } ${ words }`;
		},
		isAfter: ( before, now ) => before === '0 0 0' && now === '1 1 1',
	},
	{
		name: 'index build',
		storedIn: null,
		prepare: async ( testSite ) => {
			await testSite.sql(
				"UPDATE wp_options SET option_value = 'broken' WHERE option_name = 'courant_job_index'"
			);
			return {};
		},
		request: async ( testSite, subject, headers ) => ( {
			...ok( await testSite.act( 'reindex', {}, headers ) ),
			acknowledged: false,
		} ),
		state: ( testSite ) =>
			row(
				testSite,
				`SELECT (SELECT option_value FROM wp_options WHERE option_name = 'courant_job_index'),
			(SELECT COUNT(*) FROM wp_posts p LEFT JOIN wp_courant_job_docs d ON d.job_id = p.ID WHERE p.post_type = 'awsm_job_openings' AND p.post_status = 'publish' AND d.job_id IS NULL)`
			),
		isAfter: ( before, now ) => /^ready \d+ \| 0$/.test( now ),
		/** An interrupted build continues in the background; lists are read from the posts until then. */
		isIntermediate: ( before, now ) => /^(building|phrases) /.test( now ),
		heals: false,
	},
	email,
	{
		name: 'erasure',
		prepare: async ( testSite ) => {
			const given = application( testSite.opening );
			const id = await stored( testSite, given );
			return { id, email: given.email };
		},
		request: async ( testSite, subject, headers ) =>
			ok( await testSite.act( 'erase', { email: subject.email }, headers ) ),
		state: ( testSite, { id } ) => state( testSite, id ),
		isAfter: ( before, now ) => now === 'gone | gone | 0 | 0 | 0 | 0 | 0 | 0',
	},
	{
		name: 'confirmed update',
		prepare: async ( testSite ) => {
			const given = application( testSite.opening );
			const id = await stored( testSite, given );
			await testSite.act( 'duplicates', { value: 'refuse' } );
			const second = await stored( testSite, application( testSite.opening, { email: given.email } ), id );
			await testSite.act( 'duplicates', { value: 'allow' } );
			return {
				...( await own( testSite, id, { courant_do: 'update', courant_update: String( second ) }, false )() ),
				second,
			};
		},
		request: ( testSite, subject, headers ) => post( testSite, subject, headers ),
		state: async ( testSite, { id, second } ) =>
			`${ await state( testSite, id ) } / ${ await state( testSite, second ) }`,
		isAfter: ( before, now ) =>
			now.endsWith( '/ gone | gone | 0 | 0 | 0 | 0 | 0 | 0' ) &&
			now.split( ' | ' )[ 3 ] === '1' &&
			now.split( ' | ' )[ 7 ].split( ' /' )[ 0 ] !== before.split( ' | ' )[ 7 ].split( ' /' )[ 0 ],
	},
	{
		name: 'file',
		prepare: async ( testSite ) => {
			const id = await stored( testSite );
			return {
				id,
				file: String(
					await testSite.number( `SELECT id FROM wp_courant_files WHERE application_id = ${ id }` )
				),
			};
		},
		request: async ( testSite, { file }, headers ) => ok( await testSite.act( 'rewrite', { id: file }, headers ) ),
		state: async ( testSite, { id, file } ) => {
			const name = await row(
				testSite,
				`SELECT stored_name FROM wp_courant_files WHERE id = ${ file } AND application_id = ${ id }`
			);
			const isReadable = testSite.store.files().some( ( entry ) => entry.name === name.split( '/' ).pop() );
			return `${ name } ${ isReadable ? 'readable' : 'lost' }`;
		},
		isAfter: ( before, now ) => before !== now && now.endsWith( ' readable' ),
	},
	{
		name: 'closing notice',
		prepare: async ( testSite ) => {
			const id = await opening( testSite );
			const at = new Date( Date.now() + 86400000 ).toISOString().slice( 0, 16 );
			await testSite.sql( `DELETE FROM wp_courant_outbox WHERE application_id = 0; DELETE FROM wp_postmeta WHERE meta_key = 'courant_closing_at'; INSERT INTO wp_postmeta (post_id, meta_key, meta_value) VALUES (${ id }, 'courant_closing_at', '${ at }');
				UPDATE wp_posts SET post_author = 1 WHERE ID = ${ id }` );
			return { id };
		},
		request: async ( testSite, subject, headers ) => ( {
			...ok( await testSite.act( 'closing', {}, headers ) ),
			acknowledged: false,
		} ),
		state: ( testSite, { id } ) =>
			row(
				testSite,
				`SELECT (SELECT COUNT(*) FROM wp_postmeta WHERE post_id = ${ id } AND meta_key = '_courant_told_closing_soon'), (SELECT COUNT(*) FROM wp_courant_outbox WHERE application_id = 0)`
			),
		isAfter: ( before, now ) => before === '0 | 0' && now === '1 | 1',
		heals: false,
	},
];
