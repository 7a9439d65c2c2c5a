import { callRoute } from '../../../shared/admin/wordpress';
import type { FormsResponse } from '../../../shared/config/generated';
import type { Field, Form } from './model';

/** Typed exports of the WordPress packages that the form builder uses. */
export { Button, CheckboxControl, Notice, SelectControl, TextControl, TextareaControl } from '@wordpress/components';
export { __, sprintf } from '../../../shared/admin/i18n';

export const fetchForms = async ( signal?: AbortSignal ): Promise< FormsResponse > =>
	callRoute( 'GET /courant/v1/forms', signal ? { signal } : {} );

/** @param base the stored form: whether it is the default is not part of its version, and is sent only if it changed */
export const storeForm = async (
	{ id, title, version, standard, fields, texts }: Form,
	base: Form
): Promise< FormsResponse > => {
	const data = { title, version, fields, texts, ...( standard === base.standard ? {} : { standard } ) };
	return id > 0
		? callRoute( 'PUT /courant/v1/forms/{id}', { parameters: { id }, data } )
		: callRoute( 'POST /courant/v1/forms', { data } );
};

export const removeForm = async ( id: number ): Promise< FormsResponse > =>
	callRoute( 'DELETE /courant/v1/forms/{id}', { parameters: { id } } );

export const fetchPreview = async ( fields: readonly Field[], signal: AbortSignal ): Promise< string > =>
	( await callRoute( 'POST /courant/v1/forms/preview', { data: { fields }, signal } ) ).html;

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
