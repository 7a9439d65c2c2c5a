import type { ReactElement } from 'react';
import { useOpenConflict } from './conflict';
import { ConfirmDialog } from './dialog';
import { __, sprintf } from './i18n';

/** Shows what two users changed at the same time, and lets the user choose which change to keep. */
export const ConflictDialog = (): ReactElement | null => {
	const conflict = useOpenConflict();
	if ( conflict === null ) {
		return null;
	}
	return (
		<ConfirmDialog
			title={ __( 'Another user saved changes in the meantime', 'courant-desk' ) }
			confirmLabel={ __( 'Overwrite', 'courant-desk' ) }
			isDestructive
			onConfirm={ () => conflict.resolve( 'overwrite' ) }
			onCancel={ () => conflict.resolve( 'cancel' ) }
			alternative={ {
				label: __( 'Reload', 'courant-desk' ),
				onChoose: () => conflict.resolve( 'reload' ),
			} }
		>
			<p>
				{ __(
					'You and another user changed the same fields. “Reload” shows the saved values and discards your changes to them. “Overwrite” saves your values.',
					'courant-desk'
				) }
			</p>
			<ul className="courant-conflict">
				{ conflict.items.map( ( { label, stored, own }, index ) => (
					<li key={ index }>
						<strong>{ label }</strong>
						{ stored === own ? null : (
							<>
								<br />
								{ sprintf(
									/* translators: %s: the value of a setting that another user stored */
									__( 'Saved value: %s', 'courant-desk' ),
									stored === '' ? __( '(empty)', 'courant-desk' ) : stored
								) }
								<br />
								{ sprintf(
									/* translators: %s: the value of a setting that the user entered */
									__( 'Your value: %s', 'courant-desk' ),
									own === '' ? __( '(empty)', 'courant-desk' ) : own
								) }
							</>
						) }
					</li>
				) ) }
			</ul>
		</ConfirmDialog>
	);
};
