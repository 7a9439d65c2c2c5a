import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { join } from 'node:path';
import test from 'node:test';
import { startMailCatcher, stopMailCatcher } from '../../../tools/lib/mail-catcher.mjs';
import { serveMails } from '../../../tools/mail/server.mjs';
import { scratch } from './support.mjs';

const MAIL = [
	'From: Courant <site@courant.example>',
	'To: applicant@example.org',
	'Subject: =?UTF-8?B?VGhhbmtzIDxiPiDwn5iA?=',
	'MIME-Version: 1.0',
	'Content-Type: multipart/mixed; boundary=b',
	'',
	'--b',
	'Content-Type: text/html; charset=utf-8',
	'',
	'<p>Good</p><script>steal()</script>',
	'--b',
	'Content-Type: application/pdf; name=cv.pdf',
	'Content-Disposition: attachment; filename=cv.pdf',
	'Content-Transfer-Encoding: base64',
	'',
	'JVBERi0=',
	'--b--',
	'',
].join( '\r\n' );

async function send( port, email = MAIL ) {
	const socket = connect( port, '127.0.0.1' ).setEncoding( 'utf8' );
	let received = '';
	socket.on( 'data', ( text ) => ( received += text ) );
	const response = async ( code ) => {
		while ( ! new RegExp( `^${ code } [^\\n]*\\n`, 'm' ).test( received ) ) {
			await new Promise( ( done, fail ) => {
				socket.once( 'data', done );
				socket.once( 'error', fail );
				socket.once( 'close', () => fail( new Error( received ) ) );
			} );
		}
		received = '';
	};
	await response( 220 );
	for ( const [ line, code ] of [
		[ 'HELO test', 250 ],
		[ 'MAIL FROM:<site@courant.example>', 250 ],
		[ 'RCPT TO:<applicant@example.org>', 250 ],
		[ 'DATA', 354 ],
		[ `${ email }\r\n.`, 250 ],
	] ) {
		socket.write( `${ line }\r\n` );
		await response( code );
	}
	socket.end( 'QUIT\r\n' );
}

async function open( t, folder ) {
	const catcher = await serveMails( { folder } );
	t.after( () => catcher.close() );
	return { ...catcher, base: `http://127.0.0.1:${ catcher.httpPort }` };
}

test( 'an email is listed with subject, addresses, body and files', async ( t ) => {
	const { base, smtpPort } = await open( t, await scratch( t ) );
	await send( smtpPort );
	const [ email, ...others ] = await ( await fetch( `${ base }/api/messages` ) ).json();
	assert.equal( others.length, 0 );
	assert.equal( email.subject, 'Thanks <b> 😀' );
	assert.equal( email.from, 'Courant <site@courant.example>' );
	assert.deepEqual( email.to, [ 'applicant@example.org' ] );
	assert.deepEqual( email.envelope, { from: 'site@courant.example', to: [ 'applicant@example.org' ] } );
	assert.deepEqual( email.attachments, [ { name: 'cv.pdf', type: 'application/pdf', size: 5 } ] );
} );

test( 'the pages escape email content, and its HTML cannot run or fetch anything', async ( t ) => {
	const { base, smtpPort } = await open( t, await scratch( t ) );
	await send( smtpPort );
	const [ { id } ] = await ( await fetch( `${ base }/api/messages` ) ).json();
	const list = await ( await fetch( base ) ).text();
	assert.match( list, /Thanks &#60;b&#62;/ );
	assert.doesNotMatch( list, /<b>/ );
	const detail = await fetch( `${ base }/message/${ id }` );
	assert.match( await detail.text(), /<iframe title="[^"]+" sandbox="" src=/ );
	const frame = await fetch( `${ base }/message/${ id }/html` );
	assert.match( frame.headers.get( 'content-security-policy' ), /default-src 'none'.*sandbox/ );
	assert.doesNotMatch( frame.headers.get( 'content-security-policy' ), /script-src|allow-/ );
} );

test( 'emails survive a restart, and DELETE clears them', async ( t ) => {
	const folder = await scratch( t );
	const first = await serveMails( { folder } );
	await send( first.smtpPort );
	await first.close();
	const { base } = await open( t, folder );
	assert.equal( ( await ( await fetch( `${ base }/api/messages` ) ).json() ).length, 1 );
	assert.equal( ( await fetch( `${ base }/api/messages`, { method: 'DELETE' } ) ).status, 204 );
	assert.deepEqual( await ( await fetch( `${ base }/api/messages` ) ).json(), [] );
} );

test( 'an unknown email, an invalid path and a page of another site are rejected', async ( t ) => {
	const { base } = await open( t, await scratch( t ) );
	assert.equal( ( await fetch( `${ base }/message/1795252891788-056e62d7` ) ).status, 404 );
	assert.equal( ( await fetch( `${ base }/message/..%2f..%2fetc` ) ).status, 404 );
	assert.equal(
		( await fetch( `${ base }/api/messages`, { headers: { Origin: 'https://elsewhere.example' } } ) ).status,
		403
	);
	assert.equal( ( await fetch( `${ base }/clear`, { method: 'POST', headers: { Origin: 'null' } } ) ).status, 403 );
} );

test( 'the catcher of a folder runs once as a separate process, and is stopped by its record', async ( t ) => {
	const dir = join( await scratch( t, ( folder ) => stopMailCatcher( join( folder, 'mail' ) ) ), 'mail' );
	const running = await startMailCatcher( { dir, httpPort: 38_100, smtpPort: 38_200 } );
	assert.deepEqual( await startMailCatcher( { dir } ), running );
	await send( running.smtpPort );
	assert.equal( ( await ( await fetch( `${ running.url }api/messages` ) ).json() ).length, 1 );
	assert.equal( await stopMailCatcher( dir ), true );
	assert.equal( await stopMailCatcher( dir ), false );
	await assert.rejects( fetch( running.url ) );
} );
