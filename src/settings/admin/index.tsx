import { useEffect, useId, useState } from '@wordpress/element';
import { useRef } from 'react';
import type { Dispatch, FormEvent, ReactElement, SetStateAction } from 'react';
import { Setting } from './fields';
import { useUnsavedWarning } from '../../shared/admin/drafts';
import { usePersistentState } from '../../shared/admin/error-boundary';
import { renderScreen } from '../../shared/admin/screen';
import {
	change,
	changesSince,
	validationError,
	count,
	toExport,
	parseImport,
	search,
	displayValue,
	values,
} from './model';
import type { SettingsResponse, FieldError, Section, Values } from './model';
import { findServerForm } from './server-form';
import { __, _n, apiFetch, sprintf } from './wordpress';
import './style.css';

const CHANGES = 'changes';
const PATH = '/courant/v1/settings';

function download( sections: readonly Section[] ): void {
	const link = document.createElement( 'a' );
	link.href = URL.createObjectURL( new Blob( [ toExport( sections ) ], { type: 'application/json' } ) );
	link.download = 'courant-settings.json';
	link.click();
	URL.revokeObjectURL( link.href );
}

interface ToolsProps {
	readonly searchId: string;
	readonly searchText: string;
	readonly setSearchText: ( value: string ) => void;
	readonly sections: readonly Section[];
	readonly file: React.RefObject< HTMLInputElement >;
	readonly read: ( selected: File | undefined ) => Promise< void >;
}

const Tools = ( { searchId, searchText, setSearchText, sections, file, read }: ToolsProps ): ReactElement => (
	<div className="courant-settings__tools">
		<label htmlFor={ searchId } className="screen-reader-text">
			{ __( 'Search settings', 'courant-desk' ) }
		</label>
		<input
			id={ searchId }
			type="search"
			placeholder={ __( 'Search settings', 'courant-desk' ) }
			value={ searchText }
			onChange={ ( event ) => setSearchText( event.target.value ) }
		/>
		<button type="button" className="button" onClick={ () => download( sections ) }>
			{ __( 'Export', 'courant-desk' ) }
		</button>
		<button type="button" className="button" onClick={ () => file.current?.click() }>
			{ __( 'Import', 'courant-desk' ) }
		</button>
		<input
			ref={ file }
			type="file"
			accept="application/json,.json"
			hidden
			onChange={ ( event ) => void read( event.target.files?.[ 0 ] ) }
		/>
	</div>
);

interface SettingsSectionProps {
	readonly one: Section;
	readonly searchId: string;
	readonly changes: Values;
	readonly errors: readonly FieldError[];
	readonly setChanges: Dispatch< SetStateAction< Values > >;
}

const SettingsSection = ( { one, searchId, changes, errors, setChanges }: SettingsSectionProps ): ReactElement => (
	<section aria-labelledby={ `${ searchId }-${ one.group }` }>
		<h2 id={ `${ searchId }-${ one.group }` }>{ one.title }</h2>
		{ one.fields.map( ( field ) => (
			<Setting
				key={ field.key }
				group={ one.group }
				field={ field }
				changes={ changes }
				refusal={
					errors.find( ( refusal ) => refusal.group === one.group && refusal.key === field.key )?.message ??
					''
				}
				onChange={ ( value ) => setChanges( ( before ) => change( before, one.group, field, value ) ) }
			/>
		) ) }
	</section>
);

