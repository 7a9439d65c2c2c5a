import { pluginConfig } from '../../shared/config/page';

/** Returns the campaign, or the host of the referring site, without a path; '' for direct visits. */
function trafficSource(): string {
	const campaign = new URLSearchParams( location.search ).get( 'utm_source' );
	if ( campaign ) {
		return campaign;
	}
	const host = /^https?:\/\/([^/:?#]+)/.exec( document.referrer )?.[ 1 ] ?? '';
	return host === location.hostname ? '' : host;
}

/**
 * Counts a view of an opening: one POST per page load, with keepalive so that leaving the page does not cancel it. A
 * prerendered page is counted when it is shown.
 */
export function recordView(): void {
	const views = pluginConfig().views;
	if ( ! views?.jobId ) {
		return;
	}
	const send = () => {
		const body = new URLSearchParams( { action: 'awsm_view_count', awsm_job_id: String( views.jobId ) } );
		const source = trafficSource();
		if ( source ) {
			body.set( 'source', source );
		}
		void fetch( views.ajaxUrl, { method: 'POST', body, keepalive: true } ).catch( () => undefined );
	};
	if ( document.prerendering ) {
		document.addEventListener( 'prerenderingchange', send, { once: true } );
	} else {
		send();
	}
}

recordView();
