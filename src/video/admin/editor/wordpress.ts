import { useSelect } from '@wordpress/data';

/** Typed exports of the WordPress packages that the panel uses. */
export { MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
export { useEntityProp } from '../../../shared/admin/use-entity-prop';
export { SettingPanel, registerPlugin } from '../../../shared/admin/setting-panel';
export { __ } from '../../../shared/admin/i18n';

export interface Picture {
	readonly source_url?: string;
}

export const usePostType = (): string => useSelect( ( of ) => String( of( 'core/editor' ).getCurrentPostType() ), [] );
export const usePicture = ( id: number ): Picture | undefined =>
	useSelect( ( of ) => ( id > 0 ? of( 'core' ).getMedia( id ) : undefined ), [ id ] );
