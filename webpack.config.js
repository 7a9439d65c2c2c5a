import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import DependencyExtractionPlugin from '@wordpress/dependency-extraction-webpack-plugin';
import { EsbuildPlugin } from 'esbuild-loader';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { PackageBuilds } from './tools/lib/package-builds.mjs';
import { AssetFiles, DropScriptsOfStyles } from './tools/lib/webpack-assets.mjs';

/*
 * Entries are found by folder, so a room appears in the build when its folder appears:
 *
 *   src/loader/index.ts          loader.js              in both packages
 *   src/<room>/early.ts          early/<room>.js        deferred, never waits for React
 *   src/<room>/island.<name>.tsx islands/<name>.js      ES module with an exported mount()
 *   src/<room>/late.<name>.ts   late/<room>-<name>.js   ES module that an early script imports when it needs it
 *   src/kit/index.ts            kit.js                 ES module of what islands share, in both packages
 *   src/<room>/style.css         styles/<room>.css
 *   src/<room>/style.<part>.css  styles/<room>-<part>.css, for pages that show it
 *   src/admin/<room>/index.tsx   admin/<room>.js        on WordPress's own handles; theme-<room> goes to the theme
 *   theme/assets/css/{index,editor}.css                 theme.css, editor.css
 *   theme/assets/css/parts/<part>.css                   styles/<part>.css, for pages that show it
 */
const root = dirname(fileURLToPath(import.meta.url));
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Rooms of the theme; every other folder of src belongs to the plugin. */
const THEME_ROOMS = new Set(['furniture']);
const SHARED = new Set(['loader', 'kit', 'config', 'admin', 'types']);

const folders = (path) => {
    try {
        return readdirSync(join(root, path), { withFileTypes: true });
    } catch {
        return [];
    }
};
const names = (path) => folders(path).filter((entry) => entry.isFile()).map((entry) => entry.name);
const rooms = (path) => folders(path).filter((entry) => entry.isDirectory()).map((entry) => entry.name);

function entriesOf(target) {
    const found = { early: {}, islands: {}, late: {}, styles: {}, admin: {} };
    for (const room of rooms('src')) {
        if (SHARED.has(room) || (target === 'theme') !== THEME_ROOMS.has(room)) {
            continue;
        }
        for (const file of names(`src/${room}`)) {
            const path = `./src/${room}/${file}`;
            const island = /^island\.([a-z0-9-]+)\.tsx?$/.exec(file)?.[1];
            const style = /^style(?:\.([a-z0-9-]+))?\.css$/.exec(file);
            const early = /^early(?:\.([a-z0-9-]+))?\.ts$/.exec(file);
            const late = /^late\.([a-z0-9-]+)\.ts$/.exec(file)?.[1];
            if (island) {
                found.islands[`islands/${island}`] = path;
            } else if (late) {
                found.late[`late/${room}-${late}`] = path;
            } else if (early) {
                found.early[`early/${early[1] ? `${room}-${early[1]}` : room}`] = path;
            } else if (style) {
                found.styles[`styles/${style[1] ? `${room}-${style[1]}` : room}`] = path;
            }
        }
    }
    for (const room of rooms('src/admin')) {
        if (room.startsWith('theme-') === (target === 'theme')) {
            const index = names(`src/admin/${room}`).find((file) => /^index\.tsx?$/.test(file));
            if (index) {
                found.admin[`admin/${room}`] = `./src/admin/${room}/${index}`;
            }
        }
    }
    if (target === 'theme') {
        for (const [name, file] of [['theme', 'index.css'], ['editor', 'editor.css']]) {
            if (names('theme/assets/css').includes(file)) {
                found.styles[name] = `./theme/assets/css/${file}`;
            }
        }
        for (const file of names('theme/assets/css/parts')) {
            found.styles[`styles/${file.replace(/\.css$/, '')}`] = `./theme/assets/css/parts/${file}`;
        }
    }
    return found;
}

const ES = 'es2020';
/** `wp-scripts build` sets it; `wp-scripts start` (and `npm run dev`) leave it empty. */
const isProduction = process.env.NODE_ENV === 'production';

