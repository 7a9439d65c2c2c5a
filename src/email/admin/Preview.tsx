import { Button, CheckboxControl, Notice, SelectControl } from '@wordpress/components';
import { useEffect, useId, useState } from '@wordpress/element';
import type { ReactElement } from 'react';
import { CHECK_PROPS, CONTROL_PROPS } from '../../shared/admin/controls';
import { notices } from '../../shared/admin/notices';
import { LoadError, Skeleton } from '../../shared/admin/skeleton';
import { useMutation } from '../../shared/admin/use-mutation';
import { useResource } from '../../shared/admin/use-resource';
import { __, callRoute, sprintf } from '../../shared/admin/wordpress';
import { isSettingsEvent } from '../../shared/admin/printed-data';
import type { EmailPreviewResponse } from '../../shared/config/generated';
import { lowContrastPairs, previewValues } from './model';
import type { AllValues, LowContrastPair } from './model';

const DEBOUNCE_MS = 300;

const warning = ( { pair, contrast }: LowContrastPair ): string => {
	const element = {
		/* translators: %s: a contrast ratio such as 3.2 */
		text: __( 'Low text contrast: %s. At least 4.5 is required.', 'courant-desk' ),
		/* translators: %s: a contrast ratio such as 3.2 */
		link: __( 'Low link contrast: %s. At least 4.5 is required.', 'courant-desk' ),
		/* translators: %s: a contrast ratio such as 3.2 */
		footer: __(
			'Low contrast of the footer text against the background of the email: %s. At least 4.5 is required.',
			'courant-desk'
		),
	};
	const format = element[ pair ];
	return sprintf( format, contrast );
};

interface PreviewToolsProps {
	readonly sample: string;
	readonly setSample: ( value: string ) => void;
	readonly samples: Readonly< Record< string, string > >;
	readonly isNarrow: boolean;
	readonly setNarrow: ( value: boolean ) => void;
	readonly isDark: boolean;
	readonly setDark: ( value: boolean ) => void;
	readonly isBusy: boolean;
	readonly test: () => Promise< boolean >;
}

const PreviewTools = ( {
	sample,
	setSample,
	samples,
	isNarrow,
	setNarrow,
	isDark,
	setDark,
	isBusy,
	test,
}: PreviewToolsProps ): ReactElement => (
	<div className="courant-email-preview__tools">
		<SelectControl
			{ ...CONTROL_PROPS }
			label={ __( 'Email', 'courant-desk' ) }
			value={ sample }
			options={ Object.entries( samples ).map( ( [ value, label ] ) => ( { value, label } ) ) }
			onChange={ setSample }
		/>
		<CheckboxControl
			{ ...CHECK_PROPS }
			label={ __( 'Mobile width', 'courant-desk' ) }
			checked={ isNarrow }
			onChange={ setNarrow }
		/>
		<CheckboxControl
			{ ...CHECK_PROPS }
			label={ __( 'Dark mode', 'courant-desk' ) }
			checked={ isDark }
			onChange={ setDark }
		/>
		<Button
			__next40pxDefaultSize
			variant="secondary"
			isBusy={ isBusy }
			aria-disabled={ isBusy }
			onClick={ () => ( isBusy ? undefined : void test() ) }
		>
			{ __( 'Send test email', 'courant-desk' ) }
		</Button>
	</div>
);

interface RenderedEmailProps {
	readonly preview: EmailPreviewResponse;
	readonly isNarrow: boolean;
	readonly isDark: boolean;
}

const RenderedEmail = ( { preview, isNarrow, isDark }: RenderedEmailProps ): ReactElement => (
	<>
		<p className="courant-email-preview__subject">
			<strong>{ __( 'Subject:', 'courant-desk' ) }</strong> <span>{ preview.subject }</span>
		</p>
		{ preview.html === '' ? (
			<pre>{ preview.text }</pre>
		) : (
			<>
				<iframe
					title={ __( 'Email preview', 'courant-desk' ) }
					sandbox=""
					srcDoc={ preview.html }
					data-narrow={ isNarrow || undefined }
					data-dark={ isDark || undefined }
				/>
				<details>
					<summary>{ __( 'Plain text version', 'courant-desk' ) }</summary>
					<pre>{ preview.text }</pre>
				</details>
			</>
		) }
	</>
);

