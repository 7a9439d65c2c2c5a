import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { run } from './run.mjs';

/** What the build reads. */
const SOURCES = ['src', 'plugin/schema', 'webpack.config.js', 'tsconfig.json', 'package-lock.json', 'tools/lib/build.mjs'];
const PACKAGES = ['plugin', 'theme'];

/**
 * Builds scripts and styles, and copies them to where WordPress serves them (Rulings 36).
 *
 * @param {string} root
 * @param {import('./log.mjs').Log} log
 * @param {{ mode?: 'production' | 'development' }} [options]
 */
export async function build(root, log, { mode = 'production' } = {}) {
    await withLock(join(root, '.cache', 'locks', 'build'), () => buildAlone(root, log, mode));
}

/** The same, unless nothing that the build reads has changed since the last one. */
export async function buildIfChanged(root, log) {
    await withLock(join(root, '.cache', 'locks', 'build'), async () => {
        const mark = await readFile(join(root, '.cache', 'build'), 'utf8').catch(() => '');
        const built = PACKAGES.every((name) => !existsSync(join(root, 'build', name)) || existsSync(join(root, name, 'build')));
        if (built && mark === (await fingerprint(root))) {
            log.note('Scripts and styles are built already.');
            return;
        }
        await buildAlone(root, log, 'production');
    });
}

async function buildAlone(root, log, mode) {
    if (!existsSync(join(root, 'webpack.config.js'))) {
        log.note('Nothing to build yet.');
        return;
    }
    log.step('Building scripts and styles');
    const before = await fingerprint(root);
    const webpack = join(root, 'node_modules', 'webpack', 'bin', 'webpack.js');
    await run(process.execPath, [webpack, '--mode', mode], { cwd: root, env: { ...process.env, NODE_ENV: mode } });
    for (const name of PACKAGES) {
        await replace(join(root, 'build', name), join(root, name, 'build'));
    }
    await mkdir(join(root, '.cache'), { recursive: true });
    await writeFile(join(root, '.cache', 'build'), before);
}

/** The new folder stands in the old one's place at once: a page that is served meanwhile finds the one or the other. */
async function replace(from, to) {
    if (!existsSync(from)) {
        return;
    }
    const draft = `${to}.new`;
    const old = `${to}.old`;
    await rm(draft, { recursive: true, force: true });
    await rm(old, { recursive: true, force: true });
    await cp(from, draft, { recursive: true });
    if (existsSync(to)) {
        await rename(to, old);
    }
    await rename(draft, to);
    await rm(old, { recursive: true, force: true });
}

async function fingerprint(root) {
    const hash = createHash('sha256');
    for (const name of SOURCES) {
        await addTo(hash, join(root, name), name);
    }
    return hash.digest('hex');
}

async function addTo(hash, path, name) {
    const found = await stat(path).catch(() => null);
    if (found?.isDirectory()) {
        for (const entry of (await readdir(path)).sort()) {
            await addTo(hash, join(path, entry), `${name}/${entry}`);
        }
    } else if (found) {
        hash.update(`${name}\n`).update(await readFile(path)).update('\n');
    }
}
