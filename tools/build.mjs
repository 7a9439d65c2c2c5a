/**
 * Builds the scripts and styles of both packages into build/, then copies what changed to plugin/build and
 * theme/build, which is what WordPress serves and what is packed (Rulings 36).
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import configs, { outputs } from '../webpack.config.js';
import { compile } from './lib/languages.mjs';
import { projectRoot } from './lib/paths.mjs';

const filesIn = (folder) =>
    existsSync(folder)
        ? readdirSync(folder, { recursive: true, withFileTypes: true })
              .filter((entry) => entry.isFile())
              .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)))
        : [];

/** Makes `to` equal to `from`, touching only files that differ. Gives the number of files written or removed. */
export function mirror(from, to) {
    const wanted = new Set(filesIn(from));
    let changed = 0;
    for (const file of filesIn(to)) {
        if (!wanted.has(file)) {
            rmSync(join(to, file));
            changed += 1;
        }
    }
    for (const file of wanted) {
        const content = readFileSync(join(from, file));
        const target = join(to, file);
        if (!existsSync(target) || !readFileSync(target).equals(content)) {
            mkdirSync(dirname(target), { recursive: true });
            writeFileSync(target, content);
            changed += 1;
        }
    }
    return changed;
}

/** @returns {Promise<void>} rejects with the compiler's own words */
export async function build({ log = console.log } = {}) {
    const began = Date.now();
    outputs.forEach(({ from }) => rmSync(from, { recursive: true, force: true }));
    const stats = await new Promise((resolve, reject) => {
        webpack(configs, (error, result) => (error ? reject(error) : resolve(result)));
    });
    if (stats.hasErrors()) {
        throw new Error(stats.toString({ all: false, errors: true, colors: false }));
    }
    if (stats.hasWarnings()) {
        log(stats.toString({ all: false, warnings: true, colors: false }));
    }
    for (const { from, to, name } of outputs) {
        const changed = mirror(from, to);
        log(`${name}: ${filesIn(from).length} files, ${changed} changed`);
    }
    const languages = await compile(projectRoot);
    log(`${languages} translations compiled`);
    log(`Built in ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
    build().catch((error) => {
        console.error(error instanceof Error ? error.message : error);
        process.exitCode = 1;
    });
}