/** Sends the previewed email to the current user. */
function useTestEmail( sample: string, values: AllValues | null ) {
	const { isBusy, run } = useMutation();
	const test = (): Promise< boolean > =>
		run( {
			send: () =>
				callRoute( 'POST /courant/v1/mails/test', {
					data: { sample, changes: previewValues( values ?? {} ) },
				} ),
			onSuccess: ( { sent, to } ) =>
				sent
					? notices.showSuccess(
							sprintf(
								/* translators: %s: an email address */
								__( 'Test email queued for %s.', 'courant-desk' ),
								to
							)
						)
					: notices.showError(
							sprintf(
								/* translators: %s: an email address */
								__(
									'The email to %s could not be sent. Contact your hosting provider or install an SMTP plugin.',
									'courant-desk'
								),
								to
							)
						),
		} );
	return { isBusy, test };
}

/** Returns the settings of this page, with unsaved changes; null until the settings screen has announced them. */
function useSettingsOfPage(): AllValues | null {
	const [ values, setValues ] = useState< AllValues | null >( null );
	useEffect( () => {
		const onInput = ( event: Event ): void => {
			if ( isSettingsEvent( event ) ) {
				setValues( event.detail );
			}
		};
		document.addEventListener( 'courant:settings', onInput );
		document.dispatchEvent( new CustomEvent( 'courant:settings-requested' ) );
		return () => document.removeEventListener( 'courant:settings', onInput );
	}, [] );
	return values;
}

/** The email, loaded again when unsaved settings or the selected email change. */
const LoadedEmail = ( {
	sample,
	values,
	...display
}: {
	readonly sample: string;
	readonly values: AllValues;
} & Omit< RenderedEmailProps, 'preview' > ): ReactElement => {
	const data = { sample, changes: previewValues( values ) };
	const {
		data: preview,
		error,
		isBusy,
		reload,
	} = useResource(
		JSON.stringify( data ),
		( signal ) => callRoute( 'POST /courant/v1/mails/preview', { data, signal } ),
		{ debounceMs: DEBOUNCE_MS }
	);
	if ( error !== undefined && ! isBusy ) {
		return <LoadError problem={ error } retry={ reload } />;
	}
	return preview === undefined ? <Skeleton lines={ 8 } /> : <RenderedEmail preview={ preview } { ...display } />;
};

/** Previews an email with the unsaved settings, in a sandboxed frame. */
export const Preview = ( { samples }: { readonly samples: Readonly< Record< string, string > > } ): ReactElement => {
	const id = useId();
	const [ sample, setSample ] = useState( Object.keys( samples )[ 0 ] ?? '' );
	const [ isNarrow, setNarrow ] = useState( false );
	const [ isDark, setDark ] = useState( false );
	const values = useSettingsOfPage();
	const { isBusy, test } = useTestEmail( sample, values );

	const warnings = lowContrastPairs( values?.[ 'mail_look' ] ?? {} );
	return (
		<section className="courant-email-preview" aria-labelledby={ `${ id }-title` }>
			<h2 id={ `${ id }-title` }>{ __( 'Preview', 'courant-desk' ) }</h2>
			<div role="status">
				{ warnings.map( ( pair ) => (
					<Notice key={ pair.pair } status="warning" isDismissible={ false } spokenMessage="">
						{ warning( pair ) }
					</Notice>
				) ) }
			</div>
			<PreviewTools
				sample={ sample }
				setSample={ setSample }
				samples={ samples }
				isNarrow={ isNarrow }
				setNarrow={ setNarrow }
				isDark={ isDark }
				setDark={ setDark }
				isBusy={ isBusy }
				test={ test }
			/>
			{ values === null ? null : (
				<LoadedEmail sample={ sample } values={ values } isNarrow={ isNarrow } isDark={ isDark } />
			) }
		</section>
	);
};
