/** Typed exports of the WordPress packages that the panel uses. */
export { SelectControl, TextControl, type Choice } from '../../../shared/admin/controls';
export { usePostType } from '../../../shared/admin/editor';
export { useEntityProp } from '../../../shared/admin/packages/core-data';
export { SettingPanel, registerPanel } from '../../../shared/admin/setting-panel';
export { __ } from '../../../shared/admin/i18n';
