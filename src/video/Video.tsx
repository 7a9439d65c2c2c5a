import { useEffect, useRef, useState } from 'react';
import type { MouseEvent, ReactElement } from 'react';
import type { VideoConfig } from '../config/generated';
import type { Store } from '../kit/store';
import { useStore } from '../kit/store';
import { embedAddress, watchAddress } from './address';
import type { VideoAddress } from './address';
import { applyAddress } from './apply';
import { viewOf } from './model';
import type { Action, State } from './model';
import { watchPlayer } from '../kit/media/player';

interface Props {
    readonly address: VideoAddress;
    readonly config: VideoConfig;
    readonly store: Store<State, Action>;
}

/** The window: a native dialog, so that Escape, the way of the focus and what lies behind are the browser's. */
export function Video({ address, config, store }: Props): ReactElement {
    const view = viewOf(useStore(store));
    const isOpen = view !== 'closed';
    const dialog = useRef<HTMLDialogElement>(null);
    const close = useRef<HTMLButtonElement>(null);
    const { messages, title } = config;
    const apply = isOpen ? applyAddress() : undefined;

    useEffect(() => {
        if (isOpen) {
            dialog.current?.showModal();
            close.current?.focus();
        } else {
            dialog.current?.close();
        }
    }, [isOpen]);
    const onClick = (event: MouseEvent) => {
        if (event.target === dialog.current) {
            dialog.current.close();
        }
    };
    return (
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- A click beside the window closes it; the keyboard has Escape and the button.
        <dialog ref={dialog} className="courant-video-window" aria-labelledby="courant-video-title" onClick={onClick} onClose={() => store.dispatch({ type: 'closed' })}>
            <div className="courant-video-frame">
                <div className="courant-video-bar">
                    <h2 id="courant-video-title">{title}</h2>
                    <button ref={close} type="button" className="courant-video-close" aria-label={messages.close} onClick={() => dialog.current?.close()} />
                </div>
                <div className="courant-video-stage">
                    {view === 'player' ? <Player address={address} config={config} /> : null}
                    {view === 'consent' || view === 'play' ? <Waiting config={config} asks={view === 'consent'} onAccept={() => store.dispatch({ type: 'accepted' })} /> : null}
                </div>
                <p className="courant-video-foot">
                    <a href={watchAddress(address)} rel="noopener">
                        {messages.watch}
                    </a>
                    {apply === undefined ? null : (
                        <a className="courant-video-apply" href={apply}>
                            {messages.apply}
                        </a>
                    )}
                </p>
            </div>
        </dialog>
    );
}

/**
 * Until the player has answered, its frame is covered: a frame that stays empty is never seen. Players refuse to play when they are not told
 * which site shows them, hence the referrer.
 */
function Player({ address, config: { title, messages } }: { readonly address: VideoAddress; readonly config: VideoConfig }): ReactElement {
    const frame = useRef<HTMLIFrameElement>(null);
    const [isThere, report] = useState<boolean>();
    useEffect(() => (frame.current ? watchPlayer(frame.current, report) : undefined), []);
    return (
        <>
            <iframe
                ref={frame}
                src={embedAddress(address)}
                title={title}
                width="960"
                height="540"
                allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
                referrerPolicy="strict-origin-when-cross-origin"
            />
            {isThere ? null : (
                <p key={String(isThere)} className="courant-video-cover" role={isThere === false ? 'alert' : 'status'}>
                    {isThere === false ? (
                        <span>
                            {`${messages.failed} `}
                            <a href={watchAddress(address)}>{messages.watch}</a>
                        </span>
                    ) : (
                        messages.loading
                    )}
                </p>
            )}
        </>
    );
}

interface WaitingProps {
    readonly config: VideoConfig;
    readonly asks: boolean;
    readonly onAccept: () => void;
}

function Waiting({ config: { poster, messages }, asks, onAccept }: WaitingProps): ReactElement {
    return (
        <div className="courant-video-waiting">
            {/* In view at once: an image service shall not make it wait. */}
            {poster === '' ? null : <img className="skip-lazy no-lazyload" src={poster} alt="" width="960" height="540" />}
            <div className="courant-video-ask">
                {asks ? <p>{messages.consent}</p> : null}
                <button type="button" className="courant-video-play" onClick={onAccept}>
                    {asks ? messages.accept : messages.play}
                </button>
            </div>
        </div>
    );
}
