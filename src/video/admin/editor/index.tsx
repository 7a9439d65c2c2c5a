import type { ReactElement } from 'react';
import { VideoPanel } from './panel';
import { registerPlugin, usePostType } from './wordpress';
import '../../../shared/admin/panels.css';

const types = window.courantVideo?.types ?? [];

const Panels = (): ReactElement | null => {
	const type = usePostType();
	return types.includes( type ) ? <VideoPanel type={ type } /> : null;
};

registerPlugin( 'courant-desk-video', { render: Panels, icon: null } );
