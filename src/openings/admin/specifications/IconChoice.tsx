import { BaseControl, DropdownMenu, MenuGroup, MenuItem } from '@wordpress/components';
import { check, Icon as CoreIcon } from '@wordpress/icons';
import type { ReactElement } from 'react';
import { CHECK_PROPS } from '../../../shared/admin/controls';
import { __, sprintf } from '../../../shared/admin/wordpress';
import type { Icon } from './model';

interface IconProps {
	readonly icons: readonly Icon[];
	readonly name: string;
}

/** Renders an icon; nothing for a name that only the theme defines. */
export const SpecificationIcon = ( { icons, name }: IconProps ): ReactElement | null => {
	const path = icons.find( ( icon ) => icon.name === name )?.path ?? '';
	return path === '' ? null : (
		<svg className="courant-icon" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
			<path
				d={ path }
				fill="none"
				stroke="currentColor"
				strokeWidth="1.5"
				strokeLinejoin="round"
				strokeLinecap="round"
			/>
		</svg>
	);
};

interface IconPickerProps {
	readonly icons: readonly Icon[];
	readonly value: string;
	readonly onChange: ( name: string ) => void;
}

export const IconPicker = ( { icons, value, onChange }: IconPickerProps ): ReactElement => {
	const isOther = value !== '' && ! icons.some( ( { name } ) => name === value );
	const choices = [
		{ name: '', label: __( 'No icon', 'courant-desk' ) },
		...( isOther
			? [
					{
						name: value,
						label: sprintf(
							/* translators: %s: name of an icon */
							__( '%s (icon of the theme)', 'courant-desk' ),
							value
						),
					},
				]
			: [] ),
		...icons,
	];
	const current = choices.find( ( { name } ) => name === value );
	return (
		<BaseControl { ...CHECK_PROPS } className="courant-icons">
			<BaseControl.VisualLabel>{ __( 'Icon', 'courant-desk' ) }</BaseControl.VisualLabel>
			<DropdownMenu
				icon={ value === '' || isOther ? null : <SpecificationIcon icons={ icons } name={ value } /> }
				text={ current?.label ?? '' }
				label={ sprintf(
					/* translators: %s: name of an icon */
					__( 'Icon: %s', 'courant-desk' ),
					current?.label ?? ''
				) }
				toggleProps={ { __next40pxDefaultSize: true, variant: 'secondary', showTooltip: false } }
			>
				{ ( { onClose } ) => (
					<MenuGroup>
						{ choices.map( ( { name, label } ) => (
							<MenuItem
								key={ name }
								role="menuitemradio"
								isSelected={ value === name }
								icon={ name === '' ? null : <SpecificationIcon icons={ icons } name={ name } /> }
								iconPosition="left"
								suffix={ value === name ? <CoreIcon icon={ check } /> : null }
								onClick={ () => {
									onChange( name );
									onClose();
								} }
							>
								{ label }
							</MenuItem>
						) ) }
					</MenuGroup>
				) }
			</DropdownMenu>
		</BaseControl>
	);
};
