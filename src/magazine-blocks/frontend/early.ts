/** Turns the lists of a `courant/news-tabs` block into tabs (ARIA tabs pattern with automatic activation). */
const initTabs = ( list: HTMLElement ): void => {
	const tabs = [ ...list.querySelectorAll< HTMLElement >( '[role=tab]' ) ];
	const elements: readonly unknown[] = tabs;
	const select = ( position: number ): void => {
		tabs.forEach( ( tab, index ) => {
			tab.ariaSelected = `${ index === position }`;
			tab.tabIndex = index === position ? 0 : -1;
		} );
		list.parentElement
			?.querySelectorAll< HTMLElement >( '.courant-news-tabs__panel' )
			.forEach( ( panel, index ) => {
				panel.role = 'tabpanel';
				panel.setAttribute( 'aria-labelledby', `${ panel.id }-tab` );
				panel.hidden = index !== position;
			} );
	};
	list.onclick = ( { target } ) => {
		const position = elements.indexOf( target );
		if ( position >= 0 ) {
			select( position );
		}
	};
	list.onkeydown = ( event ) => {
		const position = elements.indexOf( document.activeElement );
		const step = { ArrowRight: 1, ArrowLeft: -1 }[ event.key ] ?? 0;
		const next = position + ( document.dir === 'rtl' ? -step : step ) + tabs.length;
		const to = { Home: 0, End: tabs.length - 1 }[ event.key ] ?? ( step ? next % tabs.length : -1 );
		if ( to >= 0 ) {
			event.preventDefault();
			select( to );
			tabs[ to ]?.focus();
		}
	};
	select( 0 );
	list.hidden = false;
};

/** Blocks without tabs, on load and when content is inserted later. */
const initBlocks = (): void =>
	document
		.querySelectorAll< HTMLElement >( '.wp-block-courant-news-tabs > [role=tablist][hidden]' )
		.forEach( initTabs );
document.addEventListener( 'courant:inserted', initBlocks );
initBlocks();
