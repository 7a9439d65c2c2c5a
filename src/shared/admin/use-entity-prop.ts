export { useEntityProp } from '@wordpress/core-data';
