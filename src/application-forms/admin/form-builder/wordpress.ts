import * as apiFetchModule from '@wordpress/api-fetch';
import * as components from '@wordpress/components';
import type { ComponentType, ReactNode } from 'react';
import type { Field, Form } from './model';

/** Typed exports of the WordPress packages that the form builder uses. */
export { CheckboxControl, SelectControl, TextControl, TextareaControl } from '../../../shared/admin/controls';
export { __, sprintf } from '../../../shared/admin/i18n';

interface ButtonProps {
	readonly variant?: 'primary' | 'secondary' | 'tertiary' | 'link';
	readonly isDestructive?: boolean;
	readonly isBusy?: boolean;
	readonly disabled?: boolean;
	readonly children: ReactNode;
	readonly className?: string;
	readonly 'aria-label'?: string;
	readonly 'aria-expanded'?: boolean;
	readonly onClick: () => void;
}

export const { Button, Notice } = components as unknown as {
	Button: ComponentType< ButtonProps >;
	Notice: ComponentType< {
		readonly status: 'error' | 'success' | 'warning';
		readonly isDismissible?: boolean;
		readonly children: ReactNode;
	} >;
};

type ApiFetch = ( options: {
	path: string;
	method?: string;
	data?: object;
	signal?: AbortSignal;
} ) => Promise< unknown >;
/** Depending on the bundler, the handle exports the function or a module with a default export. */
const apiFetch = ( ( apiFetchModule as unknown as { default?: ApiFetch } ).default ?? apiFetchModule ) as ApiFetch;

interface FormsResponse {
	readonly forms: readonly Form[];
	readonly form?: Form;
}

const PATH = '/courant/v1/forms';

export const fetchForms = async (): Promise< FormsResponse > => ( await apiFetch( { path: PATH } ) ) as FormsResponse;

export const storeForm = async ( { id, title, version, standard, fields }: Form ): Promise< FormsResponse > =>
	( await apiFetch( {
		path: id > 0 ? `${ PATH }/${ id }` : PATH,
		method: id > 0 ? 'PUT' : 'POST',
		data: { title, version, standard, fields },
	} ) ) as FormsResponse;

export const removeForm = async ( id: number ): Promise< FormsResponse > =>
	( await apiFetch( { path: `${ PATH }/${ id }`, method: 'DELETE' } ) ) as FormsResponse;

export const fetchPreview = async ( fields: readonly Field[], signal: AbortSignal ): Promise< string > =>
	(
		( await apiFetch( { path: `${ PATH }/preview`, method: 'POST', data: { fields }, signal } ) ) as {
			html: string;
		}
	 ).html;

interface FormBuilderConfig {
	readonly usual: readonly Field[];
	/** Label by file extension. */
	readonly kinds: Readonly< Record< string, string > >;
	readonly mostFields: number;
	readonly mostFiles: number;
}

declare global {
	interface Window {
		readonly courantForms?: FormBuilderConfig;
	}
}

export const formBuilderConfig = (): FormBuilderConfig =>
	window.courantForms ?? { usual: [], kinds: {}, mostFields: 60, mostFiles: 10 };
