import { useEffect, useRef, useState } from 'react';
import type { MouseEvent, ReactElement } from 'react';
import type { VideoConfig } from '../../shared/config/generated';
import type { Store } from '../../shared/frontend/create-store';
import { useStore } from '../../shared/frontend/store';
import { embedUrl, watchUrl } from './video-url';
import type { VideoUrl } from './video-url';
import { applyUrl } from './apply-link';
import { viewOf } from './model';
import type { Action, State } from './model';
import { watchPlayer } from '../../shared/frontend/media/youtube-player';

interface Props {
	readonly url: VideoUrl;
	readonly config: VideoConfig;
	readonly store: Store< State, Action >;
	/** Connects the play button, and returns what disconnects it. */
	readonly connect: () => () => void;
}

/** A native dialog, so that the browser handles Escape, focus and the background. */
export function VideoDialog( { url, config, store, connect }: Props ): ReactElement {
	const view = viewOf( useStore( store ) );
	const isOpen = view !== 'closed';
	const dialog = useRef< HTMLDialogElement >( null );
	const closeButton = useRef< HTMLButtonElement >( null );
	const { messages, title } = config;

	useEffect( connect, [ connect ] );
	useEffect( () => {
		if ( isOpen ) {
			dialog.current?.showModal();
			closeButton.current?.focus();
			return lockScrolling();
		}
		dialog.current?.close();
		return undefined;
	}, [ isOpen ] );
	const onClick = ( event: MouseEvent ) => {
		if ( event.target === dialog.current ) {
			dialog.current.close();
		}
	};
	return (
		// eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- A click outside of the dialog closes it; keyboard users have Escape and the button.
		<dialog
			ref={ dialog }
			className="courant-video-window"
			aria-labelledby="courant-video-title"
			onClick={ onClick }
			onClose={ () => store.dispatch( { type: 'closed' } ) }
		>
			<div className="courant-video-frame">
				<div className="courant-video-bar">
					<h2 id="courant-video-title">{ title }</h2>
					<button
						ref={ closeButton }
						type="button"
						className="courant-video-close"
						aria-label={ messages.close }
						onClick={ () => dialog.current?.close() }
					/>
				</div>
				<div className="courant-video-stage">
					{ view === 'player' ? <Player url={ url } config={ config } /> : null }
					{ view === 'consent' || view === 'play' ? (
						<Placeholder
							config={ config }
							needsConsent={ view === 'consent' }
							onAccept={ () => store.dispatch( { type: 'accepted' } ) }
						/>
					) : null }
				</div>
				<Links url={ url } messages={ messages } apply={ isOpen ? applyUrl() : undefined } />
			</div>
		</dialog>
	);
}

/**
 * Prevents scrolling of the page behind the dialog, and keeps the space of its scrollbar.
 *
 * @returns allows scrolling again
 */
function lockScrolling(): () => void {
	const { style, clientWidth } = document.documentElement;
	const gutter = innerWidth > clientWidth ? 'stable' : '';
	const { overflow, scrollbarGutter } = style;
	Object.assign( style, { overflow: 'hidden', scrollbarGutter: gutter } );
	return () => void Object.assign( style, { overflow, scrollbarGutter } );
}

interface LinksProps {
	readonly url: VideoUrl;
	readonly messages: VideoConfig[ 'messages' ];
	readonly apply: string | undefined;
}

function Links( { url, messages, apply }: LinksProps ): ReactElement {
	return (
		<p className="courant-video-footer">
			<a href={ watchUrl( url ) } rel="noopener">
				{ messages.watch }
			</a>
			{ apply === undefined ? null : (
				<a className="courant-video-apply" href={ apply }>
					{ messages.apply }
				</a>
			) }
		</p>
	);
}

/**
 * Covers the frame until the player has responded, so that no empty frame is visible. Players do not work without a
 * referrer.
 */
function Player( {
	url,
	config: { title, messages },
}: {
	readonly url: VideoUrl;
	readonly config: VideoConfig;
} ): ReactElement {
	const frame = useRef< HTMLIFrameElement >( null );
	const [ isAvailable, setAvailable ] = useState< boolean >();
	useEffect( () => ( frame.current ? watchPlayer( frame.current, setAvailable ) : undefined ), [] );
	return (
		<>
			<iframe
				ref={ frame }
				src={ embedUrl( url ) }
				title={ title }
				width="960"
				height="540"
				allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
				referrerPolicy="strict-origin-when-cross-origin"
			/>
			{ isAvailable ? null : (
				<p
					key={ String( isAvailable ) }
					className="courant-video-cover"
					role={ isAvailable === false ? 'alert' : 'status' }
				>
					{ isAvailable === false ? messages.failed : messages.loading }
				</p>
			) }
		</>
	);
}

interface PlaceholderProps {
	readonly config: VideoConfig;
	readonly needsConsent: boolean;
	readonly onAccept: () => void;
}

function Placeholder( { config: { poster, messages }, needsConsent, onAccept }: PlaceholderProps ): ReactElement {
	return (
		<div className="courant-video-loading">
			{ /* Visible at once, so that image optimization plugins must not load it lazily. */ }
			{ poster === '' ? null : (
				<img className="skip-lazy no-lazyload" src={ poster } alt="" width="960" height="540" />
			) }
			<div className={ needsConsent ? 'courant-video-consent' : undefined }>
				{ needsConsent ? <p>{ messages.consent }</p> : null }
				<button type="button" className="courant-video-play" onClick={ onAccept }>
					{ needsConsent ? messages.accept : messages.play }
				</button>
			</div>
		</div>
	);
}
