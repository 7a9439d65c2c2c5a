import { lowContrastPairs, previewValues } from '../../../src/email/admin/model';

test( 'reports each pair of colors with low contrast', () => {
	const colors = { accent: '#b42318', background: '#f1eee7', paper: '#ffffff', ink: '#17181c' };
	expect( lowContrastPairs( colors ) ).toEqual( [] );
	expect( lowContrastPairs( { ...colors, accent: '#ffcc00' } ) ).toEqual( [ { pair: 'link', contrast: 1.5 } ] );
	expect( lowContrastPairs( { ...colors, ink: '#cccccc' } ).map( ( entry ) => entry.pair ) ).toEqual( [
		'text',
		'footer',
	] );
	expect( lowContrastPairs( { ...colors, ink: '#cc' } ) ).toEqual( [] );
} );

test( 'a preview receives only the settings that change emails', () => {
	expect( previewValues( { mail_look: { html: true }, protection: { secret: 'x' }, mails: {} } ) ).toEqual( {
		mail_look: { html: true },
		mails: {},
	} );
} );
