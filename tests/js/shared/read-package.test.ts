import {
	isComponent,
	isFunction,
	isOptional,
	isStore,
	readPackage,
} from '../../../src/shared/admin/packages/read-package';

interface Exports {
	readonly store: object;
	readonly useEntity: () => string;
	readonly Panel?: () => null;
}

const checks = { store: isStore, useEntity: isFunction, Panel: isOptional( isComponent ) };

const setPackage = ( value: unknown ): void => {
	Object.assign( window, { wp: { coreData: value } } );
};

afterEach( () => setPackage( undefined ) );

test( 'returns the exports of the script', () => {
	const exports = { store: { name: 'core', instantiate: () => ( {} ) }, useEntity: () => 'post' };
	setPackage( exports );
	expect( readPackage< Exports >( 'coreData', checks ).useEntity() ).toBe( 'post' );
	setPackage( { ...exports, Panel: () => null } );
	expect( readPackage< Exports >( 'coreData', checks ).Panel ).toBeDefined();
} );

test( 'reports exports that are missing or of another kind', () => {
	setPackage( { store: { name: 'core' }, useEntity: 'post', Panel: 1 } );
	expect( () => readPackage< Exports >( 'coreData', checks ) ).toThrow(
		'The script wp.coreData does not export store, useEntity, Panel.'
	);
} );

test( 'reports all required exports of a script that did not run', () => {
	setPackage( undefined );
	expect( () => readPackage< Exports >( 'coreData', checks ) ).toThrow(
		'The script wp.coreData does not export store, useEntity.'
	);
} );
