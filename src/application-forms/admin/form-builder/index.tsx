import type { ReactElement } from 'react';
import { renderScreen } from '../../../shared/admin/screen';
import { LoadError, Skeleton } from '../../../shared/admin/skeleton';
import { useResource } from '../../../shared/admin/use-resource';
import { Builder } from './builder';
import { fetchForms } from './wordpress';
import './style.css';

/** Loads the forms once; afterward their state is in the builder. */
export const FormBuilderScreen = (): ReactElement => {
	const { data, error, isBusy, reload } = useResource( 'forms', fetchForms );
	if ( data === undefined ) {
		return error === undefined || isBusy ? (
			<Skeleton lines={ 8 } />
		) : (
			<LoadError problem={ error } retry={ reload } />
		);
	}
	return <Builder stored={ data.forms } />;
};

const root = document.getElementById( 'courant-forms' );
if ( root ) {
	renderScreen( root, <FormBuilderScreen /> );
}
