import type { PackageConfig } from '../config/page';
import { renderIsland } from '../kit/island';
import { createStore } from '../kit/store';
import { ApplicationForm } from './Application';
import { createAttempts } from './attempt';
import { createCaptcha } from './captcha';
import { keepDraft } from './draft';
import { adoptErrors } from './fields';
import { initialState, reduce } from './model';
import { printedOutcome } from './projections';
import type { Application } from './submit';
import { createTokens, fetchToken } from './token';

export async function mount(root: HTMLElement, _props: unknown, { applications: config }: PackageConfig): Promise<void> {
    const form = root.querySelector<HTMLFormElement>('form.awsm-application-form');
    if (!form) {
        // The page says that the opening is closed, or that the application was sent.
        return;
    }
    if (!config) {
        throw new Error('No configuration of the form');
    }
    const slots = { summary: document.createElement('div'), progress: document.createElement('div') };
    form.prepend(slots.summary);
    form.append(slots.progress);
    const tokens = createTokens(() => fetchToken(config.tokenUrl));
    // The first focus is what brought us here.
    tokens.touch();
    const application: Application = {
        root,
        form,
        config,
        tokens,
        store: createStore(reduce, { ...initialState, errors: adoptErrors(form), outcome: printedOutcome(root) }),
        attempts: createAttempts(),
        captcha: createCaptcha(form, config.captcha),
        forgetDraft: keepDraft(form).forget,
        abort: null,
    };
    await renderIsland(root, <ApplicationForm application={application} slots={slots} />);
}
