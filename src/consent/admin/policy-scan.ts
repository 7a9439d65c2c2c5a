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

async function scanSite( showStatus: ( text: string ) => void ): Promise< void > {
	let scan = await callRoute( 'POST /courant/v1/policy-scan' );
	for ( const url of [ ...scan.pending ] ) {
		/* translators: 1: number of a page, 2: number of all pages */
		const text = __( 'Page %1$d of %2$d', 'courant-desk' );
		showStatus( sprintf( text, scan.pages - scan.pending.length + 1, scan.pages ) );
		scan = await callRoute( 'PUT /courant/v1/policy-scan', { data: { url, html: await readPage( url ) } } );
	}
}

/** Starts a scan when the button is pressed, and shows its results. */
export function addPolicyScan( panel: ParentNode, reload: () => void ): void {
	const button = panel.querySelector< HTMLButtonElement >( '[data-policy-scan]' );
	const status = panel.querySelector( '[data-policy-scan-status]' );
	const showStatus = ( text: string ): void => {
		if ( status ) {
			status.textContent = text;
		}
	};
	button?.addEventListener( 'click', () => {
		button.disabled = true;
		scanSite( showStatus ).then( reload, ( error: unknown ) => {
			const problem = describeReverted( error );
			button.disabled = false;
			showStatus(
				problem instanceof RequestError
					? problem.message
					: __( 'The scan could not be completed. Try again.', 'courant-desk' )
			);
		} );
	} );
}

addPolicyScan( document, () => window.location.reload() );
