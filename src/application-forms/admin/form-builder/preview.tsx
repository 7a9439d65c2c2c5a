import type { ReactElement } from 'react';
import { useRef } from 'react';
import { useResource } from '../../../shared/admin/use-resource';
import { fieldLabel } from './labels';
import type { Field } from './model';
import { __, fetchPreview, Notice } from './wordpress';

/** Milliseconds without a change before the preview is requested. */
const DEBOUNCE_MS = 400;

/**
 * The form as applicants see it, rendered on the server by the same template. In the sandboxed frame no script runs and
 * no form can be sent.
 */
export const Preview = ( { fields }: { readonly fields: readonly Field[] } ): ReactElement => {
	// The server shows the internal name of a field without a label.
	const labeled = fields.map( ( field ) =>
		field.label === '' ? { ...field, label: fieldLabel( field ) } : field
	);
	const { data, error, isBusy } = useResource(
		JSON.stringify( labeled ),
		( signal ) => fetchPreview( labeled, signal ),
		{ debounceMs: DEBOUNCE_MS }
	);
	const scrolled = useRef( 0 );
	const keepScrollPosition = ( frame: HTMLIFrameElement ): void => {
		const view = frame.contentWindow;
		if ( scrolled.current > 0 ) {
			view?.scrollTo( 0, scrolled.current );
		}
		view?.addEventListener( 'scroll', () => ( scrolled.current = view.scrollY ) );
	};
	return (
		<section className="courant-builder__preview" aria-busy={ isBusy }>
			<h2>{ __( 'Preview', 'courant-desk' ) }</h2>
			<p className="description">
				{ __( 'The preview always shows conditional fields, and it cannot be sent.', 'courant-desk' ) }
			</p>
			{ error === undefined ? null : (
				<Notice status="error" isDismissible={ false }>
					{ __( 'The preview could not be loaded.', 'courant-desk' ) }
				</Notice>
			) }
			<iframe
				title={ __( 'Form preview', 'courant-desk' ) }
				sandbox="allow-same-origin"
				srcDoc={ data ?? '' }
				onLoad={ ( event ) => keepScrollPosition( event.currentTarget ) }
			/>
		</section>
	);
};
