export { usePostType } from '../../../shared/admin/editor';
export { useEntityProp } from '../../../shared/admin/use-entity-prop';
export { SettingPanel, registerPanel } from '../../../shared/admin/setting-panel';
export { __ } from '@wordpress/i18n';
