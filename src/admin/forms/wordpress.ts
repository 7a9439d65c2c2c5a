import * as apiFetchModule from '@wordpress/api-fetch';
import * as components from '@wordpress/components';
import type { ComponentType, ReactNode } from 'react';
import type { Field, Form } from './model';

/** What the builder takes from WordPress, and how it is shaped. */
export { CheckboxControl, SelectControl, TextControl, TextareaControl } from '../kit/controls';
export { __, sprintf } from '../kit/words';

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
    Button: ComponentType<ButtonProps>;
    Notice: ComponentType<{ readonly status: 'error' | 'success' | 'warning'; readonly isDismissible?: boolean; readonly children: ReactNode }>;
};

type ApiFetch = (options: { path: string; method?: string; data?: object; signal?: AbortSignal }) => Promise<unknown>;
/** The handle gives the function itself or a module with it, as the bundler sees it. */
const apiFetch = ((apiFetchModule as unknown as { default?: ApiFetch }).default ?? apiFetchModule) as ApiFetch;

interface Answer {
    readonly forms: readonly Form[];
    readonly form?: Form;
}

const PATH = '/courant/v1/forms';

export const fetchForms = async (): Promise<Answer> => (await apiFetch({ path: PATH })) as Answer;

export const storeForm = async ({ id, title, version, standard, fields }: Form): Promise<Answer> =>
    (await apiFetch({
        path: id > 0 ? `${PATH}/${id}` : PATH,
        method: id > 0 ? 'PUT' : 'POST',
        data: { title, version, standard, fields },
    })) as Answer;

export const removeForm = async (id: number): Promise<Answer> => (await apiFetch({ path: `${PATH}/${id}`, method: 'DELETE' })) as Answer;

export const fetchPreview = async (fields: readonly Field[], signal: AbortSignal): Promise<string> =>
    ((await apiFetch({ path: `${PATH}/preview`, method: 'POST', data: { fields }, signal })) as { html: string }).html;

interface Facts {
    readonly usual: readonly Field[];
    /** ending => label */
    readonly kinds: Readonly<Record<string, string>>;
    readonly mostFields: number;
    readonly mostFiles: number;
}

declare global {
    interface Window {
        readonly courantForms?: Facts;
    }
}

export const facts = (): Facts => window.courantForms ?? { usual: [], kinds: {}, mostFields: 60, mostFiles: 10 };
