import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import type { ApplicationDetail } from '../../config/generated';
import { formatBytes } from '../kit/numbers';
import { __, sprintf } from '../kit/wordpress';

type File = ApplicationDetail['files'][number];

/** The route gives files out as downloads that nothing may run; the page alone says as what it shows the bytes. */
async function fetchPreview(file: File, signal: AbortSignal): Promise<string> {
    const answer = await fetch(`${file.url}&courant_preview=1`, { credentials: 'same-origin', signal });
    if (!answer.ok) {
        throw new Error(String(answer.status));
    }
    return URL.createObjectURL(new Blob([await answer.arrayBuffer()], { type: file.preview }));
}

const canShow = (file: File): boolean => file.warning === '' && file.preview !== ''
    && (file.preview !== 'application/pdf' || (navigator as { pdfViewerEnabled?: boolean }).pdfViewerEnabled !== false);

const Preview = ({ file }: { readonly file: File }): ReactElement => {
    const [url, setUrl] = useState('');
    const [isWrong, setWrong] = useState(false);
    useEffect(() => {
        const leave = new AbortController();
        let made = '';
        fetchPreview(file, leave.signal).then((address) => {
            made = address;
            if (leave.signal.aborted) {
                URL.revokeObjectURL(address);
            } else {
                setUrl(address);
            }
        }, () => (leave.signal.aborted ? undefined : setWrong(true)));
        return () => {
            leave.abort();
            URL.revokeObjectURL(made);
        };
    }, [file]);
    if (isWrong) {
        return <p role="alert">{__('The preview could not be loaded. Please download the file.', 'courant-desk')}</p>;
    }
    if (url === '') {
        return <p role="status">{__('Loading…', 'courant-desk')}</p>;
    }
    return file.preview === 'application/pdf'
        ? <iframe className="courant-preview" src={`${url}#view=FitH&navpanes=0`} title={sprintf(__('Preview of %s', 'courant-desk'), file.name)} />
        : <img className="courant-preview" src={url} alt={sprintf(__('Preview of %s', 'courant-desk'), file.name)} />;
};

export const Files = ({ files }: { readonly files: readonly File[] }): ReactElement | null => {
    // Looking into a file is noted, so nothing is shown before somebody asks for it.
    const [shown, setShown] = useState(0);
    if (files.length === 0) {
        return null;
    }
    return (
        <section className="courant-card">
            <h3>{__('Files', 'courant-desk')}</h3>
            <ul className="courant-files">
                {files.map((file) => (
                    <li key={file.id}>
                        <div className="courant-file">
                            <span className="courant-file__name">
                                <bdi>{file.name}</bdi>
                                <span className="courant-none">{file.field}</span>
                                <span className="courant-none">{file.bytes > 0 ? formatBytes(file.bytes) : ''}</span>
                            </span>
                            {canShow(file) ? (
                                <button type="button" className="button" aria-expanded={shown === file.id} aria-label={sprintf(shown === file.id ? __('Hide %s', 'courant-desk') : __('Preview %s', 'courant-desk'), file.name)} onClick={() => setShown(shown === file.id ? 0 : file.id)}>
                                    {shown === file.id ? __('Hide', 'courant-desk') : __('Preview', 'courant-desk')}
                                </button>
                            ) : null}
                            {file.warning === '' ? (
                                <a className="button" href={file.url} download={file.name} aria-label={sprintf(__('Download %s', 'courant-desk'), file.name)}>
                                    {__('Download', 'courant-desk')}
                                </a>
                            ) : <span data-problem="true">{file.warning}</span>}
                        </div>
                        {file.notice === '' ? null : <p className="courant-file__notice">{file.notice}</p>}
                        {shown === file.id ? <Preview file={file} /> : null}
                    </li>
                ))}
            </ul>
        </section>
    );
};
