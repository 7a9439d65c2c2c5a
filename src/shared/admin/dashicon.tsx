import type { ReactElement } from 'react';

export type DashiconName = 'arrow-down-alt2' | 'arrow-up-alt2' | 'move' | 'no-alt' | 'star-filled';

/** An icon of wp-admin without text for screen readers; its button or link has a label. */
export const Dashicon = ( { name }: { readonly name: DashiconName } ): ReactElement => (
	<span className={ `dashicons dashicons-${ name }` } aria-hidden="true" />
);
