/** Returns the HTML of an update as the server renders it. */
export const update = ( key: string, version = 'a', content = `<h2>${ key }</h2>` ) =>
	`<section data-live-update="${ version }" id="update-${ key }">${ content }</section>`;

/** Returns the versions of the updates in HTML. */
export const versionsIn = ( html: string ): Record< string, string > =>
	Object.fromEntries(
		[ ...html.matchAll( /data-live-update="(\w*)" id="([\w-]+)"/g ) ].map( ( [ , version = '', id = '' ] ) => [
			id,
			version,
		] )
	);
