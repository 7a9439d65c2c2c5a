import assert from 'node:assert/strict';
import { join } from 'node:path';
import test from 'node:test';
import { silentLog } from '../../../../tools/lib/log.mjs';
import { startSite, stopSite } from '../../../../tools/lib/site.mjs';
import { scratch } from '../support.mjs';
import { checkSite, checkStop } from './journey.mjs';

for ( const version of [ 'oldest', 'newest' ] ) {
	test( `WordPress ${ version } on native PHP: anonymous visitors, an administrator, emails, persistent data`, async ( t ) => {
		const dir = join( await scratch( t, ( folder ) => stopSite( join( folder, 'site' ) ) ), 'site' );
		const site = await startSite( { runtime: 'native', dir, version, demo: false, log: silentLog } );
		await checkSite( site, t );
		await t.test( 'it stops, and its port is free', () => checkStop( site, dir ) );
		const again = await startSite( { runtime: 'native', dir, version, demo: false, log: silentLog } );
		const post = await fetch( `${ again.url }/hello-world/` );
		assert.match( await post.text(), /Renamed by the test/ );
	} );
}
