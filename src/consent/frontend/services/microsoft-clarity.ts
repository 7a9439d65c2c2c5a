import { maskFormFields } from '../mask-form-fields';
import { createCommandQueue, page } from './service-script';
import type { ServiceScript } from './service-script';

const toSignal = ( isGranted: boolean ) => ( isGranted ? 'granted' : 'denied' );

export const microsoftClarity: ServiceScript = {
	prepare: () => {
		maskFormFields();
		page.clarity ??= createCommandQueue();
	},
	update: ( { marketing, statistics } ) =>
		page.clarity?.( 'consentv2', {
			ad_Storage: toSignal( marketing ),
			analytics_Storage: toSignal( statistics ),
		} ),
};
