// Adds the script `wp-notices` to the dependencies of the bundle: 1.7 KB, because the bundle needs wp-components anyway.
import { request } from '../../../shared/admin/wordpress';
import type { FormsResponse, HtmlPreview } from '../../../shared/config/generated';
import type { Field, Form } from './model';

/** Typed exports of the WordPress packages that the form builder uses. */
export {
	BaseControl,
	Button,
	CheckboxControl,
	Notice,
	SelectControl,
	TextControl,
	TextareaControl,
} from '@wordpress/components';
export { __, sprintf } from '../../../shared/admin/i18n';

const PATH = '/courant/v1/forms';

export const fetchForms = async ( signal?: AbortSignal ): Promise< FormsResponse > =>
	request< FormsResponse >( { path: PATH, ...( signal ? { signal } : {} ) } );

/** @param base the stored form: whether it is the default is not part of its version, and is sent only if it changed */
export const storeForm = async (
	{ id, title, version, standard, fields, texts }: Form,
	base: Form
): Promise< FormsResponse > =>
	request< FormsResponse >( {
		path: id > 0 ? `${ PATH }/${ id }` : PATH,
		method: id > 0 ? 'PUT' : 'POST',
		data: { title, version, fields, texts, ...( standard === base.standard ? {} : { standard } ) },
	} );

export const removeForm = async ( id: number ): Promise< FormsResponse > =>
	request< FormsResponse >( { path: `${ PATH }/${ id }`, method: 'DELETE' } );

export const fetchPreview = async ( fields: readonly Field[], signal: AbortSignal ): Promise< string > =>
	( await request< HtmlPreview >( { path: `${ PATH }/preview`, method: 'POST', data: { fields }, signal } ) ).html;

interface FormBuilderConfig {
	readonly standardFields: readonly Field[];
	/** Label by file extension. */
	readonly kinds: Readonly< Record< string, string > >;
	readonly maxFields: number;
	readonly maxFiles: number;
}

declare global {
	interface Window {
		readonly courantForms?: FormBuilderConfig;
	}
}

export const formBuilderConfig = (): FormBuilderConfig =>
	window.courantForms ?? { standardFields: [], kinds: {}, maxFields: 60, maxFiles: 10 };
