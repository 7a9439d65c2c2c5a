import { settled } from '../support/requests';

type AjaxListener = ( event: unknown, request: unknown, settings: { data?: unknown } ) => void;

/** Calls what is registered for failed requests of jQuery. */
let fail: AjaxListener = () => undefined;

const editor = () => document.querySelector( '.inline-editor' ) ?? document.body;
const field = ( name: string ) => editor().querySelector< HTMLInputElement >( `[name="${ name }"]` );
const notice = () => editor().querySelector( '.notice-error' );

/** The list of openings as WordPress prints it, with quick edit opened for a row. */
async function openQuickEdit( reference: string, closingDate: string ): Promise< void > {
	document.body.innerHTML = `
		<table class="widefat"><tbody id="the-list"><tr id="post-3"><td><div id="inline_3">
			<div class="courant_reference">${ reference }</div>
			<div class="courant_closing_at">${ closingDate }</div>
		</div></td></tr></tbody></table>`;
	Object.assign( window, {
		jQuery: () => ( {
			on: ( _type: string, listener: AjaxListener ) => {
				fail = listener;
			},
		} ),
	} );
	await jest.isolateModulesAsync( async () => {
		await import( '../../../src/openings/admin/list/index' );
	} );
	document.getElementById( 'the-list' )?.insertAdjacentHTML(
		'beforeend',
		`<tr id="edit-3" class="inline-editor"><td>
			<input name="reference" data-courant-field="courant_reference">
			<input name="never" type="checkbox" data-courant-empty="courant_closing_at">
			<div class="inline-edit-save"><span class="spinner is-active"></span>
				<div class="notice notice-error hidden"><p class="error"></p></div></div>
		</td></tr>`
	);
	await settled();
}

test( 'quick edit shows the stored values of its row', async () => {
	await openQuickEdit( 'HR-7', '' );
	expect( field( 'reference' )?.value ).toBe( 'HR-7' );
	expect( field( 'never' )?.checked ).toBe( true );
	await openQuickEdit( '', '2026-12-01T10:00' );
	expect( field( 'never' )?.checked ).toBe( false );
} );

test( 'a failed request is reported, the row can be saved again, and what was typed stays', async () => {
	await openQuickEdit( 'HR-7', '' );
	const input = field( 'reference' );
	if ( input ) {
		input.value = 'HR-8';
	}
	fail( {}, {}, { data: 'action=inline-save&post_ID=3' } );
	expect( notice()?.getAttribute( 'role' ) ).toBe( 'alert' );
	expect( notice()?.classList.contains( 'hidden' ) ).toBe( false );
	expect( notice()?.textContent ).toContain( 'Your changes are still here.' );
	expect( editor().querySelector( '.spinner' )?.classList.contains( 'is-active' ) ).toBe( false );
	expect( field( 'reference' )?.value ).toBe( 'HR-8' );
} );

test( 'a failed request of something else changes nothing', async () => {
	await openQuickEdit( 'HR-7', '' );
	fail( {}, {}, { data: 'action=heartbeat' } );
	fail( {}, {}, {} );
	expect( notice()?.classList.contains( 'hidden' ) ).toBe( true );
} );
