import { Button } from '@wordpress/components';
import { download } from '@wordpress/icons';
import type { ReactElement } from 'react';
import type { ApplicationDetail } from '../../../shared/config/generated';
import { __, sprintf } from '../../../shared/admin/wordpress';

type File = Pick< ApplicationDetail[ 'files' ][ number ], 'name' | 'url' | 'warning' >;

/** Download button of an applicant's file, or the reason why the file cannot be downloaded. */
export const FileDownload = ( { file }: { readonly file: File } ): ReactElement =>
	file.warning === '' ? (
		<Button
			__next40pxDefaultSize
			variant="secondary"
			icon={ download }
			href={ file.url }
			download={ file.name }
			aria-label={ sprintf(
				/* translators: %s: file name */
				__( 'Download %s', 'courant-desk' ),
				file.name
			) }
		>
			{ __( 'Download', 'courant-desk' ) }
		</Button>
	) : (
		<span data-problem="true">{ file.warning }</span>
	);
