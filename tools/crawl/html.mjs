/** Rules for valid HTML as the standard defines it. Style rules, and those that axe checks in the rendered page, are off. */
import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const RULES = {
	'attr-quotes': 'off',
	'attribute-allowed-values': 'error',
	'attribute-misuse': 'error',
	'close-attr': 'error',
	'close-order': 'error',
	deprecated: 'error',
	'duplicate-id': 'off',
	'element-name': 'error',
	'element-permitted-content': 'error',
	'element-permitted-occurrences': 'error',
	'element-permitted-order': 'error',
	'element-permitted-parent': 'error',
	'element-required-ancestor': 'error',
	'element-required-attributes': 'error',
	'element-required-content': 'error',
	'form-dup-name': 'off',
	'input-attributes': 'error',
	'map-dup-name': 'error',
	'map-id-name': 'error',
	'meta-refresh': 'error',
	'missing-doctype': 'error',
	'multiple-labeled-controls': 'error',
	'name-pattern': 'off',
	'no-dup-attr': 'error',
	'no-dup-class': 'off',
	'no-dup-id': 'error',
	'no-multiple-main': 'error',
	'no-raw-characters': [ 'error', { relaxed: true } ],
	'no-redundant-for': 'off',
	'no-self-closing': 'off',
	'no-unknown-elements': 'error',
	'no-unused-disable': 'off',
	'no-utf8-bom': 'error',
	'no-abstract-role': 'error',
	'script-element': 'error',
	'script-type': 'error',
	'unique-landmark': 'off',
	'unrecognized-char-ref': 'error',
	'valid-autocomplete': 'error',
	'valid-for': 'error',
	'valid-id': [ 'error', { relaxed: true } ],
	'void-content': 'error',
};

const validator = new HtmlValidate( new StaticConfigLoader( { root: true, elements: [ 'html5' ], rules: RULES } ) );

/** @param {string} html @returns {Promise<string[]>} */
export async function htmlErrors( html ) {
	const { results } = await validator.validateString( html );
	return results.flatMap( ( { messages } ) =>
		messages.map(
			( { ruleId, message, selector } ) =>
				`HTML ${ ruleId }: ${ message }${ selector ? ` at ${ selector.slice( -90 ) }` : '' }`
		)
	);
}
