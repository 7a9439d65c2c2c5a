import type { ConsentConfig } from '../config/generated';
import type { Choice } from './choice';
import { mask } from './mask';

type Service = ConsentConfig['services'][number];
type Queue = ((...words: unknown[]) => void) & { q?: unknown[] };
type Page = Window & { dataLayer?: unknown[]; clarity?: Queue; hj?: Queue; _hjSettings?: object; smushLazyLoadOptions?: object };

const page = window as Page;
const started = new Set<string>();
let hasGoogleTag = false;

/** Loads each service that is allowed, once, in order; what is not allowed any more hears of it. */
export function run(services: readonly Service[], choice: Choice, said: { name: string; job: string }[]): void {
    const isAllowed = ({ category }: Service) => choice[category as keyof Choice];
    for (const service of services) {
        if (isAllowed(service) && !started.has(service.id)) {
            started.add(service.id);
            isolated(service.id, () => {
                const { options } = service as { options: Record<string, unknown> };
                if (prepare(service.kind, options)) {
                    fetchScript(service);
                }
            });
        }
    }
    isolated('clarity', () => {
        if (started.has('clarity')) {
            const says = (yes: boolean) => (yes ? 'granted' : 'denied');
            page.clarity?.('consentv2', { ad_Storage: says(choice.marketing), analytics_Storage: says(choice.statistics) });
        }
    });
    report(services.filter(isAllowed), said);
}

/** Makes the page ready for a service; false where its script is there already. */
function prepare(kind: Service['kind'], options: Record<string, unknown>): boolean {
    switch (kind) {
        case 'gtm':
            push({ 'gtm.start': Date.now(), event: 'gtm.js' });
            return true;
        case 'ga4':
        case 'conversion': {
            const isFirst = beginGoogle();
            if (kind === 'ga4') {
                page.gtag?.('set', 'linker', { domains: options['domains'], accept_incoming: true, decorate_forms: true });
            }
            page.gtag?.('config', options['id']);
            return isFirst;
        }
        case 'clarity':
            mask();
            page.clarity ??= queue();
            return true;
        case 'hotjar':
            mask();
            page.hj ??= queue();
            page._hjSettings = { hjid: options['id'], hjsv: 6 };
            return true;
        case 'images':
            page.smushLazyLoadOptions = options;
            return true;
        case 'script':
            return true;
    }
}

/** One Google tag carries all of Google's services: true for the first. */
function beginGoogle(): boolean {
    page.gtag ??= function gtag() {
        push(arguments); // eslint-disable-line prefer-rest-params -- Google's tag obeys an Arguments object and ignores a list.
    };
    const isFirst = !hasGoogleTag;
    if (isFirst) {
        hasGoogleTag = true;
        page.gtag('js', new Date());
    }
    return isFirst;
}

function push(entry: unknown): void {
    (page.dataLayer ??= []).push(entry);
}

/** What is said to a service before its script has come. */
function queue(): Queue {
    const waiting: Queue = (...words) => void (waiting.q ??= []).push(words);
    return waiting;
}

function fetchScript({ id, src, attributes }: Service): void {
    if (src === '') {
        return;
    }
    const script = document.createElement('script');
    Object.entries(attributes).forEach(([name, value]) => script.setAttribute(name, String(value)));
    script.async = true;
    script.src = src;
    script.onerror = () => console.info(`${id} did not load`);
    document.head.append(script);
}

/** An application that was sent, an opening that was seen: its number, and nothing about who it was. */
function report(allowed: readonly Service[], said: { name: string; job: string }[]): void {
    const kinds = allowed.map(({ kind }) => kind);
    if (!kinds.some((kind) => kind === 'gtm' || kind === 'ga4' || kind === 'conversion')) {
        return;
    }
    for (const { name, job } of said.splice(0)) {
        if (kinds.includes('gtm')) {
            push({ event: name, job_id: job });
        }
        if (kinds.includes('ga4')) {
            page.gtag?.('event', name, { job_id: job });
        }
        const target = (allowed.find(({ kind }) => kind === 'conversion')?.options as { target?: string } | undefined)?.target;
        if (target !== undefined && name === 'job_application_submitted') {
            page.gtag?.('event', 'conversion', { send_to: target });
        }
    }
}

function isolated(id: string, act: () => void): void {
    try {
        act();
    } catch (error) {
        console.info(id, error);
    }
}
