import { BaseControl } from '@wordpress/components';
import type { ReactElement, ReactNode } from 'react';
import { CHECK_PROPS } from '../../shared/admin/controls';

interface SettingGroupProps {
	readonly id: string;
	readonly label: string;
	readonly help: ReactElement | undefined;
	readonly children: ReactNode;
}

/** A setting with several controls. */
export const SettingGroup = ( { id, label, help, children }: SettingGroupProps ): ReactElement => (
	<BaseControl { ...CHECK_PROPS } id={ id } help={ help }>
		<div
			className="courant-setting__group"
			role="group"
			aria-label={ label }
			aria-describedby={ help === undefined ? undefined : `${ id }__help` }
		>
			{ children }
		</div>
	</BaseControl>
);
