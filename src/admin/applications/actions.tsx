import { useState } from 'react';
import type { ReactElement } from 'react';
import type { ApplicationRow } from '../../config/generated';
import type { Action } from '../kit/dataviews';
import { __, _n, sprintf } from '../kit/wordpress';
import { api } from './api';
import type { Notices } from './notices';
import { StageSelect, stageLabel } from './parts';
import { screen, stageOf } from './screen';

type Rows = readonly ApplicationRow[];

/** Does it to all of them, and says what came of it. */
async function bulk(action: string, rows: Rows, notices: Notices, stage?: string): Promise<void> {
    try {
        const { done, problems } = await api.bulk(action, rows, stage);
        const first = problems[0];
        if (first !== undefined) {
            notices.complain(sprintf(__('%1$d done, %2$d not. %3$s: %4$s', 'courant-desk'), done.length, problems.length, first.name, first.message));
        } else if (stage !== undefined) {
            notices.say(sprintf(_n('%1$d application is in "%2$s" now.', '%1$d applications are in "%2$s" now.', done.length, 'courant-desk'), done.length, stageLabel(stage)));
        } else {
            notices.say(sprintf(_n('%d application changed.', '%d applications changed.', done.length, 'courant-desk'), done.length));
        }
    } catch (problem) {
        notices.complain(problem);
    }
}

interface MoveProps {
    readonly items: ApplicationRow[];
    readonly closeModal?: () => void;
    readonly notices: Notices;
    readonly reload: () => void;
}

const Move = ({ items, closeModal, notices, reload }: MoveProps): ReactElement => {
    const [stage, setStage] = useState(items[0]?.stage ?? 'publish');
    const [isBusy, setBusy] = useState(false);
    const go = async (): Promise<void> => {
        setBusy(true);
        await bulk('stage', items, notices, stage);
        reload();
        closeModal?.();
    };
    return (
        <div className="courant-modal">
            <StageSelect slug={stage} label={__('New stage', 'courant-desk')} onChange={setStage} />
            {stageOf(stage)?.mails === true ? <p>{__('Each applicant gets the mail of this stage.', 'courant-desk')}</p> : null}
            <p>
                <button type="button" className="button button-primary" disabled={isBusy} onClick={() => void go()}>{__('Move', 'courant-desk')}</button>
                <button type="button" className="button" onClick={closeModal}>{__('Cancel', 'courant-desk')}</button>
            </p>
        </div>
    );
};

const Delete = ({ items, closeModal, notices, reload }: MoveProps): ReactElement => {
    const go = async (): Promise<void> => {
        await bulk('delete', items, notices);
        reload();
        closeModal?.();
    };
    return (
        <div className="courant-modal">
            <p>{sprintf(_n('%d application, its files and its mails are deleted for good.', '%d applications, their files and their mails are deleted for good.', items.length, 'courant-desk'), items.length)}</p>
            <p>
                <button type="button" className="button button-primary" onClick={() => void go()}>{__('Delete for good', 'courant-desk')}</button>
                <button type="button" className="button" onClick={closeModal}>{__('Cancel', 'courant-desk')}</button>
            </p>
        </div>
    );
};

export function actionsFor(folder: string, open: (id: number) => void, notices: Notices, reload: () => void): Action<ApplicationRow>[] {
    const plain = (id: string, label: string, action: string, isEligible?: (row: ApplicationRow) => boolean): Action<ApplicationRow> => ({
        id,
        label,
        supportsBulk: true,
        ...(isEligible === undefined ? {} : { isEligible }),
        callback: (items) => void bulk(action, items, notices).then(reload),
    });
    const move: Action<ApplicationRow> = {
        id: 'move',
        label: __('Move to a stage', 'courant-desk'),
        supportsBulk: true,
        modalHeader: (items) => sprintf(_n('Move %d application', 'Move %d applications', items.length, 'courant-desk'), items.length),
        RenderModal: (props) => <Move {...props} notices={notices} reload={reload} />,
    };
    const forGood: Action<ApplicationRow> = {
        id: 'delete',
        label: __('Delete for good', 'courant-desk'),
        supportsBulk: true,
        modalHeader: __('Delete for good', 'courant-desk'),
        RenderModal: (props) => <Delete {...props} notices={notices} reload={reload} />,
    };
    const show: Action<ApplicationRow> = { id: 'open', label: __('Open', 'courant-desk'), callback: ([item]) => (item === undefined ? undefined : open(item.id)) };
    const toTrash = plain('trash', __('Move to trash', 'courant-desk'), 'trash');
    switch (folder) {
        case 'suspected':
            return [show, plain('not-spam', __('Not spam', 'courant-desk'), 'not_spam'), toTrash, forGood];
        case 'trash':
            return [show, plain('restore', __('Restore', 'courant-desk'), 'restore'), forGood];
        case 'withdrawn':
            return [show, toTrash];
        default:
            return [
                show,
                ...(screen().stages.length > 1 ? [move] : []),
                plain('read', __('Mark as read', 'courant-desk'), 'read', (row) => row.unread),
                plain('unread', __('Mark as unread', 'courant-desk'), 'unread', (row) => !row.unread),
                toTrash,
            ];
    }
}
