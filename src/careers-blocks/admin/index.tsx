import type { ReactElement } from 'react';
import {
	__,
	Disabled,
	InspectorControls,
	PanelBody,
	RangeControl,
	registerBlockType,
	ServerSideRender,
	TextControl,
	ToggleControl,
	useBlockProps,
} from './wordpress';
import type { EditProps } from './wordpress';

type Attributes = Readonly< Record< string, string | number | boolean > >;
type Kind = 'text' | 'flag' | 'number' | 'opening';

interface Control {
	readonly key: string;
	readonly kind: Kind;
	readonly label: string;
	readonly help?: string;
}

const specs = __( 'Limit to these terms, such as job-category:news', 'courant-desk' );
const opening: Control = {
	key: 'opening',
	kind: 'opening',
	label: __( 'Job opening ID', 'courant-desk' ),
	help: __( 'Leave empty to use the job opening of the current page.', 'courant-desk' ),
};

const BLOCKS: Readonly< Record< string, readonly [ icon: string, controls: readonly Control[] ] > > = {
	'courant/recent-openings': [
		'megaphone',
		[
			{ key: 'number', kind: 'number', label: __( 'Number of openings', 'courant-desk' ) },
			{ key: 'specs', kind: 'text', label: specs },
			{ key: 'showSpecs', kind: 'flag', label: __( 'Show specifications', 'courant-desk' ) },
			{ key: 'showClosing', kind: 'flag', label: __( 'Show the closing date', 'courant-desk' ) },
			{ key: 'showMore', kind: 'flag', label: __( 'Show a link to all openings', 'courant-desk' ) },
		],
	],
	'courant/opening-facts': [ 'clipboard', [ opening ] ],
	'courant/application-form': [ 'feedback', [ opening ] ],
	'courant/apply-button': [ 'button', [ opening ] ],
	'courant/opening-notice': [ 'info', [ opening ] ],
	'courant/openings-archive': [ 'businessman', [] ],
	'courant/similar-openings': [
		'megaphone',
		[
			opening,
			{ key: 'number', kind: 'number', label: __( 'Number of openings', 'courant-desk' ) },
			{ key: 'heading', kind: 'text', label: __( 'Heading', 'courant-desk' ) },
		],
	],
	'courant/jobs-search': [
		'search',
		[
			{ key: 'label', kind: 'text', label: __( 'Label', 'courant-desk' ) },
			{ key: 'button', kind: 'text', label: __( 'Button text', 'courant-desk' ) },
		],
	],
	'courant/opening-count': [
		'chart-bar',
		[
			{ key: 'specs', kind: 'text', label: specs },
			{ key: 'before', kind: 'text', label: __( 'Text before', 'courant-desk' ) },
			{ key: 'after', kind: 'text', label: __( 'Text after', 'courant-desk' ) },
		],
	],
};

const MAX = 20;
const number = ( value: unknown ): number => ( typeof value === 'number' ? value : 0 );
const text = ( value: unknown ): string => ( typeof value === 'string' ? value : '' );

const One = ( {
	control,
	attributes,
	set,
}: {
	readonly control: Control;
	readonly attributes: Attributes;
	readonly set: ( changes: Attributes ) => void;
} ): ReactElement => {
	const { key, kind, label, help } = control;
	const value = attributes[ key ];
	const commonProps = {
		label,
		...( help === undefined ? {} : { help } ),
		__nextHasNoMarginBottom: true,
		__next40pxDefaultSize: true,
	} as const;
	if ( kind === 'flag' ) {
		return (
			<ToggleControl
				label={ label }
				__nextHasNoMarginBottom
				checked={ value === true }
				onChange={ ( on ) => set( { [ key ]: on } ) }
			/>
		);
	}
	if ( kind === 'number' ) {
		return (
			<RangeControl
				{ ...commonProps }
				min={ 1 }
				max={ MAX }
				value={ number( value ) }
				onChange={ ( count ) => set( { [ key ]: count ?? 1 } ) }
			/>
		);
	}
	if ( kind === 'opening' ) {
		return (
			<TextControl
				{ ...commonProps }
				value={ String( number( value ) || '' ) }
				onChange={ ( typed ) => set( { [ key ]: Number.parseInt( typed, 10 ) || 0 } ) }
			/>
		);
	}
	return (
		<TextControl { ...commonProps } value={ text( value ) } onChange={ ( typed ) => set( { [ key ]: typed } ) } />
	);
};

for ( const [ name, [ icon, controls ] ] of Object.entries( BLOCKS ) ) {
	const Edit = ( { attributes, setAttributes }: EditProps< Attributes > ): ReactElement => (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<PanelBody title={ __( 'Settings', 'courant-desk' ) }>
					{ controls.map( ( control ) => (
						<One key={ control.key } control={ control } attributes={ attributes } set={ setAttributes } />
					) ) }
				</PanelBody>
			</InspectorControls>
			<Disabled>
				<ServerSideRender block={ name } attributes={ attributes } />
			</Disabled>
		</div>
	);
	registerBlockType< Attributes >( name, { icon, edit: Edit, save: () => null } );
}
