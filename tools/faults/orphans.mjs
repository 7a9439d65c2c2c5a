/** Counts orphaned rows, which a fault must never leave. */
const QUERIES = {
	'meta without post':
		'SELECT COUNT(*) FROM wp_postmeta m LEFT JOIN wp_posts p ON p.ID = m.post_id WHERE p.ID IS NULL',
	'candidates without post':
		'SELECT COUNT(*) FROM wp_courant_candidates c LEFT JOIN wp_posts p ON p.ID = c.application_id WHERE p.ID IS NULL',
	'applications without candidate':
		"SELECT COUNT(*) FROM wp_posts p LEFT JOIN wp_courant_candidates c ON c.application_id = p.ID WHERE p.post_type = 'awsm_job_application' AND c.application_id IS NULL",
	'emails without application':
		'SELECT COUNT(*) FROM wp_courant_outbox o LEFT JOIN wp_posts p ON p.ID = o.application_id WHERE o.application_id > 0 AND p.ID IS NULL',
	'files of no application':
		'SELECT COUNT(*) FROM wp_courant_files f LEFT JOIN wp_posts p ON p.ID = f.application_id WHERE f.application_id > 0 AND p.ID IS NULL',
	'applications stored twice': `SELECT COUNT(*) FROM (SELECT m.meta_value FROM wp_postmeta m LEFT JOIN wp_posts p ON p.ID = m.post_id
		WHERE m.meta_key = 'awsm_applicant_email' AND COALESCE(p.post_status, '') <> 'courant_update' GROUP BY m.meta_value HAVING COUNT(*) > 1) t`,
	'relations without post':
		'SELECT COUNT(*) FROM wp_term_relationships r LEFT JOIN wp_posts p ON p.ID = r.object_id WHERE p.ID IS NULL',
};

/**
 * @returns {Promise<Record<string, number>>} how many there are of each kind of leftover; kinds without any are left
 * out
 */
export async function orphans( testSite ) {
	const [ numbers ] = await testSite.sql(
		`SELECT ${ Object.values( QUERIES )
			.map( ( query ) => `(${ query })` )
			.join( ', ' ) }`
	);
	return Object.fromEntries(
		Object.keys( QUERIES )
			.map( ( name, index ) => [ name, Number( numbers[ index ] ) ] )
			.filter( ( [ , number ] ) => number > 0 )
	);
}
