const PREFIX = 'courant-setting-';

export const settingId = ( group: string, key: string ): string => `${ PREFIX }${ group }-${ key }`;

/** Returns the URL of the page that has the setting; the page focuses it. */
export function settingUrl( group: string, key: string ): string {
	const url = new URL( window.location.href );
	url.searchParams.set( 'tab', group );
	url.hash = settingId( group, key );
	return url.href;
}

export function focusSetting( id: string ): void {
	const setting = id.startsWith( PREFIX ) ? document.getElementById( id ) : null;
	setting?.querySelector< HTMLElement >( 'input, select, textarea, button' )?.focus();
}
