import { Button, Flex } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { ReactElement, ReactNode } from 'react';
import type { SwitchReport } from '../../shared/config/generated';
import { ConfirmDialog } from '../../shared/admin/dialog';
import { formatNumber } from '../../shared/admin/format';
import { useMutation } from '../../shared/admin/use-mutation';
import { __, callRoute, sprintf } from '../../shared/admin/wordpress';

type Action = SwitchReport[ 'actions' ][ number ];

const post = ( action: Action ): Promise< SwitchReport > =>
	callRoute( 'POST /courant/v1/switch', { data: { do: action } } );

/** Runs an action until it is done; each response is the report after some seconds of work. */
async function runAction( action: Action, onProgress: ( report: SwitchReport ) => void ): Promise< SwitchReport > {
	let report = await post( action );
	while ( report.actions.includes( 'continue' ) ) {
		onProgress( report );
		report = await post( 'continue' );
	}
	return report;
}

const buttonLabel = ( action: Action, state: SwitchReport[ 'state' ] ): string =>
	( {
		start: state === 'idle' ? __( 'Migrate data', 'courant-desk' ) : __( 'Migrate again', 'courant-desk' ),
		continue: __( 'Continue', 'courant-desk' ),
		undo: __( 'Undo the switch', 'courant-desk' ),
		confirm: __( 'Confirm and remove public files', 'courant-desk' ),
	} )[ action ];

/** After a migration, the owner decides; no button is emphasized, because a confirmation cannot be undone. */
const isNextStep = ( action: Action, state: SwitchReport[ 'state' ] ): boolean =>
	action === 'continue' || ( action === 'start' && state === 'idle' );

/** The state that an action begins, which is shown until the server responds for the first time. */
const busyLabel = ( action: Action ): string =>
	( {
		start: __( 'Migrating data', 'courant-desk' ),
		continue: __( 'Continuing', 'courant-desk' ),
		undo: __( 'Undoing', 'courant-desk' ),
		confirm: __( 'Removing public files', 'courant-desk' ),
	} )[ action ];

const Section = ( {
	title,
	count,
	children,
}: {
	readonly title: string;
	readonly count: number;
	readonly children: ReactNode;
} ): ReactElement | null =>
	count === 0 ? null : (
		<details className="courant-switch__section">
			<summary>{ `${ title } (${ formatNumber( count ) })` }</summary>
			{ children }
		</details>
	);

const Tasks = ( { report }: { readonly report: SwitchReport } ): ReactElement => (
	<table className="widefat striped">
		<thead>
			<tr>
				<th scope="col">{ __( 'Migrated data', 'courant-desk' ) }</th>
				<th scope="col">{ __( 'Number', 'courant-desk' ) }</th>
				<th scope="col">{ __( 'Done', 'courant-desk' ) }</th>
				<th scope="col">{ __( 'Failed', 'courant-desk' ) }</th>
			</tr>
		</thead>
		<tbody>
			{ report.tasks.map( ( task ) => (
				<tr key={ task.id }>
					<th scope="row">{ task.label }</th>
					<td>{ formatNumber( task.total ) }</td>
					<td>{ formatNumber( task.done ) }</td>
					<td>{ formatNumber( task.failed ) }</td>
				</tr>
			) ) }
		</tbody>
	</table>
);

const Details = ( { report }: { readonly report: SwitchReport } ): ReactElement => (
	<>
		<Section title={ __( 'Settings that will change', 'courant-desk' ) } count={ report.changes.length }>
			<ul className="ul-disc">
				{ report.changes.map( ( { label, now, then } ) => (
					<li key={ label }>{ `${ label }: ${ now } → ${ then }` }</li>
				) ) }
			</ul>
		</Section>
		<Section title={ __( 'Options without a counterpart', 'courant-desk' ) } count={ report.missing.length }>
			<ul className="ul-disc">
				{ report.missing.map( ( { name, reason } ) => (
					<li key={ name }>
						<code>{ name }</code>
						<span>{ ` ${ reason }` }</span>
					</li>
				) ) }
			</ul>
		</Section>
		<Section
			title={ __( 'Template overrides that are not loaded', 'courant-desk' ) }
			count={ report.overrides.length }
		>
			<ul className="ul-disc">
				{ report.overrides.map( ( file ) => (
					<li key={ file }>
						<code>{ file }</code>
					</li>
				) ) }
			</ul>
		</Section>
		<Section title={ __( 'Data that could not be migrated', 'courant-desk' ) } count={ report.failures.length }>
			<ul className="ul-disc">
				{ report.failures.map( ( { id, label, reason } ) => (
					<li key={ `${ id } ${ reason }` }>
						{ id === 0 ? `${ label }: ${ reason }` : `${ label } (${ id }): ${ reason }` }
					</li>
				) ) }
			</ul>
		</Section>
	</>
);