/** What all bundles have in common. No source maps in production: the sources are public, and the packages stay small. */
const base = (target, name) => ({
    name: `${target} ${name}`,
    context: root,
    mode: isProduction ? 'production' : 'development',
    target: ['web', ES],
    devtool: isProduction ? false : 'source-map',
    // The tables of wp-admin alone take half a minute to bundle; what did not change is taken from the last build.
    cache: { type: 'filesystem', cacheDirectory: join(root, '.cache/webpack'), name: `${target}-${name}${isProduction ? '' : '-development'}`, buildDependencies: { config: [fileURLToPath(import.meta.url)] } },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
    performance: { hints: false },
    output: { path: join(root, 'build', target), filename: '[name].js' },
    resolve: {
        extensions: ['.ts', '.tsx', '.js'],
        alias: {
            'react/jsx-runtime$': join(root, 'src/kit/jsx-runtime.ts'),
            'react/jsx-dev-runtime$': join(root, 'src/kit/jsx-runtime.ts'),
        },
    },
    module: {
        rules: [
            // No element is made in vain here, and marks of purity are bytes that a visitor would load.
            { test: /\.[jt]sx?$/, exclude: /node_modules/, loader: 'esbuild-loader', options: { target: ES, jsx: 'automatic', jsxSideEffects: true } },
            {
                test: /\.css$/,
                use: [{ loader: MiniCssExtractPlugin.loader, options: { publicPath: '../assets/fonts/' } }, { loader: 'css-loader', options: { url: { filter: (url) => url.endsWith('.woff2') }, import: true, sourceMap: false } }],
            },
            // Fonts stay where they are; only their address follows the style sheet into build/.
            { test: /\.woff2$/, type: 'asset/resource', generator: { emit: false, filename: '[name][ext]' } },
        ],
    },
    optimization: {
        moduleIds: 'deterministic',
        minimizer: ['...', new EsbuildPlugin({ target: ES, css: true, legalComments: 'none', include: /\.css$/ })],
    },
});

/** Classic scripts without a runtime: the loader and what never waits for React. */
const classic = (target, entry) => ({
    ...base(target, 'scripts'),
    entry,
    plugins: [new AssetFiles({ versions: { loader: version } })],
});

/** ES modules, React taken from the page. */
const modules = (target, entry, name, { externals = [], assets = {} } = {}) => {
    const config = base(target, name);
    return {
        ...config,
        entry,
        experiments: { outputModule: true },
        resolve: {
            ...config.resolve,
            // Carries React's own marks, and the one question that downshift asks it is about elements that we never pass.
            alias: { ...config.resolve.alias, 'react-is$': join(root, 'src/kit/react-is.ts') },
        },
        externalsType: 'var',
        externals: [{ react: 'React', 'react-dom': 'ReactDOM', 'react-dom/client': 'ReactDOM' }, ...externals],
        output: { ...config.output, module: true, chunkFormat: 'module', library: { type: 'module' } },
        plugins: [new AssetFiles(assets)],
    };
};

const KIT = new RegExp(`(?:^|/)kit/(?:${names('src/kit').map((file) => file.replace(/\.tsx?$/, '')).join('|')})$|^react/jsx-(?:dev-)?runtime$`);

/** What all islands share comes once, as one module that the loader puts at `window.courantKit`. */
const islands = (target, entry) =>
    modules(target, entry, 'islands', { externals: [({ request }, done) => (KIT.test(request) ? done(null, 'courantKit') : done())] });

/** Without React, and needed before or without any island: with a copy of the little that they share. */
const late = (target, entry) => modules(target, entry, 'late');

/** Both packages carry it; the newer version is used. */
const kit = (target, entry) => modules(target, entry, 'kit', { assets: { versions: { kit: version } } });

const styles = (target, entry) => ({
    ...base(target, 'styles'),
    entry,
    plugins: [new MiniCssExtractPlugin({ filename: '[name].css' }), new DropScriptsOfStyles(), new AssetFiles()],
});

/**
 * wp-admin and the editor: WordPress's own packages by their handles. `react/jsx-runtime` stays ours, because
 * WordPress 6.5 has no such handle and would print nothing at all, silently.
 */
const admin = (target, entry) => ({
    ...base(target, 'admin'),
    entry,
    plugins: [
        new MiniCssExtractPlugin({ filename: '[name].css' }),
        new DependencyExtractionPlugin({
            requestToExternal: (request) => (/^react\/jsx-(dev-)?runtime$/.test(request) ? false : undefined),
        }),
    ],
});

const configs = [];
for (const target of ['plugin', 'theme']) {
    const found = entriesOf(target);
    const add = (make, entry) => Object.keys(entry).length > 0 && configs.push(make(target, entry));
    add(classic, { loader: './src/loader/index.ts', ...found.early });
    add(kit, { kit: './src/kit/index.ts' });
    add(islands, found.islands);
    add(late, found.late);
    add(styles, found.styles);
    add(admin, found.admin);
}

const outputs = ['plugin', 'theme'].map((target) => ({
    from: join(root, 'build', target),
    to: join(root, target, 'build'),
    name: relative(root, join(root, target, 'build')),
}));
const packages = new PackageBuilds({ root, outputs });
configs.forEach((config) => config.plugins.push(packages));

export default configs;
