import { push } from './service-script';
import type { ServiceScript } from './service-script';

export const googleTagManager: ServiceScript = {
	prepare: () => push( { 'gtm.start': Date.now(), event: 'gtm.js' } ),
	send: ( name, job ) => push( { event: name, job_id: job } ),
};
