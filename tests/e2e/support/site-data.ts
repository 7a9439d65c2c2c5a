import { callSite } from './call-site';

export interface SitePost {
	id: number;
	url: string;
	/** The URL without the host. */
	path: string;
	status: string;
	title: string;
	content: string;
}

export interface SiteTerm {
	id: number;
	name: string;
	slug: string;
	url: string;
}

/** Fields of `wp_insert_post()`; published and owned by the administrator by default. */
export type PostFields = Record< string, unknown >;
/** Arguments of `get_posts()`. */
export type PostQuery = Record< string, unknown >;
/** Names of terms by taxonomy; missing terms are created. */
export type PostTerms = Record< string, string[] >;

function first< T >( found: readonly T[], what: string ): T {
	const [ item ] = found;
	if ( item === undefined ) {
		throw new Error( `The site has no ${ what }.` );
	}
	return item;
}

/** Creates posts. One with the `post_name` of an existing post is not created again. */
export const createPosts = async ( posts: { fields: PostFields; terms?: PostTerms }[] ): Promise< SitePost[] > =>
	callSite( 'Posts::create', { posts } );

/** Returns the URL of one of several posts that a test created. */
export const urlAt = ( posts: readonly SitePost[], index: number ): string =>
	first( posts.slice( index ), `post ${ index }` ).url;

export const createPost = async ( fields: PostFields, terms: PostTerms = {} ): Promise< SitePost > =>
	first( await createPosts( [ { fields, terms } ] ), 'new post' );

export const createOpening = async ( fields: PostFields, terms: PostTerms = {} ): Promise< SitePost > =>
	createPost( { post_type: 'awsm_job_openings', ...fields }, terms );

export const findPosts = async ( query: PostQuery ): Promise< SitePost[] > => callSite( 'Posts::find', { query } );

export const findPost = async ( query: PostQuery ): Promise< SitePost > =>
	first( await findPosts( { numberposts: 1, ...query } ), JSON.stringify( query ) );

/** The opening that was created first. */
export const findFirstOpening = async (): Promise< SitePost > =>
	findPost( { post_type: 'awsm_job_openings', orderby: 'ID', order: 'ASC' } );

/** The demo's article with most elements, or the newest article. */
export const findArticle = async (): Promise< SitePost > => {
	const [ article ] = await findPosts( { name: 'harbour-that-learned-to-listen', numberposts: 1 } );
	return article ?? findPost( {} );
};

export const updatePost = async ( id: number, fields: PostFields ): Promise< boolean > =>
	callSite( 'Posts::update', { id, fields } );

/** Creates an article, or updates the one that has the same `post_name`. */
export const savePost = async ( fields: PostFields ): Promise< SitePost > => callSite( 'Posts::save', { fields } );

/** Deletes posts permanently. @returns their number */
export const deletePosts = async ( query: PostQuery ): Promise< number > => callSite( 'Posts::delete', { query } );

export const getPostStatus = async ( id: number ): Promise< string > => callSite( 'Posts::status', { id } );

export const trashPost = async ( id: number ): Promise< boolean > => callSite( 'Posts::trash', { id } );

export const getPostMeta = async < T >( id: number, key: string ): Promise< T > =>
	callSite( 'Posts::meta', { id, key } );

export const getAllPostMeta = async ( id: number ): Promise< Record< string, unknown > > =>
	callSite( 'Posts::allMeta', { id } );

export const deletePostMeta = async ( id: number, key: string ): Promise< boolean > =>
	callSite( 'Posts::deleteMeta', { id, key } );

/** Number of posts by status. */
export const countPosts = async ( type: string ): Promise< Record< string, number > > =>
	callSite( 'Posts::counts', { type } );

export const getPostTerms = async ( id: number, taxonomy: string ): Promise< SiteTerm[] > =>
	callSite( 'Posts::terms', { id, taxonomy } );

export const findTerm = async ( taxonomy: string, name: string ): Promise< SiteTerm > => {
	const term = await callSite< SiteTerm | null >( 'Posts::term', { taxonomy, name } );
	return first( term ? [ term ] : [], `${ taxonomy } ${ name }` );
};

export const deleteTerms = async ( taxonomy: string ): Promise< number > =>
	callSite( 'Posts::deleteTerms', { taxonomy } );

/** Deletes a specification with its terms. */
export const deleteSpecification = async ( taxonomy: string ): Promise< boolean > => {
	await deleteTerms( taxonomy );
	return callSite( 'Options::deleteSpecification', { taxonomy } );
};

export const getArchiveUrl = async ( type: string ): Promise< string > => callSite( 'Posts::archiveUrl', { type } );

/** Hides the welcome guide and the choice of a pattern in a user's block editor. @returns the user's ID */
export const hideEditorGuides = async ( login: string ): Promise< number > =>
	callSite( 'Users::hideEditorGuides', { login } );

/** An option; `false` when there is none. */
export const getOption = async < T >( name: string ): Promise< T > => callSite( 'Options::get', { name } );

export const setOption = async ( name: string, value: unknown ): Promise< boolean > =>
	callSite( 'Options::update', { name, value } );

