import type { Setting } from '../../../src/theme/admin/customizer/wordpress';

/** A setting of the Customizer that keeps its value. */
export const createSetting = ( id: string, start: string ): Setting & { value: string } => {
	const setting = {
		id,
		value: start,
		get: () => setting.value,
		set: ( value: unknown ) => {
			setting.value = String( value );
		},
		bind: () => undefined,
	};
	return setting;
};
