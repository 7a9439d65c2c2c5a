import { copyFileSync, existsSync, mkdirSync, renameSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setting } from './call-site';

const content = ( ...path: string[] ): string => join( setting( 'COURANT_TEST_SITE' ), 'wp-content', ...path );

/** Copies a must-use plugin of tests/e2e/mu-plugins to the test site. Workers may install the same one at once. */
export function installMuPlugin( name: string ): void {
	const file = content( 'mu-plugins', `${ name }.php` );
	mkdirSync( content( 'mu-plugins' ), { recursive: true } );
	copyFileSync( resolve( import.meta.dirname, '../mu-plugins', `${ name }.php` ), `${ file }.${ process.pid }` );
	renameSync( `${ file }.${ process.pid }`, file );
}

/** Links a theme of tests/fixtures/themes in the test site as `test-…`. @returns its stylesheet name */
export function installTheme( name: string ): string {
	const stylesheet = `test-${ name }`;
	if ( ! existsSync( content( 'themes', stylesheet ) ) ) {
		symlinkSync( resolve( import.meta.dirname, '../../fixtures/themes', name ), content( 'themes', stylesheet ) );
	}
	return stylesheet;
}
