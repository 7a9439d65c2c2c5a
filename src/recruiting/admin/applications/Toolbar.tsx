import { Button, SelectControl, TextControl } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { columns, download, formatListBullets } from '@wordpress/icons';
import { useRef } from 'react';
import type { FormEvent, ReactElement } from 'react';
import { CONTROL_PROPS } from '../../../shared/admin/controls';
import { ScreenStateKey, usePersistentState } from '../../../shared/admin/error-boundary';
import { formatNumber } from '../../../shared/admin/format';
import type { SavedView } from '../../../shared/config/generated';
import { useUnsavedChanges } from '../../../shared/admin/unsaved';
import { useMutation } from '../../../shared/admin/use-mutation';
import { __ } from '../../../shared/admin/wordpress';
import { api } from './api';
import { DEFAULT_QUERY, FOLDERS, restQuery, readQuery, writeQuery } from './query';
import type { Route } from './route';
import { screen } from './screen';
import { useFolderCounts } from './folder-counts';

const IS_NAMING = new ScreenStateKey< boolean >();
const VIEW_NAME = new ScreenStateKey< string >();

interface ToolbarProps {
	readonly route: Route;
	readonly go: ( to: Partial< Route > ) => void;
}

const folderName = ( folder: string ): string =>
	( {
		inbox: __( 'Applications', 'courant-desk' ),
		suspected: __( 'Suspected spam', 'courant-desk' ),
		withdrawn: __( 'Withdrawn', 'courant-desk' ),
		trash: __( 'Trash', 'courant-desk' ),
	} )[ folder ] ?? folder;

interface ViewSelectProps {
	readonly current: SavedView | undefined;
	readonly openView: ( query: string ) => void;
	readonly views: SavedView[];
}

const ViewSelect = ( { current, openView, views }: ViewSelectProps ): ReactElement => (
	<SelectControl
		{ ...CONTROL_PROPS }
		hideLabelFromVision
		label={ __( 'Saved views', 'courant-desk' ) }
		value={ current?.query ?? '' }
		options={ [
			{ value: '', label: __( 'Saved views', 'courant-desk' ) },
			...views.map( ( { query, name } ) => ( { value: query, label: name } ) ),
		] }
		onChange={ openView }
	/>
);

interface ViewNameProps {
	readonly save: ( event: FormEvent ) => void;
	readonly name: string;
	readonly input: React.RefObject< HTMLInputElement >;
	readonly setName: ( value: string ) => void;
	readonly setNaming: ( value: boolean ) => void;
}

const ViewName = ( { save, name, input, setName, setNaming }: ViewNameProps ): ReactElement => (
	<form className="courant-view-name" onSubmit={ save }>
		<TextControl
			{ ...CONTROL_PROPS }
			hideLabelFromVision
			label={ __( 'View name', 'courant-desk' ) }
			placeholder={ __( 'View name', 'courant-desk' ) }
			value={ name }
			maxLength={ 60 }
			ref={ input }
			onChange={ setName }
		/>
		<Button __next40pxDefaultSize type="submit" variant="primary">
			{ __( 'Save', 'courant-desk' ) }
		</Button>
		<Button __next40pxDefaultSize variant="tertiary" onClick={ () => setNaming( false ) }>
			{ __( 'Cancel', 'courant-desk' ) }
		</Button>
	</form>
);

function useNaming() {
	const [ isNaming, setNaming ] = usePersistentState( IS_NAMING, false );
	const input = useRef< HTMLInputElement >( null );
	const opener = useRef< HTMLButtonElement >( null );
	const wasNaming = useRef( false );
	useEffect( () => {
		// Moves focus to the input of the form, and back to the button on Cancel.
		( isNaming ? input : wasNaming.current ? opener : null )?.current?.focus();
		wasNaming.current = isNaming;
	}, [ isNaming ] );
	return { setNaming, isNaming, input, opener };
}

function useViews() {
	const [ views, setViews ] = useState( screen().views );
	/** "Undo" is based on the views after the change. */
	const latest = useRef( views );
	const mutation = useMutation();
	const saveViews = (
		next: readonly { name: string; query: string }[],
		success: string,
		{ onSaved, undo }: { readonly onSaved?: () => void; readonly undo?: () => unknown } = {}
	): Promise< boolean > =>
		mutation.run( {
			send: () => api.saveViews( next, latest.current ),
			onSuccess: ( saved ) => {
				latest.current = saved;
				setViews( saved );
				onSaved?.();
			},
			success,
			undo: () => undo,
		} );
	return { views, saveViews };
}

