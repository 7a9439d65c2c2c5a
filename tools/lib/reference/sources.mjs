/** Markdown that is generated from the sources alone: templates, WP-CLI commands, CSS custom properties and classes. */
import { postcssFor } from './postcss.mjs';
import { code, docblock, fileDocblock, section, sentence, table } from './markdown.mjs';

const link = ( file, label = file ) => `[${ label }](../../${ file })`;

/** The part of a stylesheet's path that readers look for. */
const short = ( file ) => file.replace( /^(src|theme\/assets\/css)\//, '' );

/** @param {{name: string, text: string}[]} files */
export function templatesMarkdown( files ) {
	const describe = ( { name, text } ) => {
		const doc = fileDocblock( text );
		return {
			name,
			text: sentence( ( doc?.text ?? '' ).split( '\n\n' )[ 0 ] ),
			type: doc?.vars.find( ( { variable } ) => variable === '$view' )?.type ?? '',
		};
	};
	const plugin = files.filter( ( { name } ) => /^plugin\/templates\/.*\.php$/.test( name ) ).map( describe );
	const theme = files
		.filter(
			( { name } ) =>
				/^theme\/(template-parts\/.*|[\w-]+|templates\/.*)\.php$/.test( name ) &&
				! /^theme\/(functions|autoload)\.php$/.test( name )
		)
		.map( describe );
	const lines = ( list, folder ) =>
		list
			.map(
				( { name, text, type } ) =>
					`- ${ link( name, code( name.slice( folder.length ) ) ) }: ${ text }${ type === '' ? '' : ` ${ code( '$view' ) } has the type ${ code( type.replaceAll( /[\w\\]*\\(\w+)/g, '$1' ) ) }.` }`
			)
			.join( '\n' );
	return [
		section( 2, 'Templates of the plugin', [ lines( plugin, 'plugin/templates/' ) ] ),
		section( 2, 'Templates and template parts of the theme', [ lines( theme, 'theme/' ) ] ),
	].join( '\n' );
}

/** Templates whose head has no description. */
export function undescribedTemplates( files ) {
	return files
		.filter(
			( { name, text } ) =>
				/^(plugin\/templates|theme\/template-parts)\/.*\.php$/.test( name ) && ! fileDocblock( text )?.text
		)
		.map( ( { name } ) => `${ name }: the template has no docblock that describes what it prints` );
}

/** @param {{name: string, text: string}[]} files @param {Record<string, string>} commands descriptions by name */
export function commandsMarkdown( files, commands ) {
	const classes = files
		.filter( ( { name } ) => /^plugin\/src\/\w+\/Cli\/\w+Command\.php$/.test( name ) )
		.map( ( { name, text } ) => ( {
			name,
			doc: docblock( /(\/\*\*(?:(?!\*\/)[\s\S])*\*\/)\s*final class/.exec( text )?.[ 1 ] ?? '/** */' ).text,
		} ) );
	return Object.keys( commands )
		.sort()
		.map( ( command ) => {
			const usages = classes
				.map( ( { name, doc } ) => ( {
					name,
					doc,
					found: [ ...doc.matchAll( /`((?:wp )?courant [^`]+)`/g ) ].map( ( [ , usage ] ) =>
						usage.replace( /^(wp )?/, 'wp ' )
					),
				} ) )
				.filter( ( { found } ) =>
					found.some(
						( usage ) =>
							usage === `wp courant ${ command }` || usage.startsWith( `wp courant ${ command } ` )
					)
				);
			const details = usages.map(
				( { name, doc, found } ) =>
					`${ found.map( ( usage ) => `- ${ code( usage ) }` ).join( '\n' ) }\n\n${ doc }\n\nSource: ${ link( name ) }`
			);
			return section( 2, code( command ), [ sentence( commands[ command ] ), ...details ] );
		} )
		.join( '\n' );
}

/** Commands that no class of a folder Cli/ describes. */
export function undescribedCommands( markdown ) {
	return markdown
		.split( /^## /m )
		.slice( 1 )
		.filter( ( part ) => ! part.includes( 'Source: ' ) )
		.map(
			( part ) =>
				`plugin/src: no docblock of a command class names "courant ${ part.split( '\n' )[ 0 ].replaceAll( '`', '' ) }"`
		);
}

/** @param {{name: string, text: string}[]} files */
export async function cssMarkdown( files ) {
	const postcss = await postcssFor();
	const sheets = files
		.filter( ( { name } ) =>
			/^(src\/\w[\w-]*\/(frontend|styled-select)?\/?style[\w.-]*\.css|theme\/assets\/css\/.*\.css)$/.test( name )
		)
		.map( ( { name, text } ) => ( { name, root: postcss.parse( text, { from: name } ) } ) );
	// Where a property is set several times, the value of tokens.css is the one to override.
	sheets.sort( ( a, b ) => Number( b.name.endsWith( '/tokens.css' ) ) - Number( a.name.endsWith( '/tokens.css' ) ) );
	const defined = new Map();
	const read = new Map();
	const classes = new Map();
	for ( const { name, root } of sheets ) {
		root.walkDecls( ( decl ) => {
			if ( decl.prop.startsWith( '--courant-' ) && ! defined.has( decl.prop ) ) {
				defined.set( decl.prop, { value: decl.value, file: name } );
			}
			for ( const [ , property, , initial ] of decl.value.matchAll(
				/var\((--[\w-]+)(,\s*([^()]+|[^()]*\([^()]*\)[^()]*))?\)/g
			) ) {
				if ( property.startsWith( '--courant-' ) && name.startsWith( 'src/' ) ) {
					read.set( property, {
						initial: initial?.trim() ?? read.get( property )?.initial ?? '',
						files: ( read.get( property )?.files ?? new Set() ).add( name ),
					} );
				}
			}
		} );
		root.walkRules( ( rule ) => {
			for ( const [ , found ] of rule.selector.matchAll( /\.(-?[a-z_][\w-]*)/gi ) ) {
				classes.set( name, ( classes.get( name ) ?? new Set() ).add( found ) );
			}
		} );
	}
	const byName = ( [ a ], [ b ] ) => ( a < b ? -1 : 1 );
	const themeRows = [ ...defined ]
		.filter( ( [ , { file } ] ) => file.startsWith( 'theme/' ) )
		.sort( byName )
		.map( ( [ name, { value, file } ] ) => [ code( name ), code( value ), link( file ) ] );
	const properties = [ ...read ]
		.sort( byName )
		.map(
			( [ name, { initial, files: users } ] ) =>
				`- ${ code( name ) }${ initial === '' ? '' : `, ${ code( initial ) } without it` }: ${ [ ...users ].map( ( file ) => link( file, short( file ) ) ).join( ', ' ) }`
		);
	const lists = [ ...classes ]
		.sort( byName )
		.map( ( [ file, names ] ) =>
			section( 3, link( file, short( file ) ), [ [ ...names ].sort().map( code ).join( ', ' ) ] )
		);
	return [
		section( 2, 'Custom properties of the theme', [
			table( [ 'Property', 'Value', 'Set in' ], themeRows ).trimEnd(),
		] ),
		section( 2, 'Custom properties that the plugin reads', [ properties.join( '\n' ) ] ),
		`## Classes\n\n${ lists.join( '\n' ) }`,
	].join( '\n' );
}
