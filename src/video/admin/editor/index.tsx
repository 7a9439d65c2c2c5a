import type { ReactElement } from 'react';
import { VideoPanel } from './panel';
import { registerPanel, usePostType } from './wordpress';
import '../../../shared/admin/panels.css';

const types = window.courantVideo?.types ?? [];

const Panels = (): ReactElement | null => {
	const type = String( usePostType() );
	return types.includes( type ) ? <VideoPanel type={ type } /> : null;
};

registerPanel( 'courant-desk-video', Panels );
