import { useEffect, useState } from '@wordpress/element';
import type { ReactElement } from 'react';
import type { RecruitingSettings } from '../../../shared/config/generated';
import { useUnsavedWarning } from '../../../shared/admin/drafts';
import { usePersistentState } from '../../../shared/admin/error-boundary';
import { SaveNotice } from '../../../shared/admin/save-notice';
import type { SaveNoticeState } from '../../../shared/admin/save-notice';
import { useMutation } from '../../../shared/admin/use-mutation';
import { request, __ } from '../../../shared/admin/wordpress';
import { RetentionSettings } from './RetentionSettings';
import { StageEditor } from './StageEditor';
import { TemplateEditor } from './TemplateEditor';

export const PATH = '/courant/v1/applications/settings';

interface SaveBarProps {
	readonly isBusy: boolean;
	readonly isDirty: boolean;
	readonly save: () => Promise< void >;
	readonly notice: SaveNoticeState;
}

const SaveBar = ( { isBusy, isDirty, save, notice }: SaveBarProps ): ReactElement => (
	<div className="courant-hiring__save">
		<button
			type="button"
			className="button button-primary button-hero"
			aria-disabled={ isBusy || ! isDirty }
			onClick={ () => void save() }
		>
			{ __( 'Save changes', 'courant-desk' ) }
		</button>
		{ isDirty ? <span>{ __( 'You have unsaved changes.', 'courant-desk' ) }</span> : null }
		<SaveNotice notice={ notice } />
	</div>
);

function useSettings() {
	const [ settings, setSettings ] = usePersistentState< RecruitingSettings | null >( 'settings', null );
	const [ stored, setStored ] = usePersistentState( 'stored', '' );
	const [ notice, setNotice ] = useState( { text: '', isProblem: false } );
	const applyResponse = ( response: RecruitingSettings ): void => {
		setSettings( response );
		setStored( JSON.stringify( response ) );
	};
	const showError = ( problem: unknown ): void =>
		setNotice( { text: problem instanceof Error ? problem.message : String( problem ), isProblem: true } );
	useEffect( () => {
		// After a crash the state is restored, including unsaved changes.
		if ( settings === null ) {
			request< RecruitingSettings >( { path: PATH } ).then( applyResponse, showError );
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the screen opens
	}, [] );
	const isDirty = settings !== null && JSON.stringify( settings ) !== stored;
	useUnsavedWarning( isDirty );
	const { isBusy, run } = useMutation( showError );
	const save = async (): Promise< void > => {
		if ( settings === null ) {
			return;
		}
		const { stages, templates, days } = settings;
		const send = () =>
			request< RecruitingSettings >( { path: PATH, method: 'PUT', data: { stages, templates, days } } );
		await run( send, ( response ) => {
			setStored( JSON.stringify( response ) );
			// Changes made meanwhile stay, unsaved.
			setSettings( ( current ) => ( {
				...response,
				...( current === null || current.stages === stages ? {} : { stages: current.stages } ),
				...( current === null || current.templates === templates ? {} : { templates: current.templates } ),
				...( current === null || current.days === days ? {} : { days: current.days } ),
			} ) );
			setNotice( { text: __( 'Saved.', 'courant-desk' ), isProblem: false } );
		} );
	};
	return { notice, settings, setSettings, isDirty, applyResponse, showError, isBusy, save };
}

export const RecruitingSettingsScreen = (): ReactElement => {
	const { notice, settings, setSettings, isDirty, applyResponse, showError, isBusy, save } = useSettings();
	return (
		<div className="courant-hiring">
			{ settings === null ? (
				<>
					<p>{ __( 'Loading…', 'courant-desk' ) }</p>
					<SaveNotice notice={ notice } />
				</>
			) : (
				<>
					<StageEditor
						settings={ settings }
						set={ ( changes ) => setSettings( { ...settings, ...changes } ) }
					/>
					<TemplateEditor
						settings={ settings }
						set={ ( changes ) => setSettings( { ...settings, ...changes } ) }
					/>
					<RetentionSettings
						settings={ settings }
						isDirty={ isDirty }
						set={ ( changes ) => setSettings( { ...settings, ...changes } ) }
						applyResponse={ applyResponse }
						showError={ showError }
					/>
					<SaveBar isBusy={ isBusy } isDirty={ isDirty } save={ save } notice={ notice } />
				</>
			) }
		</div>
	);
};
