import { useSelect } from '@wordpress/data';
import type { EditorSelectors } from '@wordpress/data';

export { useEntityProp } from '../../../shared/admin/use-entity-prop';
export { SettingPanel, registerPlugin } from '../../../shared/admin/setting-panel';
export { __ } from '@wordpress/i18n';

export const useEditor = < T >( read: ( editor: EditorSelectors ) => T ): T =>
	useSelect( ( of ) => read( of( 'core/editor' ) ), [] );
