import { Button, Flex } from '@wordpress/components';
import { useState } from '@wordpress/element';
import type { ReactElement } from 'react';
import { notices } from '../../shared/admin/notices';
import { useMutation } from '../../shared/admin/use-mutation';
import { __, callRoute, describeReverted, RequestError, sprintf } from '../../shared/admin/wordpress';

/** Reads a page as a visitor sees it; returns an empty text when it could not be read. */
async function readPage( url: string ): Promise< string > {
	try {
		const response = await fetch( url, { credentials: 'omit', cache: 'no-store' } );
		// The page of an error 404 can contain services, too.
		return response.status < 500 ? await response.text() : '';
	} catch {
		return '';
	}
}

async function scanSite( showProgress: ( text: string ) => void ): Promise< void > {
	let scan = await callRoute( 'POST /courant/v1/policy-scan' );
	for ( const url of [ ...scan.pending ] ) {
		/* translators: 1: number of a page, 2: number of all pages */
		const text = __( 'Page %1$d of %2$d', 'courant-desk' );
		showProgress( sprintf( text, scan.pages - scan.pending.length + 1, scan.pages ) );
		scan = await callRoute( 'PUT /courant/v1/policy-scan', { data: { url, html: await readPage( url ) } } );
	}
}

/** The button that scans the site for what a Content-Security-Policy blocks. The server prints the results. */
export const PolicyScan = ( { reload }: { readonly reload: () => void } ): ReactElement => {
	const [ progress, setProgress ] = useState( '' );
	const { isBusy, run } = useMutation();
	const scan = (): void => {
		notices.clear();
		void run( {
			send: () => scanSite( setProgress ),
			onSuccess: reload,
			onError: ( problem, retry ) => {
				setProgress( '' );
				notices.showError(
					problem instanceof RequestError
						? describeReverted( problem )
						: __( 'The scan could not be completed. Try again.', 'courant-desk' ),
					retry
				);
			},
		} );
	};
	return (
		<Flex justify="flex-start">
			<Button
				__next40pxDefaultSize
				variant="secondary"
				isBusy={ isBusy }
				aria-busy={ isBusy }
				aria-disabled={ isBusy }
				onClick={ scan }
			>
				{ __( 'Scan site', 'courant-desk' ) }
			</Button>
			<span role="status">{ progress }</span>
		</Flex>
	);
};
