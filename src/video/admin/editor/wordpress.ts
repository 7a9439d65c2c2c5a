import { store as coreData } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';

/** Typed exports of the WordPress packages that the panel uses. */
export { MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
export { usePostType } from '../../../shared/admin/editor';
export { useEntityProp } from '../../../shared/admin/use-entity-prop';
export { SettingPanel, registerPanel } from '../../../shared/admin/setting-panel';
export { __ } from '../../../shared/admin/i18n';

export interface Picture {
	readonly source_url?: string;
}

export const usePicture = ( id: number ): Picture | undefined =>
	useSelect( ( of ) => ( id > 0 ? of( coreData ).getMedia( id ) : undefined ), [ id ] );