export const copyOption = async ( from: string, to: string ): Promise< boolean > =>
	callSite( 'Options::copy', { from, to } );

export const deleteOption = async ( name: string ): Promise< boolean > => callSite( 'Options::delete', { name } );

export const setThemeMod = async ( name: string, value: unknown ): Promise< boolean > =>
	callSite( 'Options::setThemeMod', { name, value } );

export const removeThemeMod = async ( name: string ): Promise< boolean > =>
	callSite( 'Options::removeThemeMod', { name } );

export interface SiteApplication {
	id: number;
	status: string;
	name: string;
	/** Values of added fields, by name. */
	custom: Record< string, { value: string } >;
	/** Hashes of its files. */
	sha256: string[];
}

export const getApplications = async ( opening: number ): Promise< SiteApplication[] > =>
	callSite( 'Applications::ofOpening', { opening } );

/** Creates an application form. @returns its ID */
export const createForm = async ( fields: object[] ): Promise< number > =>
	callSite( 'Applications::createForm', { fields } );

export interface SiteForm {
	id: number;
	fields: { name: string; label: string; condition: { rules: { field: string; value: string }[] } | null }[];
}

export const findForm = async ( title: string ): Promise< SiteForm > => callSite( 'Applications::findForm', { title } );

/** Creates an opening with a separate application form. */
export const createOpeningWithForm = async ( fields: object[], post: PostFields ): Promise< SitePost > =>
	createOpening( {
		...post,
		meta_input: { courant_apply: { way: 'form', form: await createForm( fields ), target: '', label: '' } },
	} );

/** A token of a form that was opened a minute ago. */
export const createFormToken = async (): Promise< string > => callSite( 'Applications::formToken' );

export const isEmailAddressStored = async ( email: string ): Promise< boolean > =>
	callSite( 'Applications::isEmailAddressStored', { email } );

/** The name of the last file in the private storage. */
export const findLastStoredFile = async (): Promise< string > => callSite( 'Applications::lastStoredFile' );

/** Raises the version of an application, as a change by another user does. */
export const raiseApplicationVersion = async ( id: number ): Promise< boolean > =>
	callSite( 'Applications::raiseVersion', { id } );

/** Views and clicks of an ad, by day. */
export const getAdCounts = async ( ad: number ): Promise< object[] > => callSite( 'Site::adCounts', { ad } );

export interface SiteVideo {
	url: string;
	/** Whether the page shows no video. */
	isOff: boolean;
	hasPoster: boolean;
	content: string;
}

/** The video of a post, and the content of the post. */
export const getVideo = async ( post: number ): Promise< SiteVideo > => callSite( 'Posts::video', { post } );

/** Returns whether a video opens only once per visit, by the stored settings. */
export const shouldVideosOpenOnce = async (): Promise< boolean > => callSite( 'Site::shouldVideosOpenOnce' );

export const getWordPressVersion = async (): Promise< string > => callSite( 'Site::version' );

/** Today in the site's date format. */
export const getToday = async (): Promise< string > => callSite( 'Site::today' );

export const sendEmail = async ( to: string, subject: string, text: string ): Promise< boolean > =>
	callSite( 'Site::sendEmail', { to, subject, text } );

/** WordPress's notation of a time, in UTC. */
const formatDate = ( milliseconds: number ): string =>
	new Date( milliseconds ).toISOString().slice( 0, 19 ).replace( 'T', ' ' );

/** Returns a date for `post_date`: `hours` hours before a Unix time. */
export const hoursBefore = ( seconds: number, hours: number ): string =>
	formatDate( ( seconds - hours * 3600 ) * 1000 );

export interface NewApplication {
	name: string;
	email: string;
	letter: string;
	reference: string;
	status: string;
	hoursAgo: number;
	meta?: Record< string, string >;
}

/** Creates an opening with unread applications. @returns the IDs */
export async function createApplications(
	title: string,
	applications: readonly NewApplication[]
): Promise< { opening: number; applications: number[] } > {
	const opening = await createOpening( { post_title: title } );
	const created = await createPosts(
		applications.map( ( { name, email, letter, reference, status, hoursAgo, meta = {} } ) => ( {
			fields: {
				post_type: 'awsm_job_application',
				post_status: status,
				post_title: name,
				post_parent: opening.id,
				post_date: formatDate( Date.now() - hoursAgo * 3_600_000 ),
				meta_input: {
					awsm_job_id: opening.id,
					awsm_apply_for: title,
					awsm_applicant_name: name,
					awsm_applicant_email: email,
					awsm_applicant_letter: letter,
					awsm_application_viewed: '0',
					courant_reference: reference,
					...meta,
				},
			},
		} ) )
	);
	return { opening: opening.id, applications: created.map( ( { id } ) => id ) };
}

/** Creates an opening with thousands of read applications, "Person 0000" and so on, newest first. */
export const createManyApplications = async (
	number: number
): Promise< { opening: number; counts: Record< string, number > } > =>
	callSite( 'ManyApplications::create', { number } );

export const deleteManyApplications = async ( opening: number ): Promise< boolean > =>
	callSite( 'ManyApplications::delete', { opening } );
