/** Turns the lists of a `courant/news-tabs` block into tabs (ARIA tabs pattern with automatic activation). */
const initTabs = ( list: HTMLElement ): void => {
	const tabs = [ ...list.querySelectorAll< HTMLElement >( '[role=tab]' ) ];
	const elements: readonly unknown[] = tabs;
	const panels = tabs.map( ( tab ) => document.getElementById( tab.getAttribute( 'aria-controls' ) ?? '' ) ?? tab );
	const select = ( position: number ): void =>
		tabs.forEach( ( tab, index ) => {
			tab.ariaSelected = `${ index === position }`;
			tab.tabIndex = index === position ? 0 : -1;
			( panels[ index ] ?? tab ).hidden = index !== position;
		} );
	panels.forEach( ( panel, index ) => {
		panel.setAttribute( 'role', 'tabpanel' );
		panel.setAttribute( 'aria-labelledby', tabs[ index ]?.id ?? '' );
		panel.firstElementChild?.classList.add( 'courant-news-tabs__named' );
	} );
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

document.querySelectorAll< HTMLElement >( '.wp-block-courant-news-tabs > [role=tablist]' ).forEach( initTabs );
