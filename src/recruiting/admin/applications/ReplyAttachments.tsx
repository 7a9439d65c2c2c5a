import { Button, SelectControl } from '@wordpress/components';
import { useEffect } from '@wordpress/element';
import { useRef } from 'react';
import type { ReactElement } from 'react';
import type { ApplicationDetail, ReplyAttachment } from '../../../shared/config/generated';
import { CONTROL_PROPS } from '../../../shared/admin/controls';
import { FileButton } from '../../../shared/admin/file-button';
import { formatBytes } from '../../../shared/admin/format';
import { notices } from '../../../shared/admin/notices';
import { useMutation } from '../../../shared/admin/use-mutation';
import { __, sprintf } from '../../../shared/admin/wordpress';
import { api } from './api';
import { screen } from './screen';

const ACCEPTED = '.pdf,.doc,.docx,.rtf,.odt,.jpg,.jpeg,.png';

export interface ReplyAttachmentsProps {
	readonly detail: ApplicationDetail;
	readonly files: readonly ReplyAttachment[];
	readonly setFiles: ( files: readonly ReplyAttachment[] ) => void;
}

/** Uploads one file at a time; an upload is aborted when another screen is opened. */
function useUpload( { detail, files, setFiles }: ReplyAttachmentsProps ) {
	const { isBusy, run } = useMutation();
	const controller = useRef< AbortController | null >( null );
	useEffect( () => () => controller.current?.abort(), [] );
	/** The files of the last rendering, to which an upload that ends later is added. */
	const latest = useRef( files );
	useEffect( () => {
		latest.current = files;
	}, [ files ] );
	const upload = ( file: File ): void => {
		const { maxAttachmentBytes } = screen();
		if ( file.size > maxAttachmentBytes ) {
			notices.showError(
				sprintf(
					/* translators: %s: size, such as "10 MB" */
					__( 'The file is larger than %s. Choose a smaller file.', 'courant-desk' ),
					formatBytes( maxAttachmentBytes )
				)
			);
			return;
		}
		const own = new AbortController();
		controller.current = own;
		void run( {
			send: () => api.upload( detail.row.id, file, own.signal ),
			onSuccess: ( stored ) => setFiles( [ ...latest.current, stored ] ),
			onError: ( problem ) => ( own.signal.aborted ? undefined : notices.showError( problem ) ),
		} );
	};
	return { isBusy, upload, cancel: () => controller.current?.abort() };
}

interface AttachmentListProps {
	readonly files: readonly ReplyAttachment[];
	readonly remove: ( file: ReplyAttachment ) => void;
}

const AttachmentList = ( { files, remove }: AttachmentListProps ): ReactElement => (
	<ul className="courant-attachments">
		{ files.map( ( file ) => (
			<li key={ file.id }>
				<bdi>{ file.name }</bdi> <span className="courant-none">{ formatBytes( file.bytes ) }</span>{ ' ' }
				<Button
					variant="link"
					isDestructive
					aria-label={ sprintf(
						/* translators: %s: file name */
						__( 'Remove %s', 'courant-desk' ),
						file.name
					) }
					onClick={ () => remove( file ) }
				>
					{ __( 'Remove', 'courant-desk' ) }
				</Button>
			</li>
		) ) }
	</ul>
);

/** The attachments of a reply: files of the application, and uploaded ones. */
export const ReplyAttachments = ( props: ReplyAttachmentsProps ): ReactElement => {
	const { detail, files, setFiles } = props;
	const { isBusy, upload, cancel } = useUpload( props );
	const attached = new Set( files.map( ( file ) => file.id ) );
	const others = detail.files.filter( ( file ) => ! attached.has( file.id ) && file.warning === '' );
	const remove = ( file: ReplyAttachment ): void => {
		setFiles( files.filter( ( other ) => other.id !== file.id ) );
		if ( ! detail.files.some( ( own ) => own.id === file.id ) ) {
			// If this fails, the daily maintenance deletes the file.
			api.deleteUpload( detail.row.id, file.id ).catch( () => undefined );
		}
	};
	const attach = ( fileId: string ): void => {
		const file = others.find( ( other ) => String( other.id ) === fileId );
		if ( file !== undefined ) {
			setFiles( [ ...files, { id: file.id, name: file.name, bytes: file.bytes, url: file.url } ] );
		}
	};
	return (
		<fieldset className="courant-reply-files" aria-busy={ isBusy }>
			<legend>{ __( 'Attachments', 'courant-desk' ) }</legend>
			{ files.length > 0 ? <AttachmentList files={ files } remove={ remove } /> : null }
			{ isBusy ? (
				<p role="status">
					{ __( 'Uploading…', 'courant-desk' ) }{ ' ' }
					<Button variant="link" onClick={ cancel }>
						{ __( 'Cancel upload', 'courant-desk' ) }
					</Button>
				</p>
			) : null }
			<FileButton
				label={ __( 'Upload a file', 'courant-desk' ) }
				accept={ ACCEPTED }
				isDisabled={ isBusy }
				onChoose={ upload }
			/>
			{ others.length > 0 ? (
				<SelectControl
					{ ...CONTROL_PROPS }
					label={ __( 'Attach a file of the application', 'courant-desk' ) }
					value=""
					options={ [
						{ value: '', label: __( 'Select a file', 'courant-desk' ) },
						...others.map( ( file ) => ( { value: String( file.id ), label: file.name } ) ),
					] }
					onChange={ attach }
				/>
			) : null }
		</fieldset>
	);
};
