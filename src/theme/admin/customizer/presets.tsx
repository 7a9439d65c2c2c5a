import { Button } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import type { ReactElement } from 'react';
import { isHex } from './contrast';
import type { PresetGroup, Setting } from './wordpress';

type Values = Readonly< Record< string, unknown > >;

const valuesOf = ( settings: readonly Setting[] ): Values =>
	Object.fromEntries( settings.map( ( setting ) => [ setting.id, setting.get() ] ) );

const isSame = ( color: unknown, other: string ): boolean => String( color ).toLowerCase() === other;

interface PresetsProps {
	readonly group: PresetGroup;
	/** The settings that the presets of the group change. */
	readonly settings: readonly Setting[];
}

/** Buttons that set several settings at once. The pressed one has the values of all settings. */
export const Presets = ( { group, settings }: PresetsProps ): ReactElement => {
	const [ values, setValues ] = useState< Values >( () => valuesOf( settings ) );

	useEffect( () => {
		settings.forEach( ( setting ) => setting.bind( () => setValues( valuesOf( settings ) ) ) );
	}, [ settings ] );

	return (
		<div className="courant-presets" role="group" aria-label={ group.label }>
			<span className="customize-control-title">{ group.label }</span>
			{ group.presets.map( ( preset ) => (
				<Button
					key={ preset.label }
					className="courant-preset"
					variant="secondary"
					aria-pressed={ settings.every( ( { id } ) => isSame( values[ id ], preset.values[ id ] ?? '' ) ) }
					onClick={ () => settings.forEach( ( setting ) => setting.set( preset.values[ setting.id ] ) ) }
				>
					{ Object.entries( preset.values )
						.filter( ( [ , value ] ) => isHex( value ) )
						.map( ( [ id, value ] ) => (
							<span key={ id } className="courant-preset__color" style={ { background: value } } />
						) ) }
					{ preset.label }
				</Button>
			) ) }
		</div>
	);
};
