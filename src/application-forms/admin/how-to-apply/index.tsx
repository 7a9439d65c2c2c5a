import type { ReactElement } from 'react';
import { toRecord } from '../../../shared/admin/values';
import { isValid, readRoute } from './model';
import type { Route } from './model';
import { __, registerPanel, SelectControl, SettingPanel, TextControl, useEntityProp, usePostType } from './wordpress';
import type { Choice } from './wordpress';

declare global {
	interface Window {
		readonly courantApply?: readonly Choice[];
	}
}

const TYPE = 'awsm_job_openings';
const CONTROL_PROPS = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;

const TargetFields = ( {
	route,
	set,
}: {
	readonly route: Route;
	readonly set: ( changes: Partial< Route > ) => void;
} ): ReactElement => (
	<>
		<TextControl
			{ ...CONTROL_PROPS }
			label={ route.way === 'address' ? __( 'URL', 'courant-desk' ) : __( 'Email address', 'courant-desk' ) }
			value={ route.target }
			maxLength={ 2000 }
			help={
				isValid( route )
					? undefined
					: __(
							'Enter a complete URL (with https://) or email address. Until then, the form is shown.',
							'courant-desk'
						)
			}
			onChange={ ( target ) => set( { target: target.trim() } ) }
		/>
		<TextControl
			{ ...CONTROL_PROPS }
			label={ __( 'Button text (leave empty to use the default)', 'courant-desk' ) }
			value={ route.label }
			maxLength={ 100 }
			onChange={ ( label ) => set( { label } ) }
		/>
	</>
);

const ApplyPanel = () => {
	const [ value, setMeta ] = useEntityProp( 'postType', TYPE, 'meta' );
	const meta = toRecord( value );
	const route = readRoute( meta.courant_apply );
	const set = ( changes: Partial< Route > ): void => setMeta( { ...meta, courant_apply: { ...route, ...changes } } );
	const methods: readonly Choice[] = [
		{ value: 'form', label: __( 'Form on the job opening’s page', 'courant-desk' ) },
		{ value: 'address', label: __( 'External URL', 'courant-desk' ) },
		{ value: 'email', label: __( 'Email', 'courant-desk' ) },
		{ value: 'none', label: __( 'No online application', 'courant-desk' ) },
	];
	return (
		<SettingPanel name="courant-apply" title={ __( 'How to apply', 'courant-desk' ) }>
			<SelectControl
				{ ...CONTROL_PROPS }
				label={ __( 'Application method', 'courant-desk' ) }
				value={ route.way }
				options={ [ ...methods ] }
				onChange={ ( way ) => set( { way, target: '' } ) }
			/>
			{ route.way === 'form' ? (
				<SelectControl
					{ ...CONTROL_PROPS }
					label={ __( 'Form', 'courant-desk' ) }
					value={ String( route.form ) }
					options={ [ ...( window.courantApply ?? [] ) ] }
					onChange={ ( form ) => set( { form: Number( form ) } ) }
				/>
			) : null }
			{ route.way === 'address' || route.way === 'email' ? <TargetFields route={ route } set={ set } /> : null }
		</SettingPanel>
	);
};

const OpeningPanel = () => ( usePostType() === TYPE ? <ApplyPanel /> : null );

registerPanel( 'courant-desk-how-to-apply', OpeningPanel );
