import { useEffect, useId, useState } from 'react';
import type { ReactElement } from 'react';
import { readIds, writeIds } from './rows';
import { Sortable } from './sortable';
import { __, apiFetch, sprintf } from './wordpress';
import type { Setting } from './wordpress';

interface Found {
    readonly id: number;
    readonly title: { readonly rendered: string };
}

const plain = (html: string): string => new DOMParser().parseFromString(html, 'text/html').body.textContent;

const fetchPosts = (query: string): Promise<Found[]> => apiFetch<Found[]>({ path: `/wp/v2/posts?_fields=id,title&${query}` });

/** Articles picked by hand, in an order. */
export const Picked = ({ setting }: { readonly setting: Setting }): ReactElement => {
    const id = useId();
    const [ids, setIds] = useState<readonly number[]>(() => readIds(setting.get()));
    const [titles, setTitles] = useState<Readonly<Record<number, string>>>({});
    const [words, setWords] = useState('');
    const [found, setFound] = useState<readonly Found[] | null>(null);

    const know = (posts: readonly Found[]): void =>
        setTitles((known) => ({ ...known, ...Object.fromEntries(posts.map((post) => [post.id, plain(post.title.rendered)])) }));

    useEffect(() => {
        const wanted = readIds(setting.get());
        if (wanted.length > 0) {
            fetchPosts(`include=${wanted.join(',')}&per_page=100`).then(know, () => undefined);
        }
    }, [setting]);

    const change = (next: readonly number[]): void => {
        setIds(next);
        setting.set(writeIds(next));
    };
    const search = (): void => {
        fetchPosts(`search=${encodeURIComponent(words)}&per_page=8`).then(
            (posts) => {
                know(posts);
                setFound(posts);
            },
            () => setFound([]),
        );
    };
    const nameOf = (post: number): string => titles[post] ?? sprintf(__('Article %d', 'courant'), post);
    return (
        <>
            <Sortable rows={ids} nameOf={nameOf} onChange={change} />
            <label htmlFor={`${id}-words`}>{__('Find an article', 'courant')}</label>
            <div className="courant-find">
                <input
                    id={`${id}-words`}
                    type="search"
                    value={words}
                    onChange={(event) => setWords(event.target.value)}
                    onKeyDown={(event) => {
                        if (event.key === 'Enter') {
                            event.preventDefault();
                            search();
                        }
                    }}
                />
                <button type="button" className="button courant-add" onClick={search}>
                    {__('Find', 'courant')}
                </button>
            </div>
            <p role="status">{found !== null && found.length === 0 ? __('Nothing was found.', 'courant') : ''}</p>
            <ul className="courant-found">
                {(found ?? [])
                    .filter((post) => !ids.includes(post.id))
                    .map((post) => (
                        <li key={post.id}>
                            <button type="button" className="button-link" onClick={() => change([...ids, post.id])}>
                                {sprintf(__('Add “%s”', 'courant'), nameOf(post.id))}
                            </button>
                        </li>
                    ))}
            </ul>
        </>
    );
};
