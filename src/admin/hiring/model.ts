import type { RecruitingStage, ReplyTemplate } from '../../config/generated';

/** A name for storing, made of a label: what the database takes, and different from all others. */
export function slugFor(label: string, taken: readonly string[]): string {
    const plain = label.normalize('NFKD').toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '').slice(0, 16);
    const base = plain === '' ? 'stage' : plain;
    let slug = base;
    for (let number = 2; taken.includes(slug); number++) {
        slug = `${base}-${number}`;
    }
    return slug;
}

/** The list with one entry moved by so many places; the first stage takes in what is new and stays first. */
export function reorder<T>(list: readonly T[], from: number, to: number, first = 0): T[] {
    const next = [...list];
    const [item] = next.splice(from, 1);
    if (item === undefined || from < first) {
        return [...list];
    }
    next.splice(Math.max(first, Math.min(next.length, to)), 0, item);
    return next;
}

export const newStage = (label: string, stages: readonly RecruitingStage[]): RecruitingStage =>
    ({ slug: slugFor(label, ['draft', 'pending', 'private', 'future', 'trash', 'inherit', 'any', 'new', 'expired', ...stages.map(({ slug }) => slug)]), label, color: '#50575e', mails: false, template: '' });

export const newTemplate = (name: string, templates: readonly ReplyTemplate[]): ReplyTemplate =>
    ({ key: slugFor(name, templates.map(({ key }) => key)), name, subject: '', content: '' });
