import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areMet, isMet } from '../../../src/application-forms/frontend/condition-rules';
import type { Conditions } from '../../../src/application-forms/frontend/condition-rules';
import { watchConditions } from '../../../src/application-forms/frontend/conditions';
import { parsePrinted } from '../../../src/shared/config/parse-printed';
import { findElement } from '../support/dom';

interface Case {
	title: string;
	operator: string;
	value: string;
	given: string[];
	holds: boolean;
}

const cases = parsePrinted< Case[] >(
	readFileSync( join( __dirname, '../../fixtures/applications/conditions.json' ), 'utf8' )
);

// tests/php/Unit/ApplicationForms/FormDefinitionTest.php tests the same cases on the server.
test.each( cases )( '$title', ( { operator, value, given, holds: expected } ) => {
	expect( isMet( { field: 'x', operator, value }, given ) ).toBe( expected );
} );

interface GroupCase {
	title: string;
	condition: Conditions;
	given: Record< string, string[] >;
	holds: boolean;
}

const groupCases = parsePrinted< GroupCase[] >(
	readFileSync( join( __dirname, '../../fixtures/applications/condition-groups.json' ), 'utf8' )
);

test.each( groupCases )( '$title', ( { condition, given, holds: expected } ) => {
	expect( areMet( condition, ( field ) => given[ field ] ?? [] ) ).toBe( expected );
} );

const when = ( field: string, operator: string, value = '' ) =>
	`data-show-when='${ JSON.stringify( { field, operator, value } ) }'`;

test( 'conditions show and hide fields, and hidden fields are neither sent nor visible to later conditions', async () => {
	document.body.innerHTML = `<form class="awsm-application-form">
        <input type="checkbox" name="shift[]" value="Days"><input type="checkbox" name="shift[]" value="Nights">
        <div id="why" ${ when( 'shift', 'is', 'Nights' ) }><input name="why" value="sleepless" required></div>
        <div id="more" ${ when( 'why', 'filled' ) }><textarea name="more"></textarea></div>
        <div id="both" data-show-when='${ JSON.stringify( {
			match: 'all',
			rules: [
				{ field: 'shift', operator: 'is', value: 'Days' },
				{ field: 'why', operator: 'filled', value: '' },
			],
		} ) }'></div>
        <div id="odd" data-show-when="{"><input name="odd"></div>
    </form>`;
	const form = findElement( 'form', HTMLFormElement );
	watchConditions();
	const shown = () =>
		[ ...form.querySelectorAll< HTMLElement >( 'div' ) ]
			.filter( ( group ) => ! group.hidden )
			.map( ( group ) => group.id );
	expect( shown() ).toEqual( [ 'odd' ] );
	expect( [ ...new FormData( form ).keys() ] ).toEqual( [ 'odd' ] );

	form.querySelectorAll( 'input' )[ 1 ]?.click();
	expect( shown() ).toEqual( [ 'why', 'more', 'odd' ] );
	expect( [ ...new FormData( form ).keys() ] ).toEqual( [ 'shift[]', 'why', 'more', 'odd' ] );

	form.querySelectorAll( 'input' )[ 0 ]?.click();
	expect( shown() ).toEqual( [ 'why', 'more', 'both', 'odd' ] );

	form.reset();
	await new Promise( ( done ) => setTimeout( done, 5 ) );
	expect( shown() ).toEqual( [ 'odd' ] );
} );
