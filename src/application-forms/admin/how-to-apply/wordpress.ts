import * as data from '@wordpress/data';

/** Typed exports of the WordPress packages that the panel uses. */
export { SelectControl, TextControl, type Choice } from '../../../shared/admin/controls';
export { useEntityProp } from '../../../shared/admin/use-entity-prop';
export { SettingPanel, registerPlugin } from '../../../shared/admin/setting-panel';
export { __ } from '../../../shared/admin/i18n';

const { useSelect } = data as unknown as {
	useSelect: < T >(
		read: ( of: ( store: string ) => { getCurrentPostType: () => T } ) => T,
		dependencies: readonly unknown[]
	) => T;
};

export const usePostType = (): unknown =>
	useSelect< unknown >( ( of ) => of( 'core/editor' ).getCurrentPostType(), [] );
