import type { RecruitingSettings } from '../../../shared/config/generated';
import type { Conflict } from '../../../shared/admin/conflict';
import { ScreenStateKey, usePersistentState } from '../../../shared/admin/error-boundary';
import { useUnsavedChanges } from '../../../shared/admin/unsaved';
import { useMutation } from '../../../shared/admin/use-mutation';
import { useResource } from '../../../shared/admin/use-resource';
import { callRoute, __ } from '../../../shared/admin/wordpress';
import type { RequestError } from '../../../shared/admin/wordpress';
import { conflictItems, isSame } from './model';
import type { Edits } from './model';

const EDITS = new ScreenStateKey< Edits >();

export const PATH = '/courant/v1/applications/settings';

const fetchSettings = ( signal?: AbortSignal ): Promise< RecruitingSettings > =>
	callRoute( 'GET /courant/v1/applications/settings', signal ? { signal } : {} );

/** Removes stored values from the edits; changes that were made meanwhile are kept. */
const withoutStored = ( edits: Edits, sent: Edits ): Edits => ( {
	...( edits.stages === undefined || edits.stages === sent.stages ? {} : { stages: edits.stages } ),
	...( edits.templates === undefined || edits.templates === sent.templates ? {} : { templates: edits.templates } ),
	...( edits.days === undefined || edits.days === sent.days ? {} : { days: edits.days } ),
} );

/** Loads the settings, tracks unsaved edits separately, and saves them. */
export function useSettings() {
	const resource = useResource( PATH, fetchSettings );
	const [ edits, setEdits ] = usePersistentState( EDITS, {} );
	const mutation = useMutation();
	const stored = resource.data;
	const isDirty = stored !== undefined && ! isSame( stored, edits );
	useUnsavedChanges( isDirty );

	const send = ( version: string ): Promise< RecruitingSettings > =>
		callRoute( 'PUT /courant/v1/applications/settings', { data: { version, ...edits } } );
	const resolve = async (
		problem: RequestError,
		base: RecruitingSettings
	): Promise< Conflict< RecruitingSettings > | undefined > => {
		// Another 409 is about the settings themselves, such as a deleted stage that still has applications.
		if ( problem.code !== 'courant_settings_changed' ) {
			return undefined;
		}
		const current = await fetchSettings();
		return {
			items: conflictItems( base, current, edits ),
			overwrite: () => send( current.version ),
			reload: () => {
				resource.setData( () => current );
				setEdits( {} );
			},
		};
	};
	const save = (): Promise< boolean > =>
		stored === undefined
			? Promise.resolve( false )
			: mutation.run( {
					send: () => send( stored.version ),
					onConflict: ( problem ) => resolve( problem, stored ),
					onSuccess: ( response ) => {
						resource.setData( () => response );
						setEdits( ( now ) => withoutStored( now, edits ) );
					},
					success: __( 'Saved.', 'courant-desk' ),
				} );
	return {
		resource,
		settings: stored === undefined ? undefined : { ...stored, ...edits },
		isDirty,
		isBusy: mutation.isBusy,
		set: ( changes: Edits ): void => setEdits( ( now ) => ( { ...now, ...changes } ) ),
		save,
	};
}
