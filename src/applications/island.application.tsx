import type { PackageConfig } from '../config/page';
import type { ApplicationsConfig } from '../config/generated';
import { importModule } from '../kit/import';
import { renderIsland } from '../kit/island';
import { createStore } from '../kit/store';
import { ApplicationForm } from './Application';
import { createAttempts } from './attempt';
import { createCaptcha } from './captcha';
import { keepDraft } from './draft';
import { adoptErrors } from './fields';
import { initialState, reduce } from './model';
import type { State } from './model';
import { printedOutcome } from './projections';
import { openingOf, sentAt } from './sent';
import type { Application } from './submit';
import { createTokens, fetchToken } from './token';
import { fill } from './validate';

export async function mount(root: HTMLElement, _props: unknown, { applications: config, islands }: PackageConfig): Promise<void> {
    const form = root.querySelector<HTMLFormElement>('form.awsm-application-form');
    if (!form) {
        // The page says that the opening is closed, or that the application was sent.
        return;
    }
    if (!config) {
        throw new Error('No configuration of the form');
    }
    const slots = { summary: document.createElement('div'), progress: document.createElement('div'), another: document.createElement('div') };
    form.prepend(slots.summary);
    form.append(slots.progress);
    (root.querySelector('.awsm-application-message') ?? form).after(slots.another);
    const tokens = createTokens(() => fetchToken(config.tokenUrl));
    // The first focus is what brought us here.
    tokens.touch();
    const opening = openingOf(form);
    const outcome = printedOutcome(root);
    const application: Application = {
        root,
        opening,
        form,
        config,
        tokens,
        store: createStore(reduce, { ...initialState, errors: adoptErrors(form), ...(outcome ? { outcome } : sentBefore(opening, config)) }),
        attempts: createAttempts(),
        captcha: createCaptcha(form, config.captcha),
        forgetDraft: keepDraft(form).forget,
        abort: null,
    };
    await renderIsland(root, <ApplicationForm application={application} slots={slots} />);
    const styledSelects = islands?.['styled-selects'];
    if (config.styledSelects && styledSelects) {
        // Without it the browser's own selects do the same.
        void (importModule(styledSelects) as Promise<{ mount: (element: HTMLElement) => void }>).then((module) => module.mount(root), console.info);
    }
}

/** After a reload: that, and when, an application was sent in this tab. */
function sentBefore(opening: string, { messages }: ApplicationsConfig): Pick<State, 'sent' | 'outcome'> {
    const time = sentAt(opening);
    const language = document.documentElement.lang || undefined;
    const text = fill(messages.alreadySent, [new Date(time).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' })]);
    return time > 0 ? { sent: true, outcome: { tone: 'plain', messages: [text] } } : { sent: false, outcome: null };
}
