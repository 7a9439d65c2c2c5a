import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'node:test';
import { build, buildIfChanged } from '../../../tools/lib/build.mjs';
import { missingDependencies } from '../../../tools/lib/dependencies.mjs';
import { lay, listeningLog, scratch } from './support.mjs';

/** Stands for webpack: what it is told to build, it counts. */
const WEBPACK = `
const { mkdirSync, writeFileSync, existsSync, readFileSync } = require('fs');
const runs = existsSync('runs') ? Number(readFileSync('runs', 'utf8')) + 1 : 1;
writeFileSync('runs', String(runs));
for (const name of ['plugin', 'theme']) { mkdirSync('build/' + name, { recursive: true }); writeFileSync('build/' + name + '/a.js', name + runs); }
`;

async function project(t) {
    return lay(await scratch(t), {
        'webpack.config.js': 'export default {};',
        'src/a.ts': '1',
        'node_modules/webpack/bin/webpack.js': WEBPACK,
        'node_modules/webpack/package.json': '{"type":"commonjs"}',
        'plugin/build/stale.js': 'old',
        'theme/style.css': '',
    });
}

test('the build stands where WordPress serves it, and nothing of the last one is left', async (t) => {
    const root = await project(t);
    await build(root, listeningLog());
    assert.equal(await readFile(join(root, 'plugin/build/a.js'), 'utf8'), 'plugin1');
    assert.equal(await readFile(join(root, 'theme/build/a.js'), 'utf8'), 'theme1');
    assert.equal(existsSync(join(root, 'plugin/build/stale.js')), false);
});

test('a start builds again only when a source has changed', async (t) => {
    const root = await project(t);
    await buildIfChanged(root, listeningLog());
    await buildIfChanged(root, listeningLog());
    assert.equal(await readFile(join(root, 'runs'), 'utf8'), '1');
    await writeFile(join(root, 'src/a.ts'), '2');
    await buildIfChanged(root, listeningLog());
    assert.equal(await readFile(join(root, 'theme/build/a.js'), 'utf8'), 'theme2');
});

test('packages are installed when they are missing or the lockfile is newer', async (t) => {
    const root = await lay(await scratch(t), { 'package-lock.json': '{}' });
    assert.match(missingDependencies(root), /^Installing packages/);
    await lay(root, { 'node_modules/.package-lock.json': '{}' });
    assert.equal(missingDependencies(root), null);
    const later = Date.now() / 1000 + 60;
    await utimes(join(root, 'package-lock.json'), later, later);
    assert.match(missingDependencies(root), /lockfile has changed/);
});
