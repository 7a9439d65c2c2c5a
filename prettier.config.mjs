/** WordPress's configuration, with lines of up to 120 columns. */
import wordpress from '@wordpress/prettier-config';

export default { ...wordpress, printWidth: 120 };
