import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { StyledSelect } from './StyledSelect';

/**
 * Replaces selects in filters and application forms by styled ones (flag `vendors.selectric`). The native select stays
 * in the form and contains the value; it is hidden once its replacement is rendered, and never while it has focus.
 */
export function mount( form: HTMLElement ): void {
	const root = form.closest( '.awsm-job-wrap' ) ?? form;
	root.querySelectorAll< HTMLSelectElement >(
		'[data-filter] select, select.awsm-job-select-control, .awsm-application-form select'
	).forEach( ( select ) => {
		if ( document.activeElement === select ) {
			select.addEventListener( 'blur', () => replaceSelect( select ), { once: true } );
		} else {
			replaceSelect( select );
		}
	} );
}

function replaceSelect( select: HTMLSelectElement ): void {
	const wrapper = document.createElement( 'div' );
	wrapper.className = 'awsm-selectric-wrapper';
	const onReady = () => {
		select.tabIndex = -1;
		select.setAttribute( 'aria-hidden', 'true' );
		select.classList.add( 'awsm-selectric-hide-select' );
	};
	select.before( wrapper );
	createRoot( wrapper ).render( createElement( StyledSelect, { select, ready: onReady } ) );
}
