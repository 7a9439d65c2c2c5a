/** ESLint rules of the house: who may import whom, and one text child per element. */
import { existsSync, readdirSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';

const SHARED = ['kit', 'config'];

/** The room a file of src/ stands in: "listings", "admin/jobs", "loader"; undefined at the top of src/ or outside of it. */
export function roomOf(file, src) {
	const parts = relative(src, file).split(sep);
	if (parts[0] === '..' || parts.length < 2) {
		return undefined;
	}
	return parts[0] === 'admin' && parts.length > 2 ? `admin/${parts[1]}` : parts[0];
}

/** Whether code of room `from` may import code of room `to`. */
export function mayImport(from, to) {
	if (from === undefined || to === undefined || from === to || SHARED.includes(to)) {
		return !(from !== undefined && SHARED.includes(from) && to !== from && !(from === 'kit' && to === 'config'));
	}
	return from.startsWith('admin/') && (to === 'admin' || to === 'admin/kit' || to === from.slice('admin/'.length));
}

const boundaries = {
	meta: { type: 'problem', schema: [], messages: { refused: 'src/{{from}} may import kit, config and itself, not src/{{to}}.' } },
	create(context) {
		const src = resolve(context.cwd, 'src');
		const check = (node) => {
			const target = node.source?.value;
			if (typeof target !== 'string' || !target.startsWith('.')) {
				return;
			}
			const from = roomOf(context.filename, src);
			const path = resolve(dirname(context.filename), target);
			const to = roomOf(existsSync(path) && isFolder(path) ? resolve(path, 'index.ts') : path, src);
			if (!mayImport(from, to)) {
				context.report({ node, messageId: 'refused', data: { from, to } });
			}
		};
		return { ImportDeclaration: check, ImportExpression: check, ExportNamedDeclaration: check, ExportAllDeclaration: check };
	},
};

/** Two texts side by side become two text nodes, and React then gives up hydrating the server's one. */
const oneTextChild = {
	meta: { type: 'problem', schema: [], messages: { several: 'Write the text of an element as one template string, or hydration gives up.' } },
	create(context) {
		const isText = (child) => child.type === 'JSXText'
			? child.value.trim() !== '' || !child.value.includes('\n')
			: child.type === 'JSXExpressionContainer' && ['Literal', 'TemplateLiteral', 'Identifier', 'MemberExpression', 'BinaryExpression']
				.includes(child.expression.type);
		return {
			JSXElement(node) {
				const children = node.children.filter((child) => child.type !== 'JSXText' || child.value.trim() !== '' || !child.value.includes('\n'));
				for (const [index, child] of children.entries()) {
					const next = children[index + 1];
					if (next !== undefined && isText(child) && isText(next)) {
						context.report({ node: next, messageId: 'several' });
						return;
					}
				}
			},
		};
	},
};

function isFolder(path) {
	try {
		readdirSync(path);
		return true;
	} catch {
		return false;
	}
}

export const house = { rules: { boundaries, 'one-text-child': oneTextChild } };
