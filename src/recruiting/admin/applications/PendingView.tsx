import type { ReactElement } from 'react';
import { useDelayedScriptsState } from '../../../shared/admin/delayed-scripts';
import { LoadError, Skeleton } from '../../../shared/admin/skeleton';
import { __ } from '../../../shared/admin/wordpress';

/**
 * In place of a view whose script has not run. If the script could not be loaded, the page is loaded again: the server
 * renders the view that the URL selects, and the script may have been replaced by an update of the plugin.
 */
export const PendingView = (): ReactElement =>
	useDelayedScriptsState() === 'pending' ? (
		<Skeleton lines={ 10 } />
	) : (
		<LoadError
			problem={ __( 'This view could not be loaded.', 'courant-desk' ) }
			retry={ () => window.location.reload() }
		/>
	);
