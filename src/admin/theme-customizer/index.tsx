import { Boundary } from '../kit/boundary';
import { contrast, isHex, PAIRS } from './contrast';
import { Picked } from './picked';
import { Sections } from './sections';
import { __, createRoot, customize, formatNumber, sprintf } from './wordpress';
import type { Control, Customize, Desk } from './wordpress';
import './style.css';

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
const CATEGORY_COLOUR = 'courant_category_colour_';

/** A control stands only while the option that it belongs to is on. */
const follow = (api: Customize, desk: Desk): void => {
    for (const [id, only] of Object.entries(desk.only)) {
        const [other = '', value] = only.split('=');
        api(`${desk.prefix}${other}`, (setting) => {
            const isShown = (): boolean => (value === undefined ? Boolean(setting.get()) : setting.get() === value);
            api.control(id, (control) => {
                const apply = (): void => control.active.set(isShown());
                // The preview tells of its own view of this on each refresh; both say the same.
                setting.bind(apply);
                apply();
            });
        });
    }
};

const drawList = (control: Control, desk: Desk): void => {
    control.deferred.embedded.done(() => {
        const text = control.container[0]?.querySelector('textarea');
        if (text === null || text === undefined) {
            return;
        }
        const box = document.createElement('div');
        const label = control.container[0]?.querySelector('label');
        box.setAttribute('role', 'group');
        box.setAttribute('aria-label', label?.textContent.trim() ?? '');
        text.after(box);
        // The text that the control has anyway is hidden while the list is there, and comes back when that fails.
        createRoot(box).render(
            <Boundary onReady={() => text.toggleAttribute('hidden', true)} onCrash={() => text.removeAttribute('hidden')} fallback={() => null}>
                {desk.lists[control.id] === 'sections' ? <Sections setting={control.setting} desk={desk} /> : <Picked setting={control.setting} />}
            </Boundary>,
        );
    });
};

/** Tells, at the colour, what cannot be read; the page shows the nearest shade that can be. */
const warn = (api: Customize, of: string, on: string, least: number): void => {
    const code = `contrast-${on}`;
    api.control(of, (control) => {
        api(on, (ground) => {
            const check = (): void => {
                const [one, other] = [control.setting.get(), ground.get()];
                const ratio = isHex(one) && isHex(other) ? contrast(one, other) : least;
                control.notifications.remove(code);
                if (ratio < least) {
                    control.notifications.add(
                        new api.Notification(code, {
                            type: 'warning',
                            message: sprintf(
                                /* translators: 1: a contrast such as 2.9, 2: the least that is needed. */
                                __('Contrast %1$s to 1 on the paper; text needs %2$s to 1. The page shows the nearest shade that can be read.', 'courant'),
                                formatNumber(ratio, ONE_DECIMAL),
                                formatNumber(least, ONE_DECIMAL),
                            ),
                        }),
                    );
                }
            };
            control.setting.bind(check);
            ground.bind(check);
            check();
        });
    });
};

const api = customize();
const desk = window.courantThemeDesk?.['theme-customizer'];

if (api !== undefined && desk !== undefined) {
    api.bind('ready', () => {
        follow(api, desk);
        for (const id of Object.keys(desk.lists)) {
            api.control(id, (control) => drawList(control, desk));
        }
        for (const { of, on, least } of PAIRS) {
            warn(api, of, on, least);
        }
        api.control.each((control) => {
            if (control.id.startsWith(CATEGORY_COLOUR)) {
                warn(api, control.id, 'courant_paper', 4.5);
            }
        });
    });
}
