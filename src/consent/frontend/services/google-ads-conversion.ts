import { initGoogleTag } from './google-tag';
import { page } from './service-script';
import type { ServiceScript } from './service-script';

export const googleAdsConversion: ServiceScript = {
	prepare: ( { id } ) => {
		const isFirst = initGoogleTag();
		page.gtag?.( 'config', id );
		return isFirst;
	},
	send: ( name, _job, { target } ) => {
		if ( name === 'job_application_submitted' ) {
			page.gtag?.( 'event', 'conversion', { send_to: target } );
		}
	},
};
