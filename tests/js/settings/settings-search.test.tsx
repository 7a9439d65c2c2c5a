import { fireEvent, screen } from '@testing-library/react';
import { Screen } from '../../../src/settings/admin/index';
import type { Field, Section } from '../../../src/settings/admin/model';
import { renderWithNotices } from '../support/screen';
import { instanceOf } from '../support/dom';

jest.mock(
	'@wordpress/api-fetch',
	() => jest.requireActual< { apiFetch: unknown } >( '../support/wordpress' ).apiFetch,
	{ virtual: true }
);

const field = ( key: string, label: string, help: string ): Field => ( {
	key,
	type: 'text',
	label,
	help,
	placeholder: '',
	choices: [],
	min: 0,
	max: 0,
	default: '',
	value: '',
	saved: false,
} );
const sections: readonly Section[] = [
	{
		group: 'jobs',
		title: 'Job openings',
		tab: 'Jobs',
		fields: [ field( 'company', 'Company name', 'Shown in structured data.' ) ],
	},
	{
		group: 'mails',
		title: 'Emails',
		tab: 'Applications',
		fields: [
			field( 'from', 'Sender', 'Name of the sender.' ),
			field( 'reply', 'Reply-to address', 'Applicants reply to it.' ),
		],
	},
];
const search = ( text: string ) => fireEvent.change( screen.getByRole( 'searchbox' ), { target: { value: text } } );
const inputs = () => screen.queryAllByRole( 'textbox' ).map( ( input ) => input.id && labelOf( input ) );
const labelOf = ( input: Element | null ) => instanceOf( input, HTMLInputElement ).labels?.[ 0 ]?.textContent;

afterEach( () => {
	window.history.replaceState( null, '', '/' );
} );

describe( 'the search in the settings', () => {
	beforeEach( () => {
		window.history.replaceState( null, '', '/edit.php?page=awsm-jobs-settings&tab=jobs' );
		renderWithNotices( <Screen section="jobs" first={ sections } /> );
	} );

	test( 'finds labels and descriptions of all tabs and announces their number', () => {
		expect( inputs() ).toEqual( [ 'Company name' ] );
		search( 'applicants REPLY' );
		expect( inputs() ).toEqual( [ 'Reply-to address' ] );
		expect( screen.getByRole( 'heading' ).textContent ).toBe( 'Applications › Emails' );
		expect( screen.getByText( '1 setting found.' ).getAttribute( 'aria-live' ) ).toBe( 'polite' );
		search( 'no such setting' );
		expect( inputs() ).toEqual( [] );
		screen.getByText( 'No settings found.' );
		search( '' );
		expect( inputs() ).toEqual( [ 'Company name' ] );
		expect( screen.queryByRole( 'link' ) ).toBeNull();
	} );

	test( 'links each setting to its tab', () => {
		search( 'sender' );
		const link = screen.getByRole< HTMLAnchorElement >( 'link', { name: 'Show “Sender” in “Emails”' } );
		const url = new URL( link.href );
		expect( [ url.searchParams.get( 'page' ), url.searchParams.get( 'tab' ), url.hash ] ).toEqual( [
			'awsm-jobs-settings',
			'mails',
			'#courant-setting-mails-from',
		] );
	} );

	test( 'shows and focuses a setting of the current tab without loading the page again', () => {
		search( 'structured' );
		const link = screen.getByRole( 'link' );
		link.focus();
		expect( fireEvent.click( link ) ).toBe( false );
		expect( screen.getByRole< HTMLInputElement >( 'searchbox' ).value ).toBe( '' );
		expect( labelOf( document.activeElement ) ).toBe( 'Company name' );
	} );
} );

test( 'a link to a setting focuses it when the page is opened', () => {
	window.history.replaceState( null, '', '/edit.php?tab=mails#courant-setting-mails-reply' );
	renderWithNotices( <Screen section="mails" first={ sections } /> );
	expect( labelOf( document.activeElement ) ).toBe( 'Reply-to address' );
} );
