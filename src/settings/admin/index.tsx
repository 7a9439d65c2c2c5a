import { Button, FormFileUpload, SearchControl } from '@wordpress/components';
import { useEffect, useId, useState } from '@wordpress/element';
import type { Dispatch, FormEvent, MouseEvent, ReactElement, SetStateAction } from 'react';
import { SearchStatus, SettingsSection } from './sections';
import { focusSetting, settingId } from './setting-links';
import { CONTROL_PROPS } from '../../shared/admin/controls';
import { ScreenStateKey, usePersistentState } from '../../shared/admin/error-boundary';
import type { Conflict } from '../../shared/admin/conflict';
import { notices } from '../../shared/admin/notices';
import { SaveBar } from '../../shared/admin/save-bar';
import { renderScreen } from '../../shared/admin/screen';
import { useUnsavedChanges } from '../../shared/admin/unsaved';
import { useMutation } from '../../shared/admin/use-mutation';
import { callRoute } from '../../shared/admin/wordpress';
import type { RequestError } from '../../shared/admin/wordpress';
import {
	baseOf,
	changesSince,
	conflictItems,
	validationError,
	count,
	toExport,
	parseImport,
	search,
	displayValue,
	values,
	withoutConflicts,
} from './model';
import type { Field, SettingsResponse, FieldError, Section, Values } from './model';
import { findServerForm } from './server-form';
import { __, _n, sprintf } from './wordpress';
import './style.css';

const SECTIONS = new ScreenStateKey< readonly Section[] >();
const CHANGES = new ScreenStateKey< Values >();

const fetchSettings = (): Promise< SettingsResponse > => callRoute( 'GET /courant/v1/settings' );

function download( sections: readonly Section[] ): void {
	const link = document.createElement( 'a' );
	link.href = URL.createObjectURL( new Blob( [ toExport( sections ) ], { type: 'application/json' } ) );
	link.download = 'courant-settings.json';
	link.click();
	URL.revokeObjectURL( link.href );
}

interface ToolsProps {
	readonly searchText: string;
	readonly setSearchText: ( value: string ) => void;
	readonly sections: readonly Section[];
	readonly read: ( selected: File | undefined ) => Promise< void >;
}

const Tools = ( { searchText, setSearchText, sections, read }: ToolsProps ): ReactElement => (
	<div className="courant-settings__tools">
		<SearchControl
			{ ...CONTROL_PROPS }
			label={ __( 'Search settings', 'courant-desk' ) }
			placeholder={ __( 'Search settings', 'courant-desk' ) }
			value={ searchText }
			onChange={ setSearchText }
		/>
		<Button __next40pxDefaultSize variant="secondary" onClick={ () => download( sections ) }>
			{ __( 'Export', 'courant-desk' ) }
		</Button>
		<FormFileUpload
			accept="application/json,.json"
			onChange={ ( { currentTarget } ) => {
				void read( currentTarget.files?.[ 0 ] ).then( () => {
					currentTarget.value = '';
				} );
			} }
			render={ ( { openFileDialog } ) => (
				<Button __next40pxDefaultSize variant="secondary" onClick={ openFileDialog }>
					{ __( 'Import', 'courant-desk' ) }
				</Button>
			) }
		/>
	</div>
);

function useImport( sections: readonly Section[], setChanges: Dispatch< SetStateAction< Values > > ) {
	return async ( selected: File | undefined ): Promise< void > => {
		const imported = selected ? parseImport( sections, await selected.text() ) : null;
		if ( imported === null ) {
			notices.showError( __( 'This file contains no settings of Courant Desk.', 'courant-desk' ) );
			return;
		}
		setChanges( imported );
		notices.showSuccess(
			sprintf(
				/* translators: %d: number of settings */
				_n(
					'The file changes %d setting. Review it and save.',
					'The file changes %d settings. Review them and save.',
					count( imported ),
					'courant-desk'
				),
				count( imported )
			)
		);
	};
}

const put = ( changes: Values, base?: Values ): Promise< SettingsResponse > =>
	callRoute( 'PUT /courant/v1/settings', { data: { changes, ...( base ? { base } : {} ) } } );

function useSave(
	sections: readonly Section[],
	changes: Values,
	setSections: ( value: readonly Section[] ) => void,
	setChanges: Dispatch< SetStateAction< Values > >
) {
	const [ errors, setErrors ] = useState< readonly FieldError[] >( [] );
	const mutation = useMutation();
	const resolve = async ( { code }: RequestError ): Promise< Conflict< SettingsResponse > | undefined > => {
		if ( code !== 'courant_settings_changed' ) {
			return undefined;
		}
		const { groups } = await fetchSettings();
		return {
			items: conflictItems( sections, groups, changes ),
			overwrite: () => put( changes, baseOf( groups, changes ) ),
			reload: () => {
				setSections( groups );
				setChanges( ( now ) => withoutConflicts( sections, groups, now ) );
			},
		};
	};
	const save = (): Promise< boolean > =>
		mutation.run( {
			send: () => put( changes, baseOf( sections, changes ) ),
			onConflict: resolve,
			onSuccess: ( { groups, refused } ) => {
				setSections( groups );
				setErrors( refused );
				setChanges( ( now ) => changesSince( changes, now ) );
				if ( refused.length === 0 ) {
					notices.showSuccess( __( 'Saved.', 'courant-desk' ) );
				} else {
					notices.showError( refused.map( ( error ) => error.message ).join( ' ' ) );
				}
			},
		} );
	return { save, errors, isBusy: mutation.isBusy };
}