const SavedViews = ( { route, go }: ToolbarProps ): ReactElement => {
	const { views, saveViews } = useViews();
	const { setNaming, isNaming, input, opener } = useNaming();
	const [ name, setName ] = usePersistentState( VIEW_NAME, '' );
	useUnsavedChanges( isNaming && name.trim() !== '' );
	const currentQuery = `${ route.layout === 'board' ? 'layout=board&' : '' }${ writeQuery( route.query, false ).toString() }`;
	const current = views.find( ( view ) => view.query === currentQuery );
	// After a failure the form keeps the entered name.
	const closeForm = (): void => {
		setNaming( false );
		setName( '' );
	};
	const save = ( event: FormEvent ): void => {
		event.preventDefault();
		if ( name.trim() !== '' ) {
			const added = { name: name.trim(), query: currentQuery };
			void saveViews( [ ...views, added ], __( 'View saved.', 'courant-desk' ), {
				onSaved: closeForm,
			} );
		}
	};
	const openView = ( query: string ): void => {
		const parameters = new URLSearchParams( query );
		go( { layout: parameters.get( 'layout' ) === 'board' ? 'board' : 'list', query: readQuery( parameters ) } );
	};
	return (
		<div className="courant-views">
			{ views.length > 0 ? <ViewSelect current={ current } openView={ openView } views={ views } /> : null }
			{ isNaming ? (
				<ViewName save={ save } name={ name } input={ input } setName={ setName } setNaming={ setNaming } />
			) : null }
			{ ! isNaming && current === undefined && currentQuery !== '' ? (
				<Button __next40pxDefaultSize ref={ opener } variant="secondary" onClick={ () => setNaming( true ) }>
					{ __( 'Save view', 'courant-desk' ) }
				</Button>
			) : null }
			{ ! isNaming && current !== undefined ? (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ () =>
						void saveViews(
							views.filter( ( view ) => view !== current ),
							__( 'View deleted.', 'courant-desk' ),
							{ undo: () => saveViews( views, __( 'Change undone.', 'courant-desk' ) ) }
						)
					}
				>
					{ __( 'Delete view', 'courant-desk' ) }
				</Button>
			) : null }
		</div>
	);
};

const Export = ( { route }: { readonly route: Route } ): ReactElement => (
	<form method="post" action={ screen().exportUrl }>
		<input type="hidden" name="action" value="courant_export_applications" />
		<input type="hidden" name="_wpnonce" value={ screen().exportNonce } />
		<input type="hidden" name="query" value={ restQuery( route.query ) } />
		<Button __next40pxDefaultSize type="submit" variant="secondary" icon={ download }>
			{ __( 'Export as CSV', 'courant-desk' ) }
		</Button>
	</form>
);

const FolderCount = ( { folder }: { readonly folder: ( typeof FOLDERS )[ number ] } ): ReactElement | null => {
	const counts = useFolderCounts();
	return counts === undefined ? null : (
		<span className="courant-count">{ ` ${ formatNumber( counts[ folder ] ) }` }</span>
	);
};

export const Toolbar = ( { route, go }: ToolbarProps ): ReactElement => (
	<div className="courant-bar">
		<nav className="courant-tabs" aria-label={ __( 'Folders', 'courant-desk' ) }>
			{ FOLDERS.map( ( folder ) => (
				<Button
					key={ folder }
					aria-current={ route.query.folder === folder ? 'page' : undefined }
					onClick={ () =>
						go( {
							query: { ...DEFAULT_QUERY, folder, perPage: route.query.perPage },
							layout: folder === 'inbox' ? route.layout : 'list',
						} )
					}
				>
					{ folderName( folder ) }
					<FolderCount folder={ folder } />
				</Button>
			) ) }
		</nav>
		<div className="courant-tools">
			{ route.query.folder === 'inbox' ? (
				<div className="courant-switch" role="group" aria-label={ __( 'Layout', 'courant-desk' ) }>
					<Button
						__next40pxDefaultSize
						icon={ formatListBullets }
						aria-pressed={ route.layout === 'list' }
						onClick={ () => go( { layout: 'list' } ) }
					>
						{ __( 'List', 'courant-desk' ) }
					</Button>
					<Button
						__next40pxDefaultSize
						icon={ columns }
						aria-pressed={ route.layout === 'board' }
						onClick={ () => go( { layout: 'board' } ) }
					>
						{ __( 'Board', 'courant-desk' ) }
					</Button>
				</div>
			) : null }
			<SavedViews route={ route } go={ go } />
			<Export route={ route } />
			{ screen().canConfigure ? (
				<Button __next40pxDefaultSize variant="secondary" href={ screen().settingsUrl }>
					{ __( 'Hiring process', 'courant-desk' ) }
				</Button>
			) : null }
			<Button __next40pxDefaultSize variant="tertiary" href={ screen().plainUrl }>
				{ __( 'Basic list', 'courant-desk' ) }
			</Button>
		</div>
	</div>
);
