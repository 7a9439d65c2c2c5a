import { page } from './service-script';
import type { ServiceScript } from './service-script';

export const imageService: ServiceScript = {
	prepare: ( options ) => {
		page.smushLazyLoadOptions = options;
	},
};
