import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ApplicationsConfig } from '../config/generated';
import { sizeOf } from './size';
import { fill } from './validate';

type Messages = ApplicationsConfig['messages'];

/** What is chosen in each file input, with a way to take a file back; files dropped on the group are taken too. */
export function FileLists({ form, messages }: { form: HTMLFormElement; messages: Messages }) {
    const [inputs] = useState(() => [...form.querySelectorAll<HTMLInputElement>('input[type="file"]')]);
    return (
        <>
            {inputs.map((input) => (
                <FileList key={input.id} input={input} messages={messages} />
            ))}
        </>
    );
}

function FileList({ input, messages }: { input: HTMLInputElement; messages: Messages }) {
    const [slot] = useState(() => document.createElement('div'));
    const [files, show] = useState<readonly File[]>(() => [...(input.files ?? [])]);
    useEffect(() => {
        input.after(slot);
        return watch(input, show);
    }, [input, slot]);
    return createPortal(
        <>
            <p className="courant-drop-note">{messages.drop}</p>
            {files.length > 0 && (
                <ul className="courant-files">
                    {files.map((file, index) => (
                        <li key={`${file.name} ${file.size} ${index}`}>
                            <span>{`${file.name} (${sizeOf(file.size)})`}</span>
                            <button
                                type="button"
                                aria-label={fill(messages.remove, [file.name])}
                                onClick={() => {
                                    choose(input, files.filter((other) => other !== file));
                                    input.focus();
                                }}
                            >
                                ×
                            </button>
                        </li>
                    ))}
                </ul>
            )}
        </>,
        slot,
    );
}

function watch(input: HTMLInputElement, show: (files: readonly File[]) => void): () => void {
    const group = input.closest<HTMLElement>('.awsm-job-form-group') ?? input;
    const stop = new AbortController();
    const { signal } = stop;
    let before: readonly File[] = [...(input.files ?? [])];
    const changed = () => {
        const now = [...(input.files ?? [])];
        // A second choice adds to the first: browsers would forget that one.
        const added = input.multiple && now.length > 0 ? [...before.filter((old) => !now.some((file) => isSame(file, old))), ...now] : now;
        if (added.length !== now.length) {
            setFiles(input, added);
        }
        before = added;
        show(added);
    };
    input.addEventListener('change', changed, { signal });
    input.addEventListener('courant:files', () => {
        before = [...(input.files ?? [])];
        show(before);
    }, { signal });
    input.form?.addEventListener('reset', () => {
        before = [];
        show(before);
    }, { signal });
    const drag = (event: DragEvent) => {
        if (!input.disabled && event.dataTransfer?.types.includes('Files')) {
            event.preventDefault();
            group.toggleAttribute('data-drop', event.type === 'dragover');
        }
    };
    group.addEventListener('dragover', drag, { signal });
    group.addEventListener('dragleave', drag, { signal });
    group.addEventListener(
        'drop',
        (event) => {
            drag(event);
            const dropped = [...(event.dataTransfer?.files ?? [])];
            if (dropped.length > 0 && !input.disabled) {
                setFiles(input, input.multiple ? dropped : dropped.slice(0, 1));
                input.dispatchEvent(new Event('change', { bubbles: true }));
            }
        },
        { signal },
    );
    return () => stop.abort();
}

function choose(input: HTMLInputElement, files: readonly File[]): void {
    setFiles(input, files);
    input.dispatchEvent(new CustomEvent('courant:files'));
    // Whoever looks at the field again may see that it is right now.
    input.dispatchEvent(new Event('input', { bubbles: true }));
}

function setFiles(input: HTMLInputElement, files: readonly File[]): void {
    const carrier = new DataTransfer();
    files.forEach((file) => carrier.items.add(file));
    input.files = carrier.files;
}

const isSame = (one: File, other: File): boolean => one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
