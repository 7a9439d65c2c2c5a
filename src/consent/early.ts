import { deskConfig } from '../config/page';
import { importModule } from '../kit/import';
import type { ConsentConfig } from '../config/generated';
import { every, heeding, isSame, KINDS, read, signals, write } from './choice';
import type { Choice } from './choice';
import { forget, readCookie, writeCookie } from './storage';

declare global {
    interface Window {
        gtag?: (...words: unknown[]) => void;
        wp_set_consent?: (category: string, value: 'allow' | 'deny') => void;
    }
    interface Navigator {
        globalPrivacyControl?: boolean;
    }
}

export interface Said {
    name: string;
    job: string;
}

/** What the modules export, each one of them. */
interface Module {
    show: (now: Choice | undefined, hasSignal: boolean, opener: HTMLElement | undefined, answer: (choice: Choice) => void) => void;
    run: (services: ConsentConfig['services'], choice: Choice, said: Said[]) => void;
    start: (allows: (category: string) => boolean) => void;
    connect: (tell: (choice: Choice | undefined) => void) => void;
    look: (begin: (banner: ConsentConfig['banner']) => void) => void;
}

/** Who may load what: the one place on the page that knows it. Nothing of it is decided on the server (Rulings 34). */
export function startConsent(config: ConsentConfig, load: (url: string) => Promise<unknown>): void {
    const { modules, revision, services, cookies } = config;
    const hasSignal = navigator.globalPrivacyControl === true;
    /** What happened before a service could be told of it. */
    const said: Said[] = [];
    let choice: Choice | undefined;
    let isTold = false;

    const allows = (category: string) => category === 'necessary' || (choice?.[category as keyof Choice] ?? false);
    const here: Partial<Record<string, Module>> = {};
    /** A module that does not come leaves everything as it is: closed. One that came acts at once: the next key may be meant for what it shows. */
    const use = (name: keyof ConsentConfig['modules'], act: (module: Module) => void) => {
        const module = here[name];
        if (module) {
            act(module);
        } else {
            load(modules[name])
                .then((came) => act((here[name] = came as Module)))
                .catch(console.info);
        }
    };

    const tell = (given: Choice | undefined) => {
        const next = given && heeding(given, hasSignal);
        if (isTold && isSame(choice, next)) {
            return;
        }
        const isNews = choice ?? next;
        isTold = true;
        choice = next;
        forget(KINDS.filter((kind) => !allows(kind)).flatMap((kind) => cookies[kind] ?? []));
        if (isNews) {
            window.gtag?.('consent', 'update', signals(next ?? every(false)));
        }
        document.dispatchEvent(new CustomEvent('courant:consent', { detail: next ? { necessary: true, ...next } : null }));
        wake();
    };
    let isAwake = false;
    const wake = () => {
        isAwake ||= services.some(({ category }) => allows(category));
        if (isAwake) {
            const now = choice ?? every(false);
            afterLoad(() => use('services', (module) => module.run(services, now, said)));
        }
    };
    const answer = (given: Choice) => {
        writeCookie(write(given, revision));
        KINDS.forEach((kind) => window.wp_set_consent?.(kind, given[kind] ? 'allow' : 'deny'));
        log(config.log, isSame(given, every(true)) ? 'accept' : isSame(given, every(false)) ? 'refuse' : 'choose');
        tell(given);
    };
    /** @param opener what the visitor pressed; nothing where the page asks by itself */
    const ask = (opener?: HTMLElement) => {
        let isWanted = true;
        const onKey = ({ key }: KeyboardEvent) => {
            isWanted &&= !opener || key !== 'Escape';
        };
        document.addEventListener('keydown', onKey);
        use('banner', (module) => {
            document.removeEventListener('keydown', onKey);
            if (isWanted) {
                module.show(choice, hasSignal, opener, answer);
            }
        });
    };

    window.courantConsent = { allows, decided: () => choice !== undefined };
    const report = (name: string, job: string | undefined) => {
        if (job) {
            said.push({ name, job });
            wake();
        }
    };
    document.addEventListener('awsmjobs_application_submitted', ({ target }) =>
        report('job_application_submitted', (target as Element).querySelector<HTMLInputElement>('[name="awsm_job_id"]')?.value),
    );
    report('job_view', deskConfig().views?.jobId.toString());

    const begin = (banner: ConsentConfig['banner']) => {
        if (banner === 'own') {
            tell(read(readCookie(), revision));
            const pressed = location.hash === '#courant-consent' ? document.body : undefined;
            if (pressed || !choice) {
                ask(pressed);
            }
            document.addEventListener('click', (event) => {
                const link = (event.target as Element).closest<HTMLElement>('a[href$="#courant-consent"]');
                if (link) {
                    event.preventDefault();
                    ask(link);
                }
            });
        } else if (banner === 'none') {
            tell(every(config.fallback));
        } else if (banner !== 'auto') {
            use(banner, (module) => module.connect(tell));
        }
    };
    if (config.banner === 'auto') {
        use('look', (module) => module.look(begin));
    } else {
        begin(config.banner);
    }
    if (document.querySelector('[data-courant-embed]')) {
        use('embeds', (module) => module.start(allows));
    }
    log(config.log, 'view');
}

function afterLoad(act: () => void): void {
    if (document.readyState === 'complete') {
        act();
    } else {
        window.addEventListener('load', () => setTimeout(act), { once: true });
    }
}

/** Numbers for the owner, to this site alone. */
function log(url: string, what: string): void {
    if (url) {
        navigator.sendBeacon(url, new URLSearchParams({ action: 'courant_consent_log', what }));
    }
}

const config = deskConfig().consent;
if (config) {
    startConsent(config, importModule);
}
