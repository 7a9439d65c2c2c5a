/** ESLint rules of this project: which module may import which, and one text child per element. */
import { existsSync, readdirSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';

/** Folders that each folder of src/shared may import, in addition to itself. */
const SHARED = {
	config: [],
	types: [],
	frontend: [ 'shared/config' ],
	admin: [ 'shared/config', 'shared/frontend' ],
	loader: [ 'shared/config', 'shared/frontend' ],
	'styled-select': [ 'shared/config', 'shared/frontend' ],
	dataviews: [],
	'drag-and-drop': [],
};

/** Modules whose public scripts build on those of another one. */
const DEPENDENCIES = { applications: [ 'application-forms' ] };

/** The module and folder that a file of src/ belongs to: "listings/frontend", "shared/config"; undefined elsewhere. */
export function moduleFolder( file, src ) {
	const names = relative( src, file ).split( sep );
	return names[ 0 ] === '..' || names.length < 3 ? undefined : `${ names[ 0 ] }/${ names[ 1 ] }`;
}

/** Returns whether code of folder `from` may import code of folder `to`. */
export function mayImport( from, to ) {
	if ( from === undefined || to === undefined || from === to ) {
		return true;
	}
	const [ module, side ] = from.split( '/' );
	if ( module === 'shared' ) {
		return SHARED[ side ]?.includes( to ) ?? false;
	}
	const frontend = [
		'shared/config',
		'shared/frontend',
		...( DEPENDENCIES[ module ] ?? [] ).map( ( name ) => `${ name }/frontend` ),
	];
	return ( side === 'admin' ? [ ...frontend, 'shared/admin', `${ module }/frontend` ] : frontend ).includes( to );
}

const boundaries = {
	meta: {
		type: 'problem',
		schema: [],
		messages: { refused: 'src/{{from}} may import shared code and its own module, not src/{{to}}.' },
	},
	create( context ) {
		const src = resolve( context.cwd, 'src' );
		const check = ( node ) => {
			const target = node.source?.value;
			if ( typeof target !== 'string' || ! target.startsWith( '.' ) ) {
				return;
			}
			const from = moduleFolder( context.filename, src );
			const path = resolve( dirname( context.filename ), target );
			const to = moduleFolder( existsSync( path ) && isFolder( path ) ? resolve( path, 'index.ts' ) : path, src );
			if ( ! mayImport( from, to ) ) {
				context.report( { node, messageId: 'refused', data: { from, to } } );
			}
		};
		return {
			ImportDeclaration: check,
			ImportExpression: check,
			ExportNamedDeclaration: check,
			ExportAllDeclaration: check,
		};
	},
};

/** Two adjacent texts become two text nodes, and React then fails to hydrate the server's single one. */
const oneTextChild = {
	meta: {
		type: 'problem',
		schema: [],
		messages: { several: 'Write the text of an element as one template string, or hydration fails.' },
	},
	create( context ) {
		const isText = ( child ) =>
			child.type === 'JSXText'
				? child.value.trim() !== '' || ! child.value.includes( '\n' )
				: child.type === 'JSXExpressionContainer' &&
					[ 'Literal', 'TemplateLiteral', 'Identifier', 'MemberExpression', 'BinaryExpression' ].includes(
						child.expression.type
					);
		return {
			JSXElement( node ) {
				const children = node.children.filter(
					( child ) => child.type !== 'JSXText' || child.value.trim() !== '' || ! child.value.includes( '\n' )
				);
				for ( const [ index, child ] of children.entries() ) {
					const next = children[ index + 1 ];
					if ( next !== undefined && isText( child ) && isText( next ) ) {
						context.report( { node: next, messageId: 'several' } );
						return;
					}
				}
			},
		};
	},
};

function isFolder( path ) {
	try {
		readdirSync( path );
		return true;
	} catch {
		return false;
	}
}

export const courant = { rules: { boundaries, 'one-text-child': oneTextChild } };
