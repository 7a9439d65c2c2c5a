import { useSelect } from '@wordpress/data';
import type { CurriedSelectorsOf } from '@wordpress/data/build-types/types';
import { store } from './packages/editor';

type Editor = CurriedSelectorsOf< typeof store >;

/** Returns what `read` reads from the edited post, and renders again when it changes. */
export const useEditor = < T >( read: ( editor: Editor ) => T ): T => useSelect( ( of ) => read( of( store ) ), [] );

export const usePostType = (): unknown => useEditor( ( editor ) => editor.getCurrentPostType() );
