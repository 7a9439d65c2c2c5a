const STYLE = `
:root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 25%, transparent); }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; padding: 1rem; max-width: 60rem; }
h1 { font-size: clamp(1.375rem, 4vw, 2rem); line-height: 1.25; overflow-wrap: anywhere; }
table { border-collapse: collapse; inline-size: 100%; margin-block-end: 1rem; }
caption { text-align: start; padding-block-end: .5rem; }
th, td { text-align: start; padding: .5rem .5rem .5rem 0; border-block-end: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere; }
th { white-space: nowrap; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; }
dt { font-weight: 600; } dd { margin: 0; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid var(--line); padding: 1rem; }
iframe { inline-size: 100%; block-size: 30rem; border: 1px solid var(--line); background: #fff; }
button { font: inherit; padding: .4rem .8rem; }
.label { display: none; }
@media (width < 45rem) {
  table, caption, tbody, tr, td { display: block; }
  thead { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
  tr { padding-block: .75rem; border-block-start: 1px solid var(--line); }
  td { padding: 0; border: 0; }
  td:has(.label) { display: grid; grid-template-columns: 5rem 1fr; }
  td:first-child { font-weight: 600; font-size: 1.0625rem; }
  .label { display: inline; opacity: .75; }
  dl { grid-template-columns: 1fr; gap: 0; }
  dd { margin-block-end: .5rem; }
}
`;

/** Permissions of the frame of a caught email: none. Only styles of the email, and images of it and of this machine. */
export const FRAME_POLICY =
	"default-src 'none'; style-src 'unsafe-inline'; img-src data: http://localhost:* http://127.0.0.1:*; sandbox";
export const PAGE_POLICY =
	"default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; form-action 'self'; base-uri 'none'";

export function escapeHtml( text ) {
	return String( text ).replace( /[&<>"']/g, ( sign ) => `&#${ sign.charCodeAt( 0 ) };` );
}

/** Columns next to the subject; on narrow screens the values of an email are stacked, each after its label. */
const COLUMNS = [
	[ 'To', ( email ) => escapeHtml( email.to.join( ', ' ) ) ],
	[ 'From', ( email ) => escapeHtml( email.from ) ],
	[
		'Received',
		( email ) =>
			`<time datetime="${ email.received }">${ escapeHtml( email.received.replace( 'T', ' ' ).slice( 0, 19 ) ) } UTC</time>`,
	],
	[ 'Files', ( email ) => email.attachments.length ],
];

/** Uses ARIA roles, which a table displayed as blocks loses. @param {import('./store.mjs').Message[]} messages */
export function listPage( messages ) {
	const rows = messages
		.map(
			( email ) => `<tr role="row">
<td role="cell"><a href="/message/${ email.id }">${ escapeHtml( email.subject || '(no subject)' ) }</a></td>
${ COLUMNS.map( ( [ name, show ] ) => `<td role="cell"><span class="label" aria-hidden="true">${ name }</span> <span>${ show( email ) }</span></td>` ).join( '\n' ) }
</tr>`
		)
		.join( '\n' );
	const table = `<table role="table">
<caption>Newest first</caption>
<thead role="rowgroup"><tr role="row">${ [ 'Subject', ...COLUMNS.map( ( [ name ] ) => name ) ].map( ( name ) => `<th role="columnheader" scope="col">${ name }</th>` ).join( '' ) }</tr></thead>
<tbody role="rowgroup">${ rows }</tbody>
</table>
<form method="post" action="/clear"><button type="submit">Delete all emails</button></form>`;
	return page(
		`Emails (${ messages.length })`,
		`<h1>Emails of the site</h1>
<p>These emails were not sent to their recipients. <a href="/">Reload</a></p>
${ messages.length > 0 ? table : '<p>No emails yet.</p>' }`
	);
}

/** @param {import('./store.mjs').Message} mail */
export function messagePage( email ) {
	const files = email.attachments.map(
		( file ) => `<li>${ escapeHtml( file.name ) } (${ escapeHtml( file.type ) }, ${ file.size } bytes)</li>`
	);
	return page(
		email.subject || '(no subject)',
		`<p><a href="/">All emails</a></p>
<h1>${ escapeHtml( email.subject || '(no subject)' ) }</h1>
<dl>
<dt>From</dt><dd>${ escapeHtml( email.from ) }</dd>
<dt>To</dt><dd>${ escapeHtml( email.to.join( ', ' ) ) }</dd>
<dt>Envelope</dt><dd>${ escapeHtml( email.envelope.from ) } to ${ escapeHtml( email.envelope.to.join( ', ' ) ) }</dd>
<dt>Received</dt><dd><time datetime="${ email.received }">${ escapeHtml( email.received ) }</time></dd>
</dl>
${ email.text ? `<h2>Text</h2>\n<pre>${ escapeHtml( email.text ) }</pre>` : '' }
${ email.html ? `<h2>HTML</h2>\n<iframe title="The mail as HTML" sandbox="" src="/message/${ email.id }/html"></iframe>` : '' }
<h2>Files</h2>
${ files.length > 0 ? `<ul>${ files.join( '' ) }</ul>` : '<p>None.</p>' }
<p><a href="/message/${ email.id }/raw">The mail as it was sent</a></p>`
	);
}

export function notFoundPage() {
	return page( 'Email not found', '<h1>Email not found</h1>\n<p><a href="/">All emails</a></p>' );
}

function page( title, body ) {
	return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${ escapeHtml( title ) }</title>
<style>${ STYLE }</style>
<link rel="icon" href="data:,">
</head>
<body>
<main>
${ body }
</main>
</body>
</html>
`;
}
