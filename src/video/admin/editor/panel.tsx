import { Button, CheckboxControl, TextControl } from '@wordpress/components';
import type { ReactElement } from 'react';
import { toRecord } from '../../../shared/admin/values';
import { parseVideoUrl } from '../../frontend/video-url';
import { __, MediaUpload, MediaUploadCheck, SettingPanel, useEntityProp, usePicture } from './wordpress';

interface Meta {
	readonly courant_video_url?: string;
	readonly courant_video_off?: boolean;
	readonly courant_video_poster?: number;
}

function readMeta( value: unknown ): Meta {
	const { courant_video_url: url, courant_video_off: isOff, courant_video_poster: poster } = toRecord( value );
	return {
		courant_video_url: typeof url === 'string' ? url : '',
		courant_video_off: isOff === true,
		courant_video_poster: Number( poster ) || 0,
	};
}

/** Returns the text below the URL: an error, or what the video does. */
export function helpFor( url: string ): string {
	if ( url.trim() !== '' && ! parseVideoUrl( url ) ) {
		return __( 'Enter the URL of a YouTube video. Until then, no video is shown.', 'courant-desk' );
	}
	return __(
		'Opens in a dialog on each page view after visitors have given consent. Leave empty for no video.',
		'courant-desk'
	);
}

export const VideoPanel = ( { type }: { readonly type: string } ): ReactElement => {
	const [ value, setMeta ] = useEntityProp( 'postType', type, 'meta' );
	const meta = readMeta( value );
	const set = ( changes: Meta ): void => setMeta( { ...toRecord( value ), ...changes } );
	const url = meta.courant_video_url ?? '';
	return (
		<SettingPanel name="courant-video" title={ __( 'Video', 'courant-desk' ) }>
			<div className="courant-controls">
				<TextControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'YouTube video URL', 'courant-desk' ) }
					help={ helpFor( url ) }
					inputMode="url"
					value={ url }
					aria-invalid={ url.trim() !== '' && ! parseVideoUrl( url ) }
					onChange={ ( text ) => set( { courant_video_url: text } ) }
				/>
				<CheckboxControl
					__nextHasNoMarginBottom
					label={ __( 'Do not show a video on this page', 'courant-desk' ) }
					checked={ meta.courant_video_off === true }
					onChange={ ( isOff ) => set( { courant_video_off: isOff } ) }
				/>
				<Poster
					id={ meta.courant_video_poster ?? 0 }
					onChange={ ( courant_video_poster ) => set( { courant_video_poster } ) }
				/>
			</div>
		</SettingPanel>
	);
};

const Poster = ( {
	id,
	onChange,
}: {
	readonly id: number;
	readonly onChange: ( id: number ) => void;
} ): ReactElement => {
	const source = usePicture( id )?.source_url;
	return (
		<fieldset className="courant-group">
			<legend>{ __( 'Poster image (default: the featured image)', 'courant-desk' ) }</legend>
			{ source === undefined ? null : (
				<img src={ source } alt="" style={ { display: 'block', maxWidth: '100%', marginBlockEnd: 8 } } />
			) }
			<div className="courant-group__buttons">
				<MediaUploadCheck>
					<MediaUpload
						allowedTypes={ [ 'image' ] }
						value={ id }
						onSelect={ ( media ) => onChange( media.id ) }
						render={ ( { open } ) => (
							<Button __next40pxDefaultSize variant="secondary" onClick={ open }>
								{ __( 'Select', 'courant-desk' ) }
							</Button>
						) }
					/>
				</MediaUploadCheck>
				{ id === 0 ? null : (
					<Button __next40pxDefaultSize variant="tertiary" onClick={ () => onChange( 0 ) }>
						{ __( 'Remove', 'courant-desk' ) }
					</Button>
				) }
			</div>
		</fieldset>
	);
};
