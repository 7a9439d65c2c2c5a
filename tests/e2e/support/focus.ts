import type { Page } from '@playwright/test';

/** Removes the focus from the control that has it, if there is one. */
export const leaveControl = ( page: Page ): Promise< void > =>
	page.evaluate( () => {
		if ( document.activeElement instanceof HTMLElement ) {
			document.activeElement.blur();
		}
	} );
