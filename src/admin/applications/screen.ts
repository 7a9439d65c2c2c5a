import type { RecruitingScreen, RecruitingStage } from '../../config/generated';

declare global {
    interface Window {
        readonly courantRecruiting?: RecruitingScreen;
    }
}

const NOTHING: RecruitingScreen = {
    stages: [], templates: [], openings: [], views: [], application: 0, problem: '', canConfigure: false,
    exportUrl: '', exportNonce: '', plainUrl: '', settingsUrl: '', locale: 'en', timezone: 'UTC', days: {}, firstPath: '', firstData: null,
};

/** What the server printed before this script. */
export const screen = (): RecruitingScreen => window.courantRecruiting ?? NOTHING;

const sorted = (path: string): string => {
    const [before = '', query = ''] = path.split('?');
    const parameters = new URLSearchParams(query);
    parameters.sort();
    return `${before}?${parameters.toString()}`;
};
let isForgotten = false;

/** The response to a request that the server printed into the page; undefined where it printed none, another one, or later. */
export function firstResponse(path: string): unknown {
    const { firstPath, firstData } = screen();
    return !isForgotten && firstData !== null && sorted(firstPath) === sorted(path) ? firstData : undefined;
}

/** From now on every request goes to the server. */
export function forgetFirstResponse(): void {
    isForgotten = true;
}

export const stageOf = (slug: string): RecruitingStage | undefined => screen().stages.find((stage) => stage.slug === slug);

function format(options: Intl.DateTimeFormatOptions): (at: number) => string {
    const { locale, timezone } = screen();
    const make = (zone: string | undefined): Intl.DateTimeFormat => new Intl.DateTimeFormat(locale, zone === undefined ? options : { ...options, timeZone: zone });
    let formatter: Intl.DateTimeFormat;
    try {
        formatter = make(timezone);
    } catch {
        // A bare offset such as +01:00, which not every browser takes for a time zone.
        formatter = make(undefined);
    }
    return (at) => formatter.format(new Date(at * 1000));
}

export const day = (at: number): string => format({ dateStyle: 'medium' })(at);
export const moment = (at: number): string => format({ dateStyle: 'medium', timeStyle: 'short' })(at);

/** `{tags}` of a template, put in once: a tag that an applicant typed stays what they typed. */
export function fill(text: string, tags: Readonly<Record<string, string>>): string {
    return text.replace(/\{[a-z0-9-]+\}/g, (tag) => tags[tag] ?? tag);
}
