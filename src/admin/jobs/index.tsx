import type { ReactElement } from 'react';
import { ClosingPanel } from './closing-panel';
import { DetailsPanel } from './details-panel';
import { PreviewPanel } from './preview-panel';
import { registerPlugin, useEditor } from './wordpress';
import '../kit/panels.css';
import './panels.css';

const TYPE = 'awsm_job_openings';

const OpeningPanels = (): ReactElement | null => {
    const type = useEditor((editor) => editor.getCurrentPostType());
    return type === TYPE ? (
        <>
            <ClosingPanel type={TYPE} />
            <DetailsPanel type={TYPE} />
            <PreviewPanel />
        </>
    ) : null;
};

registerPlugin('courant-desk-opening', { render: OpeningPanels, icon: null });