interface SaveButtonProps {
	readonly isBusy: boolean;
	readonly number: number;
	readonly isWrong: boolean;
}

const SaveButton = ( { isBusy, number, isWrong }: SaveButtonProps ): ReactElement => (
	<SaveBar className="courant-settings__save">
		<Button
			__next40pxDefaultSize
			type="submit"
			variant="primary"
			isBusy={ isBusy }
			aria-busy={ isBusy }
			aria-disabled={ isBusy || number === 0 || isWrong }
		>
			{ __( 'Save changes', 'courant-desk' ) }
		</Button>
	</SaveBar>
);

/** The sections of the current page, or the settings of all tabs that match the search. */
function useSearch( sections: readonly Section[], current: string ) {
	const [ searchText, setSearchText ] = useState( '' );
	/** ID of the setting to focus after its page has been rendered. */
	const [ target, setTarget ] = useState( () => ( { id: window.location.hash.slice( 1 ) } ) );
	useEffect( () => focusSetting( target.id ), [ target ] );
	const isSearch = searchText.trim() !== '';
	const show = ( event: MouseEvent, group: string, field: Field ): void => {
		if ( group === current ) {
			event.preventDefault();
			setSearchText( '' );
			setTarget( { id: settingId( group, field.key ) } );
		}
	};
	const found = isSearch
		? search( sections, searchText )
		: sections.filter( ( section ) => section.group === current );
	return { searchText, setSearchText, isSearch, found, show };
}

/** Dispatches the values with unsaved changes, at every change and on request; previews on this page show them. */
function useSettingsEvents( sections: readonly Section[], changes: Values ): void {
	useEffect( () => {
		const dispatchValues = (): void => {
			document.dispatchEvent( new CustomEvent( 'courant:settings', { detail: values( sections, changes ) } ) );
		};
		dispatchValues();
		document.addEventListener( 'courant:settings-requested', dispatchValues );
		return () => document.removeEventListener( 'courant:settings-requested', dispatchValues );
	}, [ sections, changes ] );
}

export const Screen = ( {
	section,
	first,
}: {
	readonly section: string;
	readonly first: readonly Section[];
} ): ReactElement => {
	const [ sections, setSections ] = usePersistentState( SECTIONS, first );
	const [ changes, setChanges ] = usePersistentState( CHANGES, {} );
	const searchId = useId();
	const { searchText, setSearchText, isSearch, found, show } = useSearch( sections, section );
	const number = count( changes );
	const isWrong = sections.some( ( section ) =>
		section.fields.some(
			( field ) => validationError( field, displayValue( changes, section.group, field ) ) !== ''
		)
	);

	useUnsavedChanges( number > 0 );

	useSettingsEvents( sections, changes );

	const { save, errors, isBusy } = useSave( sections, changes, setSections, setChanges );

	const submit = ( event: FormEvent ): void => {
		event.preventDefault();
		if ( ! isBusy && number > 0 && ! isWrong ) {
			void save();
		}
	};

	const read = useImport( sections, setChanges );

	return (
		<form className="courant-settings" onSubmit={ submit }>
			<Tools searchText={ searchText } setSearchText={ setSearchText } sections={ sections } read={ read } />
			<SearchStatus found={ isSearch ? found : null } />
			{ found.map( ( section ) => (
				<SettingsSection
					key={ section.group }
					section={ section }
					searchId={ searchId }
					changes={ changes }
					errors={ errors }
					setChanges={ setChanges }
					show={ isSearch ? show : undefined }
				/>
			) ) }
			<SaveButton isBusy={ isBusy } number={ number } isWrong={ isWrong } />
		</form>
	);
};

/**
 * Removes the server's form once this screen has rendered; it stays if rendering fails or if the user has started to
 * fill it in.
 */
export async function open( root: HTMLElement ): Promise< void > {
	const form = findServerForm( root );
	const response = await fetchSettings().catch( () => null );
	if ( response !== null && ! form.isTouched() ) {
		renderScreen( root, <Screen section={ root.dataset[ 'group' ] ?? '' } first={ response.groups } />, {
			onReady: form.remove,
			onCrash: ( memory ) => form.restore( CHANGES.read( memory ) ?? {} ),
		} );
	}
}

const root = document.getElementById( 'courant-settings' );
if ( root !== null ) {
	void open( root );
}
