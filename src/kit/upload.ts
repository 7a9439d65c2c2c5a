export interface UploadOptions {
    signal: AbortSignal;
    /** of the upload, in whole percent */
    onProgress: (percent: number) => void;
    /** Milliseconds without any progress until the request is given up. */
    timeout?: number;
}

/** Posts a form with files, and gives the body whatever the status. Rejects when no answer came. */
export function upload(url: string, body: FormData, { signal, onProgress, timeout = 120_000 }: UploadOptions): Promise<string> {
    return new Promise((resolve, reject) => {
        const request = new XMLHttpRequest();
        let timer: ReturnType<typeof setTimeout>;
        const stop = () => request.abort();
        const alive = () => {
            clearTimeout(timer);
            timer = setTimeout(stop, timeout);
        };
        const end = (settle: () => void) => () => {
            clearTimeout(timer);
            signal.removeEventListener('abort', stop);
            settle();
        };
        request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
            alive();
            if (lengthComputable && total > 0) {
                onProgress(Math.floor((loaded / total) * 100));
            }
        };
        request.onload = end(() => resolve(request.responseText));
        request.onerror = request.onabort = end(() => reject(new Error('No answer')));
        if (signal.aborted) {
            reject(new Error('Cancelled before it was sent'));
            return;
        }
        request.open('POST', url);
        request.setRequestHeader('Accept', 'application/json');
        signal.addEventListener('abort', stop);
        alive();
        request.send(body);
    });
}
