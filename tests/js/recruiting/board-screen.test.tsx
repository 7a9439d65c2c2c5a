import { act, fireEvent, render, screen } from '@testing-library/react';
import { Board } from '../../../src/recruiting/admin/applications/Board';
import { discardSavedBoard } from '../../../src/recruiting/admin/applications/board-store';
import { DEFAULT_QUERY } from '../../../src/recruiting/admin/applications/query';
import { ScreenNotices, notices } from '../../../src/shared/admin/notices';
import type { ApplicationBoard } from '../../../src/shared/config/generated';
import { click, failWith, respondTo, writes } from '../support/screen';
import { calls } from '../support/wordpress';
import { STAGES, detail, printScreenConfig, row } from './screens-support';

jest.mock(
	'@wordpress/api-fetch',
	() => jest.requireActual< { apiFetch: unknown } >( '../support/wordpress' ).apiFetch,
	{ virtual: true }
);

const board = ( stage: string, version = 1 ): ApplicationBoard => ( {
	columns: STAGES.map( ( { slug } ) => ( {
		stage: slug,
		total: slug === stage ? 1 : 0,
		items: slug === stage ? [ row( { stage, version } ) ] : [],
	} ) ),
	folders: { inbox: 1, suspected: 0, withdrawn: 0, trash: 0 },
} );
const select = () => screen.getByLabelText< HTMLSelectElement >( 'Stage of Ada' );
const typingEnds = () => act( () => new Promise( ( resolve ) => setTimeout( resolve, 200 ) ) );

beforeEach( async () => {
	calls.length = 0;
	discardSavedBoard();
	window.sessionStorage.clear();
	notices.clear();
	printScreenConfig();
	render(
		<>
			<ScreenNotices />
			<Board query={ DEFAULT_QUERY } hrefOf={ () => '#' } open={ () => undefined } setQuery={ () => undefined } />
		</>
	);
	await typingEnds();
	await respondTo( calls[ 0 ], board( 'publish' ) );
	fireEvent.change( select(), { target: { value: 'interview' } } );
	await typingEnds();
} );

test( 'a moved card is in its new stage before the server has responded', async () => {
	expect( select().value ).toBe( 'interview' );
	expect( writes() ).toHaveLength( 1 );
	await respondTo( writes()[ 0 ], row( { version: 2, stage: 'interview' } ) );
	expect( screen.getByText( 'Ada moved to “interview”.' ) ).toBeTruthy();
} );

test( 'a card that another user moved returns, and is then shown where it is now', async () => {
	await failWith( writes()[ 0 ], 'courant_application_changed', 409 );
	expect( select().value ).toBe( 'publish' );
	expect( calls.at( -1 )?.options.path ).toMatch( /applications\/7\?/ );
	await respondTo( calls.at( -1 ), detail( 7, { row: row( { stage: 'offer', version: 5 } ) } ) );
	expect( select().value ).toBe( 'offer' );
	fireEvent.change( select(), { target: { value: 'publish' } } );
	await typingEnds();
	expect( writes().at( -1 )?.options.data ).toEqual( { version: 5, stage: 'publish' } );
} );

test( 'without network the card returns, and the board stays', async () => {
	await failWith( writes()[ 0 ], 'fetch_error' );
	expect( select().value ).toBe( 'publish' );
	await typingEnds();
	expect( calls.filter( ( { options } ) => ( options.method ?? 'GET' ) === 'GET' ) ).toHaveLength( 1 );
} );

test( 'the notice about a move that was reverted does not claim that it is kept, and Try again moves the card', async () => {
	await failWith( writes()[ 0 ], 'fetch_error' );
	expect( screen.getByRole( 'alert' ).textContent ).toMatch( /could not be reached, and the change was not saved/ );
	await click( 'Try again' );
	await typingEnds();
	expect( select().value ).toBe( 'interview' );
	await respondTo( writes()[ 1 ], row( { version: 2, stage: 'interview' } ) );
	fireEvent.change( select(), { target: { value: 'offer' } } );
	await typingEnds();
	expect( writes()[ 2 ]?.options.data ).toEqual( { version: 2, stage: 'offer' } );
} );

test( 'a card that was deleted meanwhile is removed', async () => {
	await failWith( writes()[ 0 ], 'courant_application_gone', 404 );
	await failWith( calls.at( -1 ), 'courant_application_gone', 404 );
	expect( screen.queryByLabelText( 'Stage of Ada' ) ).toBeNull();
} );

test( 'the focus stays in the select of a card that moves to another column', async () => {
	act( () => select().focus() );
	fireEvent.change( select(), { target: { value: 'offer' } } );
	await typingEnds();
	expect( document.activeElement ).toBe( select() );
} );

test( 'Undo moves a card back, with the version of the move', async () => {
	await respondTo( writes()[ 0 ], row( { version: 2, stage: 'interview' } ) );
	await click( 'Undo' );
	expect( select().value ).toBe( 'publish' );
	expect( writes()[ 1 ]?.options.data ).toEqual( { version: 2, stage: 'publish' } );
	await respondTo( writes()[ 1 ], row( { version: 3, stage: 'publish' } ) );
	expect( screen.getByText( 'Ada moved to “publish”.' ) ).toBeTruthy();
} );

test( 'a move that sent an email offers no Undo', async () => {
	await respondTo( writes()[ 0 ], row( { version: 2, stage: 'interview' } ) );
	Object.assign( window.courantRecruiting?.stages.find( ( { slug } ) => slug === 'offer' ) ?? {}, { mails: true } );
	fireEvent.change( select(), { target: { value: 'offer' } } );
	await typingEnds();
	await respondTo( writes()[ 1 ], row( { version: 3, stage: 'offer' } ) );
	Object.assign( window.courantRecruiting?.stages.find( ( { slug } ) => slug === 'offer' ) ?? {}, { mails: false } );
	expect( screen.getByText( 'Ada moved to “offer”.' ) ).toBeTruthy();
	expect( screen.queryByRole( 'button', { name: 'Undo' } ) ).toBeNull();
} );
