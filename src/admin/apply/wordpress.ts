import * as data from '@wordpress/data';

/** What this panel takes from WordPress, and how it is shaped. */
export { SelectControl, TextControl, type Choice } from '../kit/controls';
export { useEntityProp } from '../kit/entity';
export { SettingPanel, registerPlugin } from '../kit/setting-panel';
export { __ } from '../kit/words';

const { useSelect } = data as unknown as {
    useSelect: <T>(read: (of: (store: string) => { getCurrentPostType: () => T }) => T, dependencies: readonly unknown[]) => T;
};

export const usePostType = (): unknown => useSelect<unknown>((of) => of('core/editor').getCurrentPostType(), []);
