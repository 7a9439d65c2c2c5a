/** Validates structured data by the rules of search engines. */
import Validator from '@adobe/structured-data-validator';

/** Returns the errors of the entities of one type. */
export async function findStructuredDataErrors( type, entities ) {
	const found = await new Validator().validate( { jsonld: { [ type ]: entities }, microdata: {}, rdfa: {} } );
	return found.filter( ( { severity } ) => severity === 'ERROR' );
}
