import { Button, Card, CardBody, CheckboxControl, Notice, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import type { ReactElement } from 'react';
import type { RecruitingSettings } from '../../../shared/config/generated';
import { CHECK_PROPS, CONTROL_PROPS } from '../../../shared/admin/controls';
import { useMutation } from '../../../shared/admin/use-mutation';
import { callRoute, __, _n, sprintf } from '../../../shared/admin/wordpress';
import type { EditorProps } from './model';

interface RetentionSettingsProps extends EditorProps {
	readonly isDirty: boolean;
	readonly setDue: ( due: RecruitingSettings[ 'due' ] ) => void;
}

const total = ( due: RecruitingSettings[ 'due' ] ): number =>
	Object.values( due ).reduce( ( sum, number ) => sum + number, 0 );

interface RetentionDaysProps {
	readonly rows: { slug: string; label: string }[];
	readonly settings: RecruitingSettings;
	readonly set: EditorProps[ 'set' ];
}

const RetentionDays = ( { rows, settings, set }: RetentionDaysProps ): ReactElement => (
	<div className="courant-days">
		{ rows.map( ( { slug, label: name } ) => (
			<TextControl
				key={ slug }
				{ ...CONTROL_PROPS }
				label={ name }
				type="number"
				min={ 0 }
				max={ 3650 }
				value={ settings.days[ slug ] ?? 0 }
				onChange={ ( text ) =>
					set( {
						days: {
							...settings.days,
							[ slug ]: Math.max( 0, Math.min( 3650, Math.trunc( Number( text ) ) || 0 ) ),
						},
					} )
				}
			/>
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
	<Notice status="warning" isDismissible={ false } spokenMessage="">
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
	</Notice>
);

interface DeleteNowProps {
	readonly isConfirmed: boolean;
	readonly setConfirmed: ( value: boolean ) => void;
	readonly settings: RecruitingSettings;
	readonly deleteNow: () => Promise< boolean >;
}

const DeleteNow = ( { isConfirmed, setConfirmed, settings, deleteNow }: DeleteNowProps ): ReactElement => (
	<div className="courant-delete-now">
		<CheckboxControl
			{ ...CHECK_PROPS }
			label={ sprintf(
				/* translators: %d: number of applications */
				__( 'Delete %d now instead of in the next daily cleanup. This cannot be undone.', 'courant-desk' ),
				Math.min( 100, total( settings.due ) )
			) }
			checked={ isConfirmed }
			onChange={ setConfirmed }
		/>
		<Button
			__next40pxDefaultSize
			variant="secondary"
			isDestructive
			aria-disabled={ ! isConfirmed }
			onClick={ () => ( isConfirmed ? void deleteNow() : undefined ) }
		>
			{ __( 'Delete now', 'courant-desk' ) }
		</Button>
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
			send: () => callRoute( 'GET /courant/v1/applications/retention', { query } ),
			onSuccess: ( { due } ) => setPreview( due ),
		} );
	};
	const deletion = useMutation();
	// A second request would delete the next hundred.
	const deleteNow = (): Promise< boolean > =>
		deletion.run( {
			send: () => callRoute( 'POST /courant/v1/applications/retention' ),
			onSuccess: ( { due } ) => {
				setDue( due );
				setPreview( due );
				setConfirmed( false );
			},
		} );
	return { rows, loadPreview, preview, label, isConfirmed, setConfirmed, deleteNow };
}

export const RetentionSettings = ( { settings, set, isDirty, setDue }: RetentionSettingsProps ): ReactElement => {
	const { rows, loadPreview, preview, label, isConfirmed, setConfirmed, deleteNow } = useRetention(
		settings,
		setDue
	);
	return (
		<Card as="section" className="courant-card">
			<CardBody>
				<h2>{ __( 'Retention and deletion', 'courant-desk' ) }</h2>
				<p>
					{ __(
						'Applications are deleted after this number of days in a stage, with their files and emails; 0 keeps them. Applicants who agreed to be considered for future job openings are kept until their consent expires.',
						'courant-desk'
					) }
				</p>
				<RetentionDays rows={ rows } settings={ settings } set={ set } />
				<p>
					<Button __next40pxDefaultSize variant="secondary" onClick={ () => void loadPreview() }>
						{ __( 'Preview deletion', 'courant-desk' ) }
					</Button>
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
			</CardBody>
		</Card>
	);
};
