import { deskConfig } from '../config/page';

/** The campaign's or the other site's name, without any path; '' for a visitor who came by no link of others. */
function cameFrom(): string {
    const campaign = new URLSearchParams(location.search).get('utm_source');
    if (campaign) {
        return campaign;
    }
    const host = /^https?:\/\/([^/:?#]+)/.exec(document.referrer)?.[1] ?? '';
    return host === location.hostname ? '' : host;
}

/**
 * Records the view of an opening: one POST a page load, which a leaving visitor does not cut off. A prerendered page
 * is counted when it is shown (Spec 2.5, Rulings 21).
 */
export function recordView(): void {
    const views = deskConfig().views;
    if (!views?.jobId) {
        return;
    }
    const send = () => {
        const body = new URLSearchParams({ action: 'awsm_view_count', awsm_job_id: String(views.jobId) });
        const source = cameFrom();
        if (source) {
            body.set('source', source);
        }
        void fetch(views.ajaxUrl, { method: 'POST', body, keepalive: true }).catch(() => undefined);
    };
    if ((document as { prerendering?: boolean }).prerendering) {
        document.addEventListener('prerenderingchange', send, { once: true });
    } else {
        send();
    }
}

recordView();
