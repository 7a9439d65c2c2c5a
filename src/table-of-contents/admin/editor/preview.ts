import { useResource } from '../../../shared/admin/use-resource';
import { callRoute } from '../../../shared/admin/wordpress';
import { parsePreview, type Attributes, type Item } from './model';
import { useContent, usePostId } from './wordpress';

export interface Preview {
	/** Undefined until the first preview is loaded. */
	readonly html: string | undefined;
	readonly items: readonly Item[];
	readonly hasError: boolean;
	readonly reload: () => void;
}

const NO_ITEMS: readonly Item[] = [];
const DEBOUNCE_MS = 500;

/** The table that the server renders for the unsaved text, half a second after the last change. */
export function usePreview( attributes: Attributes ): Preview {
	const data = { post: Number( usePostId() ), content: useContent(), attributes };
	const {
		data: preview,
		error,
		isBusy,
		reload,
	} = useResource(
		JSON.stringify( data ),
		async ( signal ) => parsePreview( await callRoute( 'POST /courant/v1/contents/text', { data, signal } ) ),
		{ debounceMs: DEBOUNCE_MS }
	);
	return {
		html: preview?.html,
		items: preview?.items ?? NO_ITEMS,
		hasError: error !== undefined && ! isBusy,
		reload,
	};
}
