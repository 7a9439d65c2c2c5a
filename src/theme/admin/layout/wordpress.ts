export { usePostType } from '../../../shared/admin/editor';
export { useEntityProp } from '../../../shared/admin/packages/core-data';
export { SettingPanel, registerPanel } from '../../../shared/admin/setting-panel';
export { __ } from '@wordpress/i18n';
