import type { ReactElement } from 'react';
import type { ApplicationEvent } from '../../config/generated';
import { __, sprintf } from '../kit/wordpress';
import { ratingText } from './parts';
import { moment } from './screen';

function words({ what, who, detail }: ApplicationEvent): string {
    switch (what) {
        case 'received':
            return __('The application came in', 'courant-desk');
        case 'stage':
            return sprintf(__('%1$s moved it to "%2$s"', 'courant-desk'), who, detail);
        case 'rating':
            return sprintf(__('%1$s rated it: %2$s', 'courant-desk'), who, ratingText(Number(detail)));
        case 'opening':
            return sprintf(__('%1$s moved it to the opening "%2$s"', 'courant-desk'), who, detail);
        case 'note':
            return sprintf(__('%s wrote a note', 'courant-desk'), who);
        case 'mail':
            return who === '' ? sprintf(__('Mail sent: %s', 'courant-desk'), detail) : sprintf(__('%1$s sent a mail: %2$s', 'courant-desk'), who, detail);
        case 'preview':
            return sprintf(__('%1$s looked into %2$s', 'courant-desk'), who, detail);
        case 'download':
            return sprintf(__('%1$s downloaded %2$s', 'courant-desk'), who, detail);
    }
}

export const Timeline = ({ events }: { readonly events: readonly ApplicationEvent[] }): ReactElement => (
    <section className="courant-card">
        <h3>{__('Activity', 'courant-desk')}</h3>
        <ol className="courant-timeline">
            {events.map((event, index) => (
                <li key={`${event.at}-${index}`} data-what={event.what}>
                    <span>{words(event)}</span>
                    <time className="courant-none" dateTime={new Date(event.at * 1000).toISOString()}>{moment(event.at)}</time>
                </li>
            ))}
        </ol>
    </section>
);
