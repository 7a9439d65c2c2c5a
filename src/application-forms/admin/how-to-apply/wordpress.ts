import { useSelect } from '@wordpress/data';

/** Typed exports of the WordPress packages that the panel uses. */
export { SelectControl, TextControl, type Choice } from '../../../shared/admin/controls';
export { useEntityProp } from '../../../shared/admin/use-entity-prop';
export { SettingPanel, registerPlugin } from '../../../shared/admin/setting-panel';
export { __ } from '../../../shared/admin/i18n';

export const usePostType = (): unknown => useSelect( ( of ) => of( 'core/editor' ).getCurrentPostType(), [] );
