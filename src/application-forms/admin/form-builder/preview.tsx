import { useEffect, useState } from '@wordpress/element';
import type { ReactElement } from 'react';
import type { Field } from './model';
import { __, Button, fetchPreview, Notice } from './wordpress';

/** Milliseconds without a key press before the preview is requested. */
const DEBOUNCE_MS = 400;

/** The form as applicants see it, rendered by the same template in a sandboxed frame. */
export const Preview = ( { fields }: { readonly fields: readonly Field[] } ): ReactElement => {
	const [ isOpen, setOpen ] = useState( false );
	const [ html, setHtml ] = useState( '' );
	const [ hasFailed, setFailed ] = useState( false );
	useEffect( () => {
		const controller = new AbortController();
		const timer = isOpen
			? setTimeout(
					() =>
						void fetchPreview( fields, controller.signal ).then(
							( page ) => {
								setFailed( false );
								setHtml( page );
							},
							() => setFailed( ! controller.signal.aborted )
						),
					DEBOUNCE_MS
				)
			: undefined;
		return () => {
			clearTimeout( timer );
			controller.abort();
		};
	}, [ fields, isOpen ] );

	return (
		<section className="courant-builder__preview">
			<Button variant="secondary" aria-expanded={ isOpen } onClick={ () => setOpen( ! isOpen ) }>
				{ isOpen ? __( 'Hide preview', 'courant-desk' ) : __( 'Preview', 'courant-desk' ) }
			</Button>
			{ isOpen ? (
				<>
					<p className="description">
						{ __( 'The preview always shows conditional fields, and it cannot be sent.', 'courant-desk' ) }
					</p>
					{ hasFailed ? (
						<Notice status="error" isDismissible={ false }>
							{ __( 'The preview could not be loaded.', 'courant-desk' ) }
						</Notice>
					) : null }
					<iframe title={ __( 'Form preview', 'courant-desk' ) } sandbox="" srcDoc={ html } />
				</>
			) : null }
		</section>
	);
};
