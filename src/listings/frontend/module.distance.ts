/**
 * Keeps the value of the filter by distance in its hidden select, which the scripts of lists read and write like those of
 * other filters.
 */

interface Fields {
	place: HTMLInputElement;
	within: HTMLInputElement;
	select: HTMLSelectElement;
}

const VALUE = /^(\d+)(?:km|mi) (.+)$/;

/** Commas separate values in URLs, so "Kiel, Germany" becomes "Kiel (Germany)", as on the server. */
function normalizePlace( text: string ): string {
	const [ city = '', ...areas ] = text
		.replace( /\s+/g, ' ' )
		.split( ',' )
		.map( ( part ) => part.trim() )
		.filter( Boolean );
	return areas.length ? `${ city } (${ areas.join( ' ' ) })` : city;
}

function writeValue( { place, within, select }: Fields ): void {
	const name = normalizePlace( place.value );
	const distance = Math.min( Math.max( 1, Math.round( Number( within.value ) ) || 25 ), Number( within.max ) );
	if ( name === '' ) {
		select.value = '';
		return;
	}
	const value = `${ distance }${ select.dataset[ 'unit' ] ?? 'km' } ${ name }`;
	const option =
		[ ...select.options ].find( ( known ) => known.value === value ) ?? document.createElement( 'option' );
	option.value = value;
	option.text = ( select.dataset[ 'format' ] ?? '%1$s %2$s' )
		.replace( '%1$s', new Intl.NumberFormat( document.documentElement.lang || undefined ).format( distance ) )
		.replace( '%2$s', () => name );
	select.append( option );
	select.value = value;
}

function readValue( { place, within, select }: Fields ): void {
	const [ , distance, name ] = VALUE.exec( select.value ) ?? [];
	place.value = name ?? '';
	within.value = distance ?? within.value;
	place.removeAttribute( 'aria-invalid' );
}

/** @param select the hidden select of the filter */
export function init( select: HTMLElement ): void {
	const group = select.parentElement;
	const place = group?.querySelector< HTMLInputElement >( 'input[list]' );
	const within = group?.querySelector< HTMLInputElement >( 'input[type="number"]' );
	const form = group?.closest( 'form' );
	if ( ! ( select instanceof HTMLSelectElement ) || ! group || ! place || ! within || ! form ) {
		return;
	}
	const fields = { place, within, select };
	// Capturing, because lists read the select in their own listeners.
	group.addEventListener(
		'change',
		() => {
			group.querySelector( '.courant-distance-unknown' )?.remove();
			place.removeAttribute( 'aria-invalid' );
			writeValue( fields );
		},
		true
	);
	form.addEventListener( 'submit', () => writeValue( fields ), true );
	form.addEventListener( 'courant:controls', () => readValue( fields ) );
}
