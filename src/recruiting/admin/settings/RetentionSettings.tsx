import { useId, useState } from '@wordpress/element';
import type { ReactElement } from 'react';
import type { RecruitingSettings } from '../../../shared/config/generated';
import { useMutation } from '../../../shared/admin/use-mutation';
import { request, __, _n, sprintf } from '../../../shared/admin/wordpress';
import type { EditorProps } from './model';

interface RetentionSettingsProps extends EditorProps {
	readonly isDirty: boolean;
	readonly setDue: ( due: RecruitingSettings[ 'due' ] ) => void;
}

const PATH = '/courant/v1/applications/retention';

type Due = Pick< RecruitingSettings, 'due' >;

const total = ( due: RecruitingSettings[ 'due' ] ): number =>
	Object.values( due ).reduce( ( sum, number ) => sum + number, 0 );

interface RetentionDaysProps {
	readonly rows: { slug: string; label: string }[];
	readonly id: string;
	readonly settings: RecruitingSettings;
	readonly set: EditorProps[ 'set' ];
}

const RetentionDays = ( { rows, id, settings, set }: RetentionDaysProps ): ReactElement => (
	<div className="courant-days">
		{ rows.map( ( { slug, label: name } ) => (
			<p key={ slug }>
				<label htmlFor={ `${ id }-${ slug }` }>{ name }</label>
				<input
					id={ `${ id }-${ slug }` }
					type="number"
					min={ 0 }
					max={ 3650 }
					value={ settings.days[ slug ] ?? 0 }
					onChange={ ( event ) =>
						set( {
							days: {
								...settings.days,
								[ slug ]: Math.max(
									0,
									Math.min( 3650, Math.trunc( Number( event.target.value ) ) || 0 )
								),
							},
						} )
					}
				/>
			</p>
		) ) }
	</div>
);

const DeletionPreview = ( {
	preview,
	label,
}: {
	readonly preview: RecruitingSettings[ 'due' ];
	readonly label: ( slug: string ) => string;
} ): ReactElement => (
	<div className="courant-retention-preview">
		<p>
			{ total( preview ) === 0
				? __( 'No applications would be deleted now.', 'courant-desk' )
				: sprintf(
						/* translators: %d: number of applications */
						_n(
							'%d application would be deleted now:',
							'%d applications would be deleted now:',
							total( preview ),
							'courant-desk'
						),
						total( preview )
					) }
		</p>
		<ul>
			{ Object.entries( preview ).map( ( [ slug, number ] ) => (
				<li key={ slug }>
					{
						/* translators: 1: stage, 2: number of applications */ sprintf(
							__( '%1$s: %2$s', 'courant-desk' ),
							label( slug ),
							number
						)
					}
				</li>
			) ) }
		</ul>
	</div>
);

interface DeleteNowProps {
	readonly isConfirmed: boolean;
	readonly setConfirmed: ( value: boolean ) => void;
	readonly settings: RecruitingSettings;
	readonly deleteNow: () => Promise< boolean >;
}

const DeleteNow = ( { isConfirmed, setConfirmed, settings, deleteNow }: DeleteNowProps ): ReactElement => (
	<div className="courant-retention-preview">
		<label>
			<input
				type="checkbox"
				checked={ isConfirmed }
				onChange={ ( event ) => setConfirmed( event.target.checked ) }
			/>
			{ sprintf(
				/* translators: %d: number of applications */
				__( 'Delete %d now instead of in the next daily cleanup. This cannot be undone.', 'courant-desk' ),
				Math.min( 100, total( settings.due ) )
			) }
		</label>
		<button
			type="button"
			className="button"
			aria-disabled={ ! isConfirmed }
			onClick={ () => ( isConfirmed ? void deleteNow() : undefined ) }
		>
			{ __( 'Delete now', 'courant-desk' ) }
		</button>
	</div>
);

function useRetention( settings: RecruitingSettings, setDue: RetentionSettingsProps[ 'setDue' ] ) {
	const [ preview, setPreview ] = useState< RecruitingSettings[ 'due' ] | null >( null );
	const [ isConfirmed, setConfirmed ] = useState( false );
	const rows: { slug: string; label: string }[] = [
		...settings.stages,
		{ slug: 'courant_suspected', label: __( 'Suspected spam', 'courant-desk' ) },
		{ slug: 'courant_withdrawn', label: __( 'Withdrawn', 'courant-desk' ) },
	];
	const label = ( slug: string ): string => rows.find( ( row ) => row.slug === slug )?.label ?? slug;
	const loading = useMutation();
	const loadPreview = (): Promise< boolean > => {
		const query = Object.entries( settings.days )
			.map( ( [ slug, days ] ) => `days[${ encodeURIComponent( slug ) }]=${ days }` )
			.join( '&' );
		return loading.run( {
			send: () => request< Due >( { path: `${ PATH }?${ query }` } ),
			onSuccess: ( { due } ) => setPreview( due ),
		} );
	};
	const deletion = useMutation();
	// A second request would delete the next hundred.
	const deleteNow = (): Promise< boolean > =>
		deletion.run( {
			send: () => request< Due >( { path: PATH, method: 'POST' } ),
			onSuccess: ( { due } ) => {
				setDue( due );
				setPreview( due );
				setConfirmed( false );
			},
		} );
	return { rows, loadPreview, preview, label, isConfirmed, setConfirmed, deleteNow };
}

export const RetentionSettings = ( { settings, set, isDirty, setDue }: RetentionSettingsProps ): ReactElement => {
	const id = useId();
	const { rows, loadPreview, preview, label, isConfirmed, setConfirmed, deleteNow } = useRetention(
		settings,
		setDue
	);
	return (
		<section className="courant-card">
			<h2>{ __( 'Retention and deletion', 'courant-desk' ) }</h2>
			<p>
				{ __(
					'Applications are deleted after this number of days in a stage, with their files and emails; 0 keeps them. Applicants who agreed to be considered for future job openings are kept until their consent expires.',
					'courant-desk'
				) }
			</p>
			<RetentionDays rows={ rows } id={ id } settings={ settings } set={ set } />
			<p>
				<button type="button" className="button" onClick={ () => void loadPreview() }>
					{ __( 'Preview deletion', 'courant-desk' ) }
				</button>
			</p>
			<div role="status">
				{ preview === null ? null : <DeletionPreview preview={ preview } label={ label } /> }
			</div>
			{ total( settings.due ) > 0 && ! isDirty ? (
				<DeleteNow
					isConfirmed={ isConfirmed }
					setConfirmed={ setConfirmed }
					settings={ settings }
					deleteNow={ deleteNow }
				/>
			) : null }
		</section>
	);
};
