import { useEffect, useState } from '@wordpress/element';
import { parsePreview, type Attributes, type Item } from './model';
import { apiFetch, useContent, usePostId } from './wordpress';

export interface Preview {
	readonly html: string;
	readonly items: readonly Item[];
	readonly isBusy: boolean;
}

const DEBOUNCE_MS = 500;

/** The table that the server renders for the unsaved text, half a second after the last change. */
export function usePreview( attributes: Attributes ): Preview {
	const post = usePostId();
	const content = useContent();
	const settings = JSON.stringify( attributes );
	const [ preview, setPreview ] = useState< Preview >( { html: '', items: [], isBusy: true } );
	useEffect( () => {
		const controller = new AbortController();
		const timer = setTimeout( () => {
			const parsed: unknown = JSON.parse( settings );
			apiFetch( {
				path: '/courant/v1/contents/text',
				method: 'POST',
				data: { post, content, attributes: parsed },
				signal: controller.signal,
			} ).then(
				( response ) => setPreview( { ...parsePreview( response ), isBusy: false } ),
				() => setPreview( ( last ) => ( { ...last, isBusy: false } ) )
			);
		}, DEBOUNCE_MS );
		return () => {
			clearTimeout( timer );
			controller.abort();
		};
	}, [ post, content, settings ] );
	return preview;
}
