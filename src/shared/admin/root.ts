/** React 18 root, in WordPress since 6.2. */
export { createRoot } from '@wordpress/element';
