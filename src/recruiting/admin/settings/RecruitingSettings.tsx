import { Button } from '@wordpress/components';
import type { ReactElement } from 'react';
import { SaveBar } from '../../../shared/admin/save-bar';
import { LoadError, Skeleton } from '../../../shared/admin/skeleton';
import { __ } from '../../../shared/admin/wordpress';
import { RetentionSettings } from './RetentionSettings';
import { StageEditor } from './StageEditor';
import { TemplateEditor } from './TemplateEditor';
import { useSettings } from './use-settings';

interface SaveButtonProps {
	readonly isBusy: boolean;
	readonly isDirty: boolean;
	readonly save: () => Promise< boolean >;
}

const SaveButton = ( { isBusy, isDirty, save }: SaveButtonProps ): ReactElement => (
	<SaveBar className="courant-hiring__save">
		<Button
			__next40pxDefaultSize
			variant="primary"
			isBusy={ isBusy }
			aria-busy={ isBusy }
			aria-disabled={ isBusy || ! isDirty }
			onClick={ () => ( isDirty ? void save() : undefined ) }
		>
			{ __( 'Save changes', 'courant-desk' ) }
		</Button>
		{ isDirty ? <span>{ __( 'You have unsaved changes.', 'courant-desk' ) }</span> : null }
	</SaveBar>
);

export const RecruitingSettingsScreen = (): ReactElement => {
	const { resource, settings, isDirty, isBusy, set, save } = useSettings();
	if ( settings === undefined ) {
		return resource.error === undefined || resource.isBusy ? (
			<Skeleton lines={ 8 } />
		) : (
			<LoadError problem={ resource.error } retry={ resource.reload } />
		);
	}
	return (
		<div className="courant-hiring">
			<StageEditor settings={ settings } set={ set } />
			<TemplateEditor settings={ settings } set={ set } />
			<RetentionSettings
				settings={ settings }
				isDirty={ isDirty }
				set={ set }
				setDue={ ( due ) =>
					resource.setData( ( stored ) => ( stored === undefined ? stored : { ...stored, due } ) )
				}
			/>
			<SaveButton isBusy={ isBusy } isDirty={ isDirty } save={ save } />
		</div>
	);
};
