import { useState } from '@wordpress/element';
import type { ReactElement } from 'react';
import { useResource } from '../../../shared/admin/use-resource';
import type { Field } from './model';
import { __, Button, fetchPreview, Notice } from './wordpress';

/** Milliseconds without a key press before the preview is requested. */
const DEBOUNCE_MS = 400;

const PreviewFrame = ( { fields }: { readonly fields: readonly Field[] } ): ReactElement => {
	const { data, error } = useResource( JSON.stringify( fields ), ( signal ) => fetchPreview( fields, signal ), {
		debounceMs: DEBOUNCE_MS,
	} );
	return (
		<>
			<p className="description">
				{ __( 'The preview always shows conditional fields, and it cannot be sent.', 'courant-desk' ) }
			</p>
			{ error === undefined ? null : (
				<Notice status="error" isDismissible={ false }>
					{ __( 'The preview could not be loaded.', 'courant-desk' ) }
				</Notice>
			) }
			<iframe title={ __( 'Form preview', 'courant-desk' ) } sandbox="" srcDoc={ data ?? '' } />
		</>
	);
};

/** The form as applicants see it, rendered by the same template in a sandboxed frame. */
export const Preview = ( { fields }: { readonly fields: readonly Field[] } ): ReactElement => {
	const [ isOpen, setOpen ] = useState( false );
	return (
		<section className="courant-builder__preview">
			<Button variant="secondary" aria-expanded={ isOpen } onClick={ () => setOpen( ! isOpen ) }>
				{ isOpen ? __( 'Hide preview', 'courant-desk' ) : __( 'Preview', 'courant-desk' ) }
			</Button>
			{ isOpen ? <PreviewFrame fields={ fields } /> : null }
		</section>
	);
};
