import { Boundary } from '../../../shared/admin/error-boundary';
import { contrast, isHex, PAIRS } from './contrast';
import { PickedPosts } from './picked-posts';
import { Presets } from './presets';
import { Sections } from './sections';
import { SvgUpload } from './svg-upload';
import { __, createRoot, customize, formatNumber, sprintf } from './wordpress';
import type { Control, Customize, CustomizerConfig, PresetGroup, Setting } from './wordpress';
import './style.css';

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
const CATEGORY_COLOR = 'courant_category_colour_';

/** Shows a control only while the setting that it depends on is on. */
const bindVisibility = ( api: Customize, config: CustomizerConfig ): void => {
	for ( const [ id, only ] of Object.entries( config.only ) ) {
		const [ other = '', value ] = only.split( '=' );
		api( `${ config.prefix }${ other }`, ( setting ) => {
			const isShown = (): boolean => ( value === undefined ? Boolean( setting.get() ) : setting.get() === value );
			api.control( id, ( control ) => {
				const apply = (): void => control.active.set( isShown() );
				// The preview also reports active controls on each refresh, with the same result.
				setting.bind( apply );
				apply();
			} );
		} );
	}
};

const labelOf = ( control: Control ): string =>
	control.container[ 0 ]?.querySelector( 'label' )?.textContent.trim() ?? '';

const renderList = ( control: Control, config: CustomizerConfig ): void => {
	control.deferred.embedded.done( () => {
		const text = control.container[ 0 ]?.querySelector( 'textarea' );
		if ( text === null || text === undefined ) {
			return;
		}
		const box = document.createElement( 'div' );
		box.setAttribute( 'role', 'group' );
		box.setAttribute( 'aria-label', labelOf( control ) );
		text.after( box );
		// The text field of the control is hidden while the list is shown, and shown again if rendering fails.
		createRoot( box ).render(
			<Boundary
				onReady={ () => text.toggleAttribute( 'hidden', true ) }
				onCrash={ () => text.removeAttribute( 'hidden' ) }
				fallback={ () => null }
			>
				{ config.lists[ control.id ] === 'sections' ? (
					<Sections setting={ control.setting } config={ config } />
				) : (
					<PickedPosts setting={ control.setting } />
				) }
			</Boundary>
		);
	} );
};

/** Shows presets above the first control of their section, once all their settings exist. */
const renderPresets = ( api: Customize, group: PresetGroup ): void => {
	const ids = Object.keys( group.presets[ 0 ]?.values ?? {} );
	const settings: Setting[] = [];
	const render = ( control: Control ): void => {
		const box = document.createElement( 'div' );
		control.container[ 0 ]?.prepend( box );
		createRoot( box ).render(
			<Boundary fallback={ () => null }>
				<Presets group={ group } settings={ settings } />
			</Boundary>
		);
	};
	for ( const id of ids ) {
		api( id, ( setting ) => {
			settings.push( setting );
			if ( settings.length === ids.length ) {
				api.control( group.setting, ( control ) => control.deferred.embedded.done( () => render( control ) ) );
			}
		} );
	}
};

/** Shows a warning at a color with low contrast; the page uses the closest readable shade. */
const showContrastWarning = ( api: Customize, foreground: string, background: string, minRatio: number ): void => {
	const code = `contrast-${ background }`;
	api.control( foreground, ( control ) => {
		api( background, ( backgroundSetting ) => {
			const update = (): void => {
				const [ color, backgroundColor ] = [ control.setting.get(), backgroundSetting.get() ];
				const ratio =
					isHex( color ) && isHex( backgroundColor ) ? contrast( color, backgroundColor ) : minRatio;
				control.notifications.remove( code );
				if ( ratio < minRatio ) {
					control.notifications.add(
						new api.Notification( code, {
							type: 'warning',
							message: sprintf(
								/* translators: 1: contrast ratio such as 2.9, 2: required contrast ratio */
								__(
									'Contrast ratio %1$s:1 on this background; text needs %2$s:1. The page uses the closest readable shade.',
									'courant'
								),
								formatNumber( ratio, ONE_DECIMAL ),
								formatNumber( minRatio, ONE_DECIMAL )
							),
						} )
					);
				}
			};
			control.setting.bind( update );
			backgroundSetting.bind( update );
			update();
		} );
	} );
};

/** Adds a button that loads a file to a control for SVG code. */
const renderSvgUpload = ( control: Control ): void => {
	control.deferred.embedded.done( () => {
		const box = document.createElement( 'div' );
		box.className = 'courant-svg-upload';
		box.setAttribute( 'role', 'group' );
		box.setAttribute( 'aria-label', labelOf( control ) );
		control.container[ 0 ]?.querySelector( 'textarea' )?.before( box );
		createRoot( box ).render(
			<Boundary fallback={ () => null }>
				<SvgUpload setting={ control.setting } />
			</Boundary>
		);
	} );
};

const api = customize();
const config = window.courantThemeDesk?.[ 'theme-customizer' ];

if ( api !== undefined && config !== undefined ) {
	api.bind( 'ready', () => {
		bindVisibility( api, config );
		for ( const id of Object.keys( config.lists ) ) {
			api.control( id, ( control ) => renderList( control, config ) );
		}
		for ( const id of [ 'logo_svg', 'logo_svg_dark' ] ) {
			api.control( `${ config.prefix }${ id }`, renderSvgUpload );
		}
		config.presets.forEach( ( group ) => renderPresets( api, group ) );
		for ( const { foreground, background, minRatio } of PAIRS ) {
			showContrastWarning( api, foreground, background, minRatio );
		}
		api.control.each( ( control ) => {
			if ( control.id.startsWith( CATEGORY_COLOR ) ) {
				showContrastWarning( api, control.id, 'courant_paper', 4.5 );
			}
		} );
	} );
}
