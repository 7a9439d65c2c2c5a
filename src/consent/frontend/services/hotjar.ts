import { maskFormFields } from '../mask-form-fields';
import { createCommandQueue, page } from './service-script';
import type { ServiceScript } from './service-script';

export const hotjar: ServiceScript = {
	prepare: ( { id } ) => {
		maskFormFields();
		page.hj ??= createCommandQueue();
		page._hjSettings = { hjid: id, hjsv: 6 };
	},
};
