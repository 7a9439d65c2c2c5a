import type { ReactElement } from 'react';
import { ClosingPanel } from './closing-panel';
import { DetailsPanel } from './details-panel';
import { PrePublishCheck } from './pre-publish-panel';
import { PreviewPanel } from './preview-panel';
import { registerPanel, useEditor } from './wordpress';
import '../../../shared/admin/panels.css';
import './panels.css';

const PLUGIN = 'courant-desk-opening';
const POST_TYPE = 'awsm_job_openings';

const OpeningPanels = (): ReactElement | null => {
	const type = useEditor( ( editor ) => editor.getCurrentPostType() );
	return type === POST_TYPE ? (
		<>
			<ClosingPanel type={ POST_TYPE } />
			<DetailsPanel type={ POST_TYPE } />
			<PreviewPanel />
			<PrePublishCheck plugin={ PLUGIN } />
		</>
	) : null;
};

registerPanel( PLUGIN, OpeningPanels );
