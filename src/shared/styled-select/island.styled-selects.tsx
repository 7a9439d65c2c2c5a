import { renderIsland } from '../frontend/island';
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
	const hideSelect = ( isHidden: boolean ) => {
		select.tabIndex = isHidden ? -1 : 0;
		select.setAttribute( 'aria-hidden', String( isHidden ) );
		select.classList.toggle( 'awsm-selectric-hide-select', isHidden );
	};
	select.before( wrapper );
	renderIsland( wrapper, <StyledSelect select={ select } hideSelect={ hideSelect } />, wrapper ).catch(
		console.info
	);
}
