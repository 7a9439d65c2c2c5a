import fc from 'fast-check';
import {
	choiceForAll,
	applyPrivacySignal,
	parseChoice,
	consentModeSignals,
	serializeChoice,
} from '../../../src/consent/frontend/choice';
import { deleteStored } from '../../../src/consent/frontend/storage';

const choices = fc.record( { preferences: fc.boolean(), statistics: fc.boolean(), marketing: fc.boolean() } );

test( 'a choice is read as it was written, and only under its own revision', () => {
	fc.assert(
		fc.property( choices, fc.integer( { min: 1, max: 9999 } ), ( choice, revision ) => {
			expect( parseChoice( serializeChoice( choice, revision ), revision ) ).toEqual( choice );
			expect( parseChoice( serializeChoice( choice, revision ), revision + 1 ) ).toBeUndefined();
		} )
	);
} );

test.each( [ undefined, '', '1', '2.marketing', 'x.marketing', '.marketing' ] )( '%s is no choice', ( value ) => {
	expect( parseChoice( value, 1 ) ).toBeUndefined();
} );

test( 'a stored choice allows only its own categories', () => {
	fc.assert(
		fc.property( fc.string(), ( text ) => {
			const choice = parseChoice( `1.${ text }`, 1 );
			expect( choice?.marketing ?? false ).toBe( text.split( '.' )[ 0 ]?.split( '+' ).includes( 'marketing' ) );
		} )
	);
} );

test( 'the signal of the browser overrides only the choice for marketing', () => {
	expect( applyPrivacySignal( choiceForAll( true ), true ) ).toEqual( {
		preferences: true,
		statistics: true,
		marketing: false,
	} );
	expect( applyPrivacySignal( choiceForAll( true ), false ) ).toEqual( choiceForAll( true ) );
} );

test( 'all seven signals follow the choice', () => {
	expect( consentModeSignals( { preferences: true, statistics: false, marketing: false } ) ).toEqual( {
		ad_storage: 'denied',
		ad_user_data: 'denied',
		ad_personalization: 'denied',
		analytics_storage: 'denied',
		functionality_storage: 'granted',
		personalization_storage: 'granted',
		security_storage: 'granted',
	} );
	expect( Object.keys( consentModeSignals( choiceForAll( true ) ) ) ).toHaveLength( 7 );
} );

test( 'what services stored is deleted by name, and nothing else', () => {
	[ '_ga=1', '_ga_ABC=1', '_gat=1', 'mine=1', 'x_ga=1' ].forEach( ( cookie ) => ( document.cookie = cookie ) );
	localStorage.setItem( '_hjSession', '1' );
	localStorage.setItem( 'mine', '1' );
	deleteStored( [ '_ga', '_ga_*', '_hj*' ] );
	expect( document.cookie.split( '; ' ).sort() ).toEqual( [ '_gat=1', 'mine=1', 'x_ga=1' ] );
	expect( Object.keys( localStorage ) ).toEqual( [ 'mine' ] );
} );
