import { useSelect } from '@wordpress/data';
import { store as coreData } from '../../../shared/admin/packages/core-data';

/** Typed exports of the WordPress packages that the panel uses. */
export { MediaUpload, MediaUploadCheck } from '../../../shared/admin/packages/block-editor';
export { usePostType } from '../../../shared/admin/editor';
export { useEntityProp } from '../../../shared/admin/packages/core-data';
export { SettingPanel, registerPanel } from '../../../shared/admin/setting-panel';
export { __ } from '../../../shared/admin/i18n';

export interface Picture {
	readonly source_url?: string;
}

export const usePicture = ( id: number ): Picture | undefined =>
	useSelect( ( of ) => ( id > 0 ? of( coreData ).getMedia( id ) : undefined ), [ id ] );
