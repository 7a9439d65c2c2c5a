import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { GettextExtractor, JsExtractors } from 'gettext-extractor';
import { mo, po } from 'gettext-parser';
import { WP_Pot } from 'wp-pot';

/** The two packages and where their scripts are; public scripts get their words from PHP. */
export const DOMAINS = [
	{ domain: 'courant-desk', folder: 'plugin', scripts: 'src/admin', title: 'Courant Desk' },
	{ domain: 'courant', folder: 'theme', scripts: '', title: 'Courant' },
];

const CALLS = [
	['__', { text: 0 }],
	['_x', { text: 0, context: 1 }],
	['_n', { text: 0, textPlural: 1 }],
	['_nx', { text: 0, textPlural: 1, context: 3 }],
];

const key = (context, id) => `${context ?? ''}\u0004${id}`;

/** Strings of the TypeScript below a folder, as messages of gettext-parser. */
async function scriptMessages(root, folder) {
	const extractor = new GettextExtractor();
	const calls = CALLS.map(([name, arguments_]) => JsExtractors.callExpression(name, { arguments: arguments_, comments: { sameLineLeading: true, otherLineLeading: true, regex: /translators:\s*(.*)/i } }));
	const parser = extractor.createJsParser(calls);
	const walk = async (path) => {
		for (const entry of await readdir(path, { withFileTypes: true })) {
			const full = join(path, entry.name);
			if (entry.isDirectory()) {
				await walk(full);
			} else if (/\.tsx?$/.test(entry.name)) {
				parser.parseString(await readFile(full, 'utf8'), relative(root, full));
			}
		}
	};
	if (folder && existsSync(join(root, folder))) {
		await walk(join(root, folder));
	}
	return extractor.getMessages();
}

/**
 * All strings of a package for translators.
 *
 * @param {string} root the project
 * @param {{ domain: string, folder: string, scripts: string, title: string }} target
 * @returns {Promise<string>} a .pot file
 */
export async function template(root, { domain, folder, scripts, title }) {
	const reader = new WP_Pot({ pathsRelativeTo: root, php: { textdomain: domain } });
	const text = reader.parse([`${join(root, folder)}/**/*.php`, `!${join(root, folder)}/build/**`, `!${join(root, folder)}/languages/**`]).generatePot();
	const parsed = po.parse(text);
	for (const message of await scriptMessages(root, scripts)) {
		const group = (parsed.translations[message.context ?? ''] ??= {});
		const known = group[message.text ?? ''];
		const reference = message.references.join('\n');
		if (known) {
			known.comments = { ...known.comments, reference: [known.comments?.reference, reference].filter(Boolean).join('\n') };
		} else {
			group[message.text] = {
				msgid: message.text,
				...(message.context ? { msgctxt: message.context } : {}),
				...(message.textPlural ? { msgid_plural: message.textPlural } : {}),
				msgstr: message.textPlural ? ['', ''] : [''],
				comments: { reference, ...(message.comments.length > 0 ? { extracted: message.comments.join('\n') } : {}) },
			};
		}
	}
	parsed.headers['Project-Id-Version'] = title;
	return po.compile(parsed).toString('utf8');
}

const quoted = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** A translation as WordPress reads it fastest: a PHP file that returns an array. */
function phpOf(domain, translation) {
	const rows = [];
	for (const [context, messages] of Object.entries(translation.translations)) {
		for (const { msgid, msgstr } of Object.values(messages)) {
			if (msgid && msgstr.some((text) => text !== '')) {
				const id = context ? `${context}\u0004${msgid}` : msgid;
				rows.push(`${quoted(id)} => ${msgstr.map(quoted).join(` . "\\0" . `)}`);
			}
		}
	}
	const headers = translation.headers;
	return `<?php\nreturn ['domain' => ${quoted(domain)}, 'plural-forms' => ${quoted(headers['Plural-Forms'] ?? '')}, 'language' => ${quoted(headers.Language ?? '')}, 'messages' => [${rows.join(', ')}]];\n`;
}

/** What wp-admin's script of one room says, as wp-i18n reads it. */
function jsonOf(domain, translation, messages) {
	const data = { '': { domain, lang: translation.headers.Language ?? '', 'plural-forms': translation.headers['Plural-Forms'] ?? '' } };
	for (const { text, context } of messages) {
		const found = translation.translations[context ?? '']?.[text];
		if (found?.msgstr.some((one) => one !== '')) {
			data[context ? key(context, text) : text] = found.msgstr;
		}
	}
	return JSON.stringify({ domain, locale_data: { [domain]: data } });
}

/** Makes, beside each .po of both packages, what WordPress reads: .mo, .l10n.php and a .json for each script of wp-admin. */
export async function compile(root) {
	let made = 0;
	for (const target of DOMAINS) {
		const folder = join(root, target.folder, 'languages');
		const files = existsSync(folder) ? (await readdir(folder)).filter((file) => file.endsWith('.po')) : [];
		for (const file of files) {
			const translation = po.parse(await readFile(join(folder, file)));
			const name = basename(file, '.po');
			await writeFile(join(folder, `${name}.mo`), mo.compile(translation));
			await writeFile(join(folder, `${name}.l10n.php`), phpOf(target.domain, translation));
			made += 1;
			if (target.scripts && existsSync(join(root, target.scripts))) {
				for (const room of await readdir(join(root, target.scripts))) {
					const messages = await scriptMessages(root, `${target.scripts}/${room}`);
					await writeFile(join(folder, `${name}-${target.domain}-${room}.json`), jsonOf(target.domain, translation, messages));
				}
			}
		}
	}
	return made;
}

/** Writes the .pot of both packages; they are made, not kept. @returns {Promise<string[]>} their paths */
export async function writeTemplates(root) {
	const written = [];
	for (const target of DOMAINS) {
		const folder = join(root, target.folder, 'languages');
		await mkdir(folder, { recursive: true });
		const path = join(folder, `${target.domain}.pot`);
		await writeFile(path, await template(root, target));
		written.push(path);
	}
	return written;
}
