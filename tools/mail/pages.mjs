const STYLE = `
:root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 25%, transparent); }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; padding: 1rem; max-width: 60rem; }
table { border-collapse: collapse; inline-size: 100%; }
th, td { text-align: start; padding: .5rem .5rem .5rem 0; border-block-end: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; }
dt { font-weight: 600; } dd { margin: 0; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid var(--line); padding: 1rem; }
iframe { inline-size: 100%; block-size: 30rem; border: 1px solid var(--line); background: #fff; }
button { font: inherit; padding: .4rem .8rem; }
`;

/** What a frame of a caught mail may do: nothing. Its pictures and styles stay inside the mail itself. */
export const FRAME_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";
export const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; form-action 'self'; base-uri 'none'";

export function escapeHtml(text) {
    return String(text).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** @param {import('./store.mjs').Message[]} messages */
export function listPage(messages) {
    const rows = messages
        .map(
            (mail) => `<tr>
<td><a href="/message/${mail.id}">${escapeHtml(mail.subject || '(no subject)')}</a></td>
<td>${escapeHtml(mail.to.join(', '))}</td>
<td>${escapeHtml(mail.from)}</td>
<td><time datetime="${mail.received}">${escapeHtml(mail.received.replace('T', ' ').slice(0, 19))} UTC</time></td>
<td>${mail.attachments.length}</td>
</tr>`,
        )
        .join('\n');
    const table = `<table>
<caption>The newest first</caption>
<thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">From</th><th scope="col">Received</th><th scope="col">Files</th></tr></thead>
<tbody>${rows}</tbody>
</table>
<form method="post" action="/clear"><button type="submit">Delete all mails</button></form>`;
    return page(
        `Mails (${messages.length})`,
        `<h1>Mails that the site sent</h1>
<p>None of them left this machine. <a href="/">Look again</a></p>
${messages.length > 0 ? table : '<p>No mail yet.</p>'}`,
    );
}

/** @param {import('./store.mjs').Message} mail */
export function messagePage(mail) {
    const files = mail.attachments.map((file) => `<li>${escapeHtml(file.name)} (${escapeHtml(file.type)}, ${file.size} bytes)</li>`);
    return page(
        mail.subject || '(no subject)',
        `<p><a href="/">All mails</a></p>
<h1>${escapeHtml(mail.subject || '(no subject)')}</h1>
<dl>
<dt>From</dt><dd>${escapeHtml(mail.from)}</dd>
<dt>To</dt><dd>${escapeHtml(mail.to.join(', '))}</dd>
<dt>Envelope</dt><dd>${escapeHtml(mail.envelope.from)} to ${escapeHtml(mail.envelope.to.join(', '))}</dd>
<dt>Received</dt><dd><time datetime="${mail.received}">${escapeHtml(mail.received)}</time></dd>
</dl>
${mail.text ? `<h2>Text</h2>\n<pre>${escapeHtml(mail.text)}</pre>` : ''}
${mail.html ? `<h2>HTML</h2>\n<iframe title="The mail as HTML" sandbox="" src="/message/${mail.id}/html"></iframe>` : ''}
<h2>Files</h2>
${files.length > 0 ? `<ul>${files.join('')}</ul>` : '<p>None.</p>'}
<p><a href="/message/${mail.id}/raw">The mail as it was sent</a></p>`,
    );
}

export function notFoundPage() {
    return page('Not here', '<h1>This mail is not here</h1>\n<p><a href="/">All mails</a></p>');
}

function page(title, body) {
    return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
<link rel="icon" href="data:,">
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}
