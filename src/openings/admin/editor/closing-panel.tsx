import type { ReactElement } from 'react';
import { FIELDS } from './fields';
import { readMeta, readText } from './model';
import { Checkbox, Input } from './parts';
import { __, readEditor, SettingPanel, sprintf, useEditor, useEditorActions, useEntityProp } from './wordpress';
import { editorConfig } from './labels';

/** The saved status of an opening decides which actions are available. */
const OPEN_STATUSES = [ 'publish', 'private' ];

interface StatusButtonsProps {
	readonly isClosed: boolean;
	readonly isBusy: boolean;
	readonly change: ( closes: string ) => Promise< void >;
	readonly isDirty: boolean;
	readonly status: unknown;
}

const StatusButtons = ( { isClosed, isBusy, change, isDirty, status }: StatusButtonsProps ): ReactElement => (
	<>
		{ isClosed ? (
			<div className="courant-status">
				<p>{ __( 'This job opening is closed.', 'courant-desk' ) }</p>
				<button
					type="button"
					className="components-button is-primary"
					disabled={ isBusy }
					onClick={ () => void change( 'publish' ) }
				>
					{ __( 'Reopen', 'courant-desk' ) }
				</button>
				<button
					type="button"
					className="components-button is-secondary"
					disabled={ isBusy || ! isDirty }
					onClick={ () => void change( 'expired' ) }
				>
					{ __( 'Save without reopening', 'courant-desk' ) }
				</button>
			</div>
		) : null }
		{ OPEN_STATUSES.includes( String( status ) ) ? (
			<div className="courant-status">
				<button
					type="button"
					className="components-button is-secondary"
					disabled={ isBusy }
					onClick={ () => void change( 'expired' ) }
				>
					{ __( 'Close this job opening', 'courant-desk' ) }
				</button>
			</div>
		) : null }
	</>
);

const OpeningFlags = ( {
	meta,
	setMeta,
}: {
	readonly meta: Readonly< Record< string, unknown > >;
	readonly setMeta: ( value: unknown ) => void;
} ): ReactElement => (
	<>
		<Checkbox
			label={ __( 'Filled: listed, but does not accept applications', 'courant-desk' ) }
			checked={ readText( meta, 'awsm_job_filled' ) === 'filled' }
			onChange={ ( on ) => setMeta( { ...meta, awsm_job_filled: on ? 'filled' : '' } ) }
		/>
		<Checkbox
			label={ __( 'Featured: highlighted in lists', 'courant-desk' ) }
			checked={ readText( meta, 'courant_featured' ) === '1' }
			onChange={ ( on ) => setMeta( { ...meta, courant_featured: on ? '1' : '' } ) }
		/>
		<Checkbox
			label={ __( 'Unlisted: available at its URL only', 'courant-desk' ) }
			checked={ readText( meta, 'awsm_pro_exclude_job' ) === 'exclude' }
			onChange={ ( on ) => setMeta( { ...meta, awsm_pro_exclude_job: on ? 'exclude' : '' } ) }
		/>
	</>
);

export const ClosingPanel = ( { type }: { readonly type: string } ): ReactElement => {
	const [ value, setMeta ] = useEntityProp( 'postType', type, 'meta' );
	const meta = readMeta( value );
	const status = useEditor( ( editor ) => editor.getCurrentPostAttribute( 'status' ) );
	const isBusy = useEditor( ( editor ) => editor.isSavingPost() );
	const isDirty = useEditor( ( editor ) => editor.isEditedPostDirty() );
	const { editPost, savePost } = useEditorActions();
	const isClosed = status === 'expired';

	const change = async ( closes: string ): Promise< void > => {
		editPost( { status: closes } );
		await savePost();
		if ( readEditor().didPostSaveRequestFail() ) {
			editPost( { status } );
		}
	};

	return (
		<SettingPanel name={ FIELDS.closing.panel } title={ __( 'Closing date', 'courant-desk' ) }>
			<Input
				id={ FIELDS.closing.id }
				label={ __( 'Closing date (leave empty to keep the opening open)', 'courant-desk' ) }
				type="datetime-local"
				value={ readText( meta, 'courant_closing_at' ) }
				help={ sprintf( __( 'Time zone: %s', 'courant-desk' ), editorConfig().timezone ) }
				onChange={ ( courant_closing_at ) => setMeta( { ...meta, courant_closing_at } ) }
			/>
			<Checkbox
				label={ __( 'Show the closing date to visitors', 'courant-desk' ) }
				checked={ readText( meta, 'awsm_exp_list_display' ) === 'list_display' }
				onChange={ ( on ) => setMeta( { ...meta, awsm_exp_list_display: on ? 'list_display' : '' } ) }
			/>
			<OpeningFlags meta={ meta } setMeta={ setMeta } />
			<StatusButtons
				isClosed={ isClosed }
				isBusy={ isBusy }
				change={ change }
				isDirty={ isDirty }
				status={ status }
			/>
			{ editorConfig().trash.length === 0 ? null : (
				<details className="courant-trash">
					<summary>{ __( 'Preview deletion', 'courant-desk' ) }</summary>
					{ editorConfig().trash.map( ( statusText ) => (
						<p key={ statusText }>{ statusText }</p>
					) ) }
				</details>
			) }
		</SettingPanel>
	);
};
