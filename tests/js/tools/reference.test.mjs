import assert from 'node:assert/strict';
import test from 'node:test';
import { hooksMarkdown, readHooks, undocumented } from '../../../tools/lib/reference/hooks.mjs';
import { docblock } from '../../../tools/lib/reference/markdown.mjs';
import { END, replaceGenerated, stale, START } from '../../../tools/lib/reference/pages.mjs';
import { routesMarkdown, settingsMarkdown, tablesMarkdown } from '../../../tools/lib/reference/registered.mjs';
import {
	commandsMarkdown,
	cssMarkdown,
	undescribedCommands,
	undescribedTemplates,
} from '../../../tools/lib/reference/sources.mjs';

const HOOKS = [
	{
		name: 'plugin/src/Jobs/Jobs.php',
		text: `<?php
final class Jobs {
    public const CHANGED = 'courant_changed';
    public function run(): void {
        /**
         * Filters the title
         * of a job.
         *
         * @since 0.2.0
         *
         * @param string $title plain text
         * @param int    $job
         */
        $title = apply_filters('courant_title', $title, $job);
        do_action(self::CHANGED, $job);
        $other = 1;
        do_action('courant_bare');
        do_action('save_post');
    }
}`,
	},
	{
		name: 'plugin/src/Jobs/Other.php',
		text: `<?php
/** Fires when jobs changed. @since 0.1.0 @param int $job its id */
do_action(Jobs::CHANGED, $job);
/** This filter is documented in plugin/src/Jobs/Jobs.php */
$title = apply_filters('courant_title', $title, $job);`,
	},
];

test( 'hooks are read with the docblock above the call, also where their names are constants', () => {
	const hooks = readHooks( HOOKS, /^courant_/ );
	assert.deepEqual(
		hooks.map( ( { name, kind, doc } ) => [ name, kind, doc?.text ?? null ] ),
		[
			[ 'courant_bare', 'action', null ],
			[ 'courant_changed', 'action', 'Fires when jobs changed.' ],
			[ 'courant_title', 'filter', 'Filters the title of a job.' ],
		]
	);
	assert.deepEqual( undocumented( hooks ), [ 'plugin/src/Jobs/Jobs.php: the hook courant_bare has no docblock' ] );
	const markdown = hooksMarkdown( hooks );
	assert.match(
		markdown,
		/### `courant_title`\n\nFilters the title of a job\.\n\n- `string \$title` \(the value\): plain text\n- `int \$job`\n\nSince 0\.2\.0\./
	);
	assert.match( markdown, /### `courant_changed`[\s\S]*- `int \$job`: its id/ );
} );

test( 'a hook whose docblock names no version is reported', () => {
	const text = "<?php\n/** Fires. */\ndo_action('courant_new');";
	assert.deepEqual( undocumented( readHooks( [ { name: 'theme/a.php', text } ], /^courant_/ ) ), [
		'theme/a.php: the docblock of courant_new has no @since',
	] );
} );

test( 'a docblock keeps paragraphs and joins wrapped lines', () => {
	const { text, vars } = docblock(
		'/**\n * One\n * line.\n *\n * Another.\n *\n * @var A\\View $view of the page\n */'
	);
	assert.equal( text, 'One line.\n\nAnother.' );
	assert.deepEqual( vars, [ { type: 'A\\View', variable: '$view', text: 'of the page' } ] );
} );

test( 'routes, settings and tables are written without the patterns and SQL that only machines need', () => {
	const routes = {
		'/courant/v1/forms/(?P<id>\\d+)/(?P<key>[a-z]{1,3})': [
			{ methods: [ 'GET' ], args: { page: { type: 'integer', minimum: 1, required: true } } },
		],
	};
	assert.match(
		routesMarkdown( routes ),
		/## `\/courant\/v1\/forms\/\{id\}\/\{key\}`[\s\S]*\| `page` \(required\) \| integer 1– \|/
	);
	const field = {
		key: 'n',
		type: 'int',
		default: 3,
		label: 'Number',
		help: '',
		choices: {},
		min: 1,
		max: 9,
		capability: 'manage_options',
	};
	assert.match(
		settingsMarkdown( [ { option: 'courant_x', title: 'X', file: 'plugin/src/X.php', fields: [ field ] } ] ),
		/- `n`: int from 1 to 9, `3` by default\. Number\. Needs `manage_options`\./
	);
	const sql = "day char(10) NOT NULL DEFAULT '',\nn bigint NOT NULL,\nPRIMARY KEY  (day,n)";
	assert.match(
		tablesMarkdown( { courant_days: sql } ),
		/\| `day` \| char\(10\) NOT NULL \| `''` \|\n\| `n` \| bigint NOT NULL \| {2}\|\n\n- `PRIMARY KEY \(day,n\)`/
	);
} );

test( 'commands are described by their classes, and one without a class is reported', () => {
	const text = '<?php\n/** `courant views [--days=7]`: prints views. */\nfinal class ViewsCommand {}';
	const markdown = commandsMarkdown( [ { name: 'plugin/src/Reports/Cli/ViewsCommand.php', text } ], {
		views: 'Views',
		lost: 'Lost',
	} );
	assert.match( markdown, /## `views`\n\nViews\.\n\n- `wp courant views \[--days=7\]`/ );
	assert.deepEqual( undescribedCommands( markdown ), [
		'plugin/src: no docblock of a command class names "courant lost"',
	] );
} );

test( 'templates need a docblock, stylesheets list their properties and classes', async () => {
	const files = [ { name: 'plugin/templates/a/b.php', text: '<?php\n\ndeclare(strict_types=1);\n' } ];
	assert.equal( undescribedTemplates( files ).length, 1 );
	const css = await cssMarkdown( [
		{ name: 'theme/assets/css/tokens.css', text: ':root { --courant-foreground: #111; }' },
		{
			name: 'src/openings/frontend/style.css',
			text: '.courant-card { color: var(--courant-foreground, canvastext); }',
		},
	] );
	assert.match( css, /\| `--courant-foreground` \| `#111` \|/ );
	assert.match( css, /- `--courant-foreground`, `canvastext` without it: \[openings\/frontend\/style\.css\]/ );
	assert.match( css, /`courant-card`/ );
} );

test( 'the generated part of a page is replaced, and a stale page is reported with its line', () => {
	const page = `# Page\n\n${ START }\n\nold\n\n${ END }\n\nend\n`;
	const after = replaceGenerated( page, 'new', 'docs/reference/page.md' );
	assert.equal( after, `# Page\n\n${ START }\n\nnew\n\n${ END }\n\nend\n` );
	assert.deepEqual( stale( { path: 'page.md', before: after, after } ), [] );
	assert.match( stale( { path: 'page.md', before: page, after } )[ 0 ], /^page\.md:5: is stale; run "npm run docs"/ );
	assert.throws(
		() => replaceGenerated( '# Page', 'new', 'docs/reference/page.md' ),
		/docs\/reference\/page\.md needs the lines/
	);
} );
