import { screen } from '@testing-library/react';
import type { Form } from '../../../src/application-forms/admin/form-builder/model';
import { writes } from './screen';

/** Returns a form without fields. */
export const form = ( id: number, title: string, version = 1 ): Form => ( {
	id,
	title,
	version,
	standard: false,
	fields: [],
	texts: { heading: '', description: '', button: '' },
} );

/** Returns the field for the name of the form. */
export const name = () => screen.getByLabelText< HTMLInputElement >( 'Form name' );

/** Returns the requests that saved, without those of previews. */
export const saves = () => writes().filter( ( { options } ) => ! options.path.endsWith( '/preview' ) );