function useImport(
	sections: readonly Section[],
	setNotice: ( value: string ) => void,
	setChanges: Dispatch< SetStateAction< Values > >
) {
	const file = useRef< HTMLInputElement >( null );
	const read = async ( selected: File | undefined ): Promise< void > => {
		const imported = selected ? parseImport( sections, await selected.text() ) : null;
		if ( file.current ) {
			file.current.value = '';
		}
		if ( imported === null ) {
			setNotice( __( 'This file contains no settings of Courant Desk.', 'courant-desk' ) );
			return;
		}
		setChanges( imported );
		setNotice(
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
	return { file, read };
}

function useSave(
	setNotice: ( value: string ) => void,
	changes: Values,
	setSections: ( value: readonly Section[] ) => void,
	setChanges: Dispatch< SetStateAction< Values > >
) {
	const [ errors, setErrors ] = useState< readonly FieldError[] >( [] );
	const [ isBusy, setBusy ] = useState( false );
	const save = async (): Promise< void > => {
		setBusy( true );
		setNotice( '' );
		try {
			const response = await apiFetch< SettingsResponse >( { path: PATH, method: 'PUT', data: { changes } } );
			setSections( response.groups );
			setErrors( response.refused );
			setChanges( ( now ) => changesSince( changes, now ) );
			setNotice(
				response.refused.length === 0
					? __( 'Saved.', 'courant-desk' )
					: response.refused.map( ( one ) => one.message ).join( ' ' )
			);
		} catch {
			setNotice(
				__( 'The settings could not be saved. Your changes are still here. Try again.', 'courant-desk' )
			);
		} finally {
			setBusy( false );
		}
	};
	return { save, errors, isBusy };
}

interface SaveBarProps {
	readonly isBusy: boolean;
	readonly number: number;
	readonly isWrong: boolean;
	readonly notice: string;
}

const SaveBar = ( { isBusy, number, isWrong, notice }: SaveBarProps ): ReactElement => (
	<div className="courant-settings__save">
		<button type="submit" className="button button-primary" aria-disabled={ isBusy || number === 0 || isWrong }>
			{ __( 'Save changes', 'courant-desk' ) }
		</button>
		<span role="status">{ notice }</span>
	</div>
);

export const Screen = ( {
	section,
	first,
}: {
	readonly section: string;
	readonly first: readonly Section[];
} ): ReactElement => {
	const [ sections, setSections ] = usePersistentState( 'groups', first );
	const [ changes, setChanges ] = usePersistentState< Values >( CHANGES, {} );
	const [ searchText, setSearchText ] = useState( '' );
	const [ notice, setNotice ] = useState( '' );
	const searchId = useId();
	const found =
		searchText.trim() === '' ? sections.filter( ( one ) => one.group === section ) : search( sections, searchText );
	const number = count( changes );
	const isWrong = sections.some( ( one ) =>
		one.fields.some( ( field ) => validationError( field, displayValue( changes, one.group, field ) ) !== '' )
	);

	useUnsavedWarning( number > 0 );

	// Previews on this page follow unsaved changes.
	useEffect( () => {
		const showNotice = (): void => {
			document.dispatchEvent( new CustomEvent( 'courant:settings', { detail: values( sections, changes ) } ) );
		};
		showNotice();
		document.addEventListener( 'courant:settings-requested', showNotice );
		return () => document.removeEventListener( 'courant:settings-requested', showNotice );
	}, [ sections, changes ] );

	const { save, errors, isBusy } = useSave( setNotice, changes, setSections, setChanges );

	const submit = ( event: FormEvent ): void => {
		event.preventDefault();
		if ( ! isBusy && number > 0 && ! isWrong ) {
			void save();
		}
	};

	const { file, read } = useImport( sections, setNotice, setChanges );

	return (
		<form className="courant-settings" onSubmit={ submit }>
			<Tools
				searchId={ searchId }
				searchText={ searchText }
				setSearchText={ setSearchText }
				sections={ sections }
				file={ file }
				read={ read }
			/>
			{ found.map( ( one ) => (
				<SettingsSection
					key={ one.group }
					one={ one }
					searchId={ searchId }
					changes={ changes }
					errors={ errors }
					setChanges={ setChanges }
				/>
			) ) }
			{ found.length === 0 ? <p>{ __( 'No settings found.', 'courant-desk' ) }</p> : null }
			<SaveBar isBusy={ isBusy } number={ number } isWrong={ isWrong } notice={ notice } />
		</form>
	);
};

/**
 * Removes the server's form once this screen has rendered; it stays if rendering fails or if the user has started to
 * fill it in.
 */
export async function open( root: HTMLElement ): Promise< void > {
	const form = findServerForm( root );
	const response = await apiFetch< SettingsResponse >( { path: PATH } ).catch( () => null );
	if ( response !== null && ! form.isTouched() ) {
		renderScreen( root, <Screen section={ root.dataset[ 'group' ] ?? '' } first={ response.groups } />, {
			onReady: form.remove,
			onCrash: ( memory ) => form.restore( ( memory.get( CHANGES ) ?? {} ) as Values ),
		} );
	}
}

const root = document.getElementById( 'courant-settings' );
if ( root !== null ) {
	void open( root );
}
