import apiFetch from '@wordpress/api-fetch';
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

interface FormsResponse {
	readonly forms: readonly Form[];
	readonly form?: Form;
}

const PATH = '/courant/v1/forms';

export const fetchForms = async (): Promise< FormsResponse > => apiFetch< FormsResponse >( { path: PATH } );

export const storeForm = async ( { id, title, version, standard, fields }: Form ): Promise< FormsResponse > =>
	apiFetch< FormsResponse >( {
		path: id > 0 ? `${ PATH }/${ id }` : PATH,
		method: id > 0 ? 'PUT' : 'POST',
		data: { title, version, standard, fields },
	} );

export const removeForm = async ( id: number ): Promise< FormsResponse > =>
	apiFetch< FormsResponse >( { path: `${ PATH }/${ id }`, method: 'DELETE' } );

export const fetchPreview = async ( fields: readonly Field[], signal: AbortSignal ): Promise< string > =>
	( await apiFetch< { html: string } >( { path: `${ PATH }/preview`, method: 'POST', data: { fields }, signal } ) )
		.html;

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
