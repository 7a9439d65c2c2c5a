import { useId, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import type { RecruitingSettings } from '../../config/generated';
import { call, __, _n, sprintf } from '../kit/wordpress';
import type { EditorProps } from './Hiring';

interface KeepingProps extends EditorProps {
    readonly isDirty: boolean;
    readonly take: (settings: RecruitingSettings) => void;
    readonly complain: (problem: unknown) => void;
}

const PATH = '/courant/v1/applications/retention';

const total = (due: RecruitingSettings['due']): number => Object.values(due).reduce((sum, number) => sum + number, 0);

export const Keeping = ({ settings, set, isDirty, take, complain }: KeepingProps): ReactElement => {
    const id = useId();
    const [dry, setDry] = useState<RecruitingSettings['due'] | null>(null);
    const [isSure, setSure] = useState(false);
    const rows: { slug: string; label: string }[] = [
        ...settings.stages,
        { slug: 'courant_suspected', label: __('Suspected spam', 'courant-desk') },
        { slug: 'courant_withdrawn', label: __('Withdrawn', 'courant-desk') },
    ];
    const label = (slug: string): string => rows.find((row) => row.slug === slug)?.label ?? slug;
    const tryOut = async (): Promise<void> => {
        try {
            const query = Object.entries(settings.days).map(([slug, days]) => `days[${encodeURIComponent(slug)}]=${days}`).join('&');
            setDry((await call<{ due: RecruitingSettings['due'] }>({ path: `${PATH}?${query}` })).due);
        } catch (problem) {
            complain(problem);
        }
    };
    const isRunning = useRef(false);
    const run = async (): Promise<void> => {
        // A second click of a double click would delete the next hundred.
        if (isRunning.current) {
            return;
        }
        isRunning.current = true;
        try {
            const { due } = await call<{ due: RecruitingSettings['due'] }>({ path: PATH, method: 'POST' });
            take({ ...settings, due });
            setDry(due);
            setSure(false);
        } catch (problem) {
            complain(problem);
        } finally {
            isRunning.current = false;
        }
    };
    return (
        <section className="courant-card">
            <h2>{__('Keeping and deleting', 'courant-desk')}</h2>
            <p>{__('After so many days in a stage an application is deleted, with its files and mails; 0 keeps it. Who agreed to be kept for later openings is kept until that ends.', 'courant-desk')}</p>
            <div className="courant-days">
                {rows.map(({ slug, label: name }) => (
                    <p key={slug}>
                        <label htmlFor={`${id}-${slug}`}>{name}</label>
                        <input
                            id={`${id}-${slug}`}
                            type="number"
                            min={0}
                            max={3650}
                            value={settings.days[slug] ?? 0}
                            onChange={(event) => set({ days: { ...settings.days, [slug]: Math.max(0, Math.min(3650, Math.trunc(Number(event.target.value)) || 0)) } })}
                        />
                    </p>
                ))}
            </div>
            <p><button type="button" className="button" onClick={() => void tryOut()}>{__('Try out: what would be deleted?', 'courant-desk')}</button></p>
            <div role="status">
                {dry === null ? null : (
                    <div className="courant-dry">
                        <p>{total(dry) === 0 ? __('Nothing would be deleted now.', 'courant-desk') : sprintf(_n('%d application would be deleted now:', '%d applications would be deleted now:', total(dry), 'courant-desk'), total(dry))}</p>
                        <ul>{Object.entries(dry).map(([slug, number]) => <li key={slug}>{/* translators: 1: stage, 2: number of applications */ sprintf(__('%1$s: %2$s', 'courant-desk'), label(slug), number)}</li>)}</ul>
                    </div>
                )}
            </div>
            {total(settings.due) > 0 && !isDirty ? (
                <div className="courant-dry">
                    <label>
                        <input type="checkbox" checked={isSure} onChange={(event) => setSure(event.target.checked)} />
                        {sprintf(__('Delete %d now instead of waiting for the daily run; this cannot be taken back.', 'courant-desk'), Math.min(100, total(settings.due)))}
                    </label>
                    <button type="button" className="button" aria-disabled={!isSure} onClick={() => (isSure ? void run() : undefined)}>{__('Delete now', 'courant-desk')}</button>
                </div>
            ) : null}
        </section>
    );
};
