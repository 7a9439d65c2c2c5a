import { Button } from '@wordpress/components';
import type { ReactElement } from 'react';
import { panelName } from './fields';
import { FieldControls } from './field-controls';
import { Controls } from './inputs';
import { readMeta } from './model';
import { __, readEditor, SettingPanel, useEditor, useEditorActions, useEntityProp } from './wordpress';
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
				<Button
					__next40pxDefaultSize
					variant="primary"
					disabled={ isBusy }
					onClick={ () => void change( 'publish' ) }
				>
					{ __( 'Reopen', 'courant-desk' ) }
				</Button>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					disabled={ isBusy || ! isDirty }
					onClick={ () => void change( 'expired' ) }
				>
					{ __( 'Save without reopening', 'courant-desk' ) }
				</Button>
			</div>
		) : null }
		{ OPEN_STATUSES.includes( String( status ) ) ? (
			<div className="courant-status">
				<Button
					__next40pxDefaultSize
					variant="secondary"
					disabled={ isBusy }
					onClick={ () => void change( 'expired' ) }
				>
					{ __( 'Close this job opening', 'courant-desk' ) }
				</Button>
			</div>
		) : null }
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
		void editPost( { status: closes } );
		await savePost();
		if ( readEditor().didPostSaveRequestFail() ) {
			void editPost( { status } );
		}
	};

	return (
		<SettingPanel name={ panelName( 'closing' ) } title={ __( 'Closing date', 'courant-desk' ) }>
			<Controls>
				<FieldControls
					panel="closing"
					meta={ meta }
					set={ ( changes ) => setMeta( { ...meta, ...changes } ) }
				/>
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
			</Controls>
		</SettingPanel>
	);
};
