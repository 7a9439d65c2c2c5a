import { Button } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { seen, unseen } from '@wordpress/icons';
import type { ReactElement } from 'react';
import type { ApplicationDetail } from '../../../shared/config/generated';
import { formatBytes } from '../../../shared/admin/format';
import { __, sprintf } from '../../../shared/admin/wordpress';
import { FileDownload } from './FileDownload';

type File = ApplicationDetail[ 'files' ][ number ];

/** The route serves files as downloads with a generic type; only this page assigns the type of the preview. */
async function fetchPreview( file: File, signal: AbortSignal ): Promise< string > {
	const response = await fetch( `${ file.url }&courant_preview=1`, { credentials: 'same-origin', signal } );
	if ( ! response.ok ) {
		throw new Error( String( response.status ) );
	}
	return URL.createObjectURL( new Blob( [ await response.arrayBuffer() ], { type: file.preview } ) );
}

const canShow = ( file: File ): boolean =>
	file.warning === '' &&
	file.preview !== '' &&
	( file.preview !== 'application/pdf' || ! ( 'pdfViewerEnabled' in navigator ) || navigator.pdfViewerEnabled );

const Preview = ( { file }: { readonly file: File } ): ReactElement => {
	const [ url, setUrl ] = useState( '' );
	const [ hasFailed, setFailed ] = useState( false );
	useEffect( () => {
		const controller = new AbortController();
		let objectUrl = '';
		fetchPreview( file, controller.signal ).then(
			( loadedUrl ) => {
				objectUrl = loadedUrl;
				if ( controller.signal.aborted ) {
					URL.revokeObjectURL( loadedUrl );
				} else {
					setUrl( loadedUrl );
				}
			},
			() => ( controller.signal.aborted ? undefined : setFailed( true ) )
		);
		return () => {
			controller.abort();
			URL.revokeObjectURL( objectUrl );
		};
	}, [ file ] );
	if ( hasFailed ) {
		return (
			<p role="alert">{ __( 'The preview could not be loaded. Download the file instead.', 'courant-desk' ) }</p>
		);
	}
	if ( url === '' ) {
		return <p role="status">{ __( 'Loading…', 'courant-desk' ) }</p>;
	}
	return file.preview === 'application/pdf' ? (
		<iframe
			className="courant-preview"
			src={ `${ url }#view=FitH&navpanes=0` }
			title={ sprintf(
				/* translators: %s: file name */
				__( 'Preview of %s', 'courant-desk' ),
				file.name
			) }
		/>
	) : (
		<img
			className="courant-preview"
			src={ url }
			alt={ sprintf(
				/* translators: %s: file name */
				__( 'Preview of %s', 'courant-desk' ),
				file.name
			) }
		/>
	);
};

interface PreviewButtonProps {
	readonly file: File;
	readonly isShown: boolean;
	readonly toggle: () => void;
}

const PreviewButton = ( { file, isShown, toggle }: PreviewButtonProps ): ReactElement => (
	<Button
		__next40pxDefaultSize
		variant="secondary"
		icon={ isShown ? unseen : seen }
		aria-expanded={ isShown }
		aria-label={
			isShown
				? sprintf(
						/* translators: %s: file name */
						__( 'Hide %s', 'courant-desk' ),
						file.name
					)
				: sprintf(
						/* translators: %s: file name */
						__( 'Preview %s', 'courant-desk' ),
						file.name
					)
		}
		onClick={ toggle }
	>
		{ isShown ? __( 'Hide', 'courant-desk' ) : __( 'Preview', 'courant-desk' ) }
	</Button>
);

export const Files = ( { files }: { readonly files: readonly File[] } ): ReactElement | null => {
	// Previews are logged, so nothing is loaded before the user opens one.
	const [ shownId, setShownId ] = useState( 0 );
	if ( files.length === 0 ) {
		return null;
	}
	return (
		<section className="courant-card">
			<h3>{ __( 'Files', 'courant-desk' ) }</h3>
			<ul className="courant-files">
				{ files.map( ( file ) => (
					<li key={ file.id }>
						<div className="courant-file-item">
							<span className="courant-file__name">
								<bdi>{ file.name }</bdi>
								<span className="courant-none">{ file.field }</span>
								<span className="courant-none">
									{ file.bytes > 0 ? formatBytes( file.bytes ) : '' }
								</span>
							</span>
							{ canShow( file ) ? (
								<PreviewButton
									file={ file }
									isShown={ shownId === file.id }
									toggle={ () => setShownId( shownId === file.id ? 0 : file.id ) }
								/>
							) : null }
							<FileDownload file={ file } />
						</div>
						{ file.notice === '' ? null : <p className="courant-file__notice">{ file.notice }</p> }
						{ shownId === file.id ? <Preview file={ file } /> : null }
					</li>
				) ) }
			</ul>
		</section>
	);
};
