/** Typed exports of the WordPress packages that this screen uses. */
export { __, _n, sprintf } from '../../shared/admin/i18n';
