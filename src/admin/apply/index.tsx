import { isRight, readRoute } from './model';
import type { Route } from './model';
import { __, registerPlugin, SelectControl, SettingPanel, TextControl, useEntityProp, usePostType } from './wordpress';
import type { Choice } from './wordpress';

declare global {
    interface Window {
        readonly courantApply?: readonly Choice[];
    }
}

const TYPE = 'awsm_job_openings';
const SAME = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;

const ApplyPanel = () => {
    const [value, setMeta] = useEntityProp('postType', TYPE, 'meta');
    const meta = typeof value === 'object' && value !== null ? value : {};
    const route = readRoute((meta as { courant_apply?: unknown }).courant_apply);
    const set = (changes: Partial<Route>): void => setMeta({ ...meta, courant_apply: { ...route, ...changes } });
    const ways: readonly Choice[] = [
        { value: 'form', label: __('With a form on the opening’s page', 'courant-desk') },
        { value: 'address', label: __('At another address', 'courant-desk') },
        { value: 'email', label: __('By e-mail', 'courant-desk') },
        { value: 'none', label: __('Not through this site', 'courant-desk') },
    ];
    return (
        <SettingPanel name="courant-apply" title={__('How to apply', 'courant-desk')}>
            <SelectControl {...SAME} label={__('Applications come', 'courant-desk')} value={route.way} options={ways} onChange={(way) => set({ way, target: '' })} />
            {route.way === 'form' ? (
                <SelectControl {...SAME} label={__('Form', 'courant-desk')} value={String(route.form)} options={window.courantApply ?? []} onChange={(form) => set({ form: Number(form) })} />
            ) : null}
            {route.way === 'address' || route.way === 'email' ? (
                <>
                    <TextControl
                        {...SAME}
                        label={route.way === 'address' ? __('Other address', 'courant-desk') : __('E-mail address', 'courant-desk')}
                        value={route.target}
                        maxLength={2000}
                        help={isRight(route) ? undefined : __('Until this is a whole address (with https://, or an e-mail address), the form is shown.', 'courant-desk')}
                        onChange={(target) => set({ target: target.trim() })}
                    />
                    <TextControl {...SAME} label={__('Words on the button (empty: usual words)', 'courant-desk')} value={route.label} maxLength={100} onChange={(label) => set({ label })} />
                </>
            ) : null}
        </SettingPanel>
    );
};

const OnOpenings = () => (usePostType() === TYPE ? <ApplyPanel /> : null);

registerPlugin('courant-desk-apply', { render: OnOpenings, icon: null });
