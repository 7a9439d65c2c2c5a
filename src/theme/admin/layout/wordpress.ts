import * as data from '@wordpress/data';
import * as i18n from '@wordpress/i18n';

export { useEntityProp } from '../../../shared/admin/use-entity-prop';
export { SettingPanel, registerPlugin } from '../../../shared/admin/setting-panel';

interface EditorSelectors {
	getCurrentPostType: () => unknown;
}

export const { __ } = i18n as unknown as { __: ( text: string, domain: 'courant' ) => string };

const { useSelect } = data as unknown as {
	useSelect: < T >( read: ( of: ( store: string ) => EditorSelectors ) => T, dependencies: readonly unknown[] ) => T;
};

export const useEditor = < T >( read: ( editor: EditorSelectors ) => T ): T =>
	useSelect( ( of ) => read( of( 'core/editor' ) ), [] );
