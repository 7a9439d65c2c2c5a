import { initGoogleTag } from './google-tag';
import { page } from './service-script';
import type { ServiceScript } from './service-script';

export const googleAnalytics: ServiceScript = {
	prepare: ( { domains, id } ) => {
		const isFirst = initGoogleTag();
		page.gtag?.( 'set', 'linker', { domains, accept_incoming: true, decorate_forms: true } );
		page.gtag?.( 'config', id );
		return isFirst;
	},
	send: ( name, job ) => page.gtag?.( 'event', name, { job_id: job } ),
};