const ReportLink = ( { report }: { readonly report: SwitchReport } ): ReactElement => (
	<p>
		<a
			download="courant-switch-report.json"
			href={ `data:application/json;charset=utf-8,${ encodeURIComponent( JSON.stringify( report, null, '\t' ) ) }` }
		>
			{ __( 'Download this report', 'courant-desk' ) }
		</a>
	</p>
);

const ConfirmRemoval = ( callbacks: {
	readonly onConfirm: () => void;
	readonly onCancel: () => void;
} ): ReactElement => (
	<ConfirmDialog
		{ ...callbacks }
		title={ __( 'Remove the public files?', 'courant-desk' ) }
		confirmLabel={ __( 'Remove public files', 'courant-desk' ) }
		isDestructive
	>
		<p>
			{ __( 'Public files of applicants are removed. After that, the switch cannot be undone.', 'courant-desk' ) }
		</p>
	</ConfirmDialog>
);

/** Names the plugins whose data was found, with the number of records. */
const Summary = ( { report }: { readonly report: SwitchReport } ): ReactElement => (
	<>
		<p>
			{ sprintf(
				/* translators: 1: names of plugins, 2: number of job openings, 3: number of applications, 4: number of options */
				__(
					'Found: %1$s. Job openings: %2$s. Applications: %3$s. Options with a setting: %4$s.',
					'courant-desk'
				),
				report.products.join( ', ' ),
				formatNumber( report.openings ),
				formatNumber( report.applications ),
				formatNumber( report.options )
			) }
		</p>
		<p>
			{ __(
				'Openings and applications are used as they are. Nothing of the other plugin is deleted until you confirm the switch.',
				'courant-desk'
			) }
		</p>
	</>
);

/** The state of the switch. Gets the focus when the button that had it is replaced. */
const Status = ( { label }: { readonly label: string } ): ReactElement => {
	const element = useRef< HTMLParagraphElement >( null );
	const previousRef = useRef( label );
	useEffect( () => {
		if ( previousRef.current !== label && document.activeElement === document.body ) {
			element.current?.focus();
		}
		previousRef.current = label;
	}, [ label ] );
	return (
		<p role="status" tabIndex={ -1 } ref={ element }>
			{ label }
		</p>
	);
};

/** Screen Tools > Switch to Courant: data that was found, settings that change, and buttons that migrate or undo. */
export const SwitchScreen = ( { report: initial }: { readonly report: SwitchReport } ): ReactElement => {
	const [ report, setReport ] = useState( initial );
	const { isBusy, run } = useMutation();
	const [ isConfirming, setConfirming ] = useState( false );
	const [ begun, setBegun ] = useState( '' );
	const start = ( action: Action ): void => {
		setConfirming( false );
		setBegun( busyLabel( action ) );
		const show = ( next: SwitchReport ): void => {
			setBegun( '' );
			setReport( next );
		};
		void run( { send: () => runAction( action, show ), onSuccess: show } );
	};
	const choose = ( action: Action ): void => {
		if ( action !== 'confirm' ) {
			start( action );
		} else if ( ! isBusy ) {
			setConfirming( true );
		}
	};
	// An import of theme settings leaves nothing that is found, but can be undone.
	if ( report.products.length === 0 && report.state === 'idle' ) {
		return <p>{ __( 'No data of another product was found.', 'courant-desk' ) }</p>;
	}
	return (
		<>
			<Summary report={ report } />
			<Tasks report={ report } />
			<Status label={ isBusy && begun !== '' ? begun : report.label } />
			<Flex className="courant-switch__actions" justify="flex-start" wrap>
				{ report.actions.map( ( action ) => (
					<Button
						key={ action }
						__next40pxDefaultSize
						variant={ isNextStep( action, report.state ) ? 'primary' : 'secondary' }
						aria-disabled={ isBusy }
						onClick={ () => choose( action ) }
					>
						{ buttonLabel( action, report.state ) }
					</Button>
				) ) }
			</Flex>
			<Details report={ report } />
			<ReportLink report={ report } />
			{ isConfirming ? (
				<ConfirmRemoval onConfirm={ () => start( 'confirm' ) } onCancel={ () => setConfirming( false ) } />
			) : null }
		</>
	);
};
