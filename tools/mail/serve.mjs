/** `node tools/mail/serve.mjs FOLDER HTTP_PORT SMTP_PORT`: the process of a site's mail catcher. */
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveMails } from './server.mjs';

const [ folder, httpPort, smtpPort ] = process.argv.slice( 2 );
const catcher = await serveMails( { folder, httpPort: Number( httpPort ), smtpPort: Number( smtpPort ) } );
const record = {
	pid: process.pid,
	url: `http://localhost:${ catcher.httpPort }/`,
	httpPort: catcher.httpPort,
	smtpPort: catcher.smtpPort,
};
await writeFile( join( folder, 'catcher.part' ), JSON.stringify( record ) );
await rename( join( folder, 'catcher.part' ), join( folder, 'catcher.json' ) );

for ( const signal of [ 'SIGTERM', 'SIGINT', 'SIGHUP' ] ) {
	process.on( signal, () => process.exit( 0 ) );
}
