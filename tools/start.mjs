#!/usr/bin/env node
/**
 * `npm start`: from a fresh clone to a running site with demo content.
 *
 *   npm start [-- --fresh] [--port N]
 *
 * `COURANT_RUNTIME=native|playground|docker` decides what runs PHP; otherwise the best available runtime.
 */
import { startDevelopmentSite } from './lib/development-site.mjs';
import { createLog } from './lib/log.mjs';
import { readOptions, runTool } from './lib/options.mjs';

await runTool( async () => {
	const { fresh, port } = readOptions( { fresh: 'flag', port: 'port' } );
	const site = await startDevelopmentSite( { log: createLog( { stream: process.stdout } ), fresh, port } );
	process.stdout.write( `
  Courant runs on WordPress ${ site.version }.

  Site      ${ site.url }/
  Admin     ${ site.url }/wp-admin/
  Login     admin, password: password
  Emails    ${ site.mail }

  Watch and rebuild with: npm run dev
  Stop it with: npm stop
` );
} );
