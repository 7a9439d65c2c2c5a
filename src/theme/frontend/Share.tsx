import { useEffect } from 'react';
import { announce } from '../../shared/frontend/a11y';

interface ShareLabels {
	copied: string;
	byHand: string;
}

export function Share( {
	root,
	post,
	labels,
}: {
	root: HTMLElement;
	post: { title: string; url: string };
	labels: ShareLabels;
} ) {
	useEffect( () => {
		const controller = new AbortController();
		const { signal } = controller;
		root.querySelector( '.share__button--copy' )?.addEventListener(
			'click',
			() => void copyUrl( root, post.url, labels ),
			{ signal }
		);
		root.querySelector( '.share__button--system' )?.addEventListener(
			'click',
			() => {
				// Closing the system dialog is not an error.
				void navigator.share( post ).catch( () => undefined );
			},
			{ signal }
		);
		return () => controller.abort();
	}, [ root, post, labels ] );
	return null;
}

/** If the browser denies access to the clipboard, the URL is shown selected in a field until the field loses focus. */
async function copyUrl( root: HTMLElement, url: string, { copied, byHand }: ShareLabels ): Promise< void > {
	try {
		await navigator.clipboard.writeText( url );
		showStatus( root, copied );
	} catch {
		const field = root.querySelector( 'input' ) ?? document.createElement( 'input' );
		field.readOnly = true;
		field.value = url;
		field.setAttribute( 'aria-label', byHand );
		field.addEventListener( 'blur', () => field.remove(), { once: true } );
		root.append( field );
		field.focus();
		field.select();
	}
}

function showStatus( root: HTMLElement, text: string ): void {
	const labels = root.querySelector( '.share__text' ) ?? document.createElement( 'span' );
	labels.className = 'share__text';
	labels.textContent = text;
	labels.setAttribute( 'aria-hidden', 'true' );
	root.append( labels );
	announce( text );
}
