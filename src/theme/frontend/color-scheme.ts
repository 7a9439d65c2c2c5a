/**
 * Checks the radio button of the stored color scheme. The scheme itself is applied by a script in the head
 * (theme/inc/Components/ColorScheme.php).
 */
export function updateSchemeSwitch(): void {
	const radio = document.querySelector< HTMLInputElement >(
		`input[name="courant-scheme"][value="${ document.documentElement.dataset[ 'scheme' ] ?? '' }"]`
	);
	if ( radio ) {
		radio.checked = true;
	}
}
