import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { lstat, mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { silentLog } from './log.mjs';
import { projectRoot } from './paths.mjs';
import { isFree, nextFree } from './ports.mjs';
import { isOurs, startDetached, stopOurs } from './processes.mjs';
import { answers, run } from './run.mjs';
import { defineConstants, readSiteConfig } from './site-config.mjs';
import { driveSite, waitForMarker } from './site-driver.mjs';
import { dropinSource, getSqliteIntegration, phpString } from './sqlite-dropin.mjs';
import { copyWordPress } from './wordpress.mjs';

const PHP_SETTINGS = {
    memory_limit: '512M',
    upload_max_filesize: '32M',
    post_max_size: '40M',
    max_execution_time: '300',
    'opcache.enable': '1',
    'opcache.revalidate_freq': '0',
    display_errors: '0',
    log_errors: '1',
};

/** True where PHP 8.1 or newer with SQLite and what WordPress needs is installed. */
export function hasNativePhp() {
    const test = 'exit(PHP_VERSION_ID >= 80100 && extension_loaded("pdo_sqlite") && extension_loaded("mbstring") && extension_loaded("xml") && extension_loaded("gd") ? 0 : 1);';
    return answers('php', ['-r', test]);
}

/**
 * A WordPress site served by PHP itself with SQLite.
 *
 * The folder holds `www` (the web root), and outside of it `data`, `private-store`, `mail`, `site.json`, `php.log`.
 *
 * @param {{
 *   dir: string, wordpress: { dir: string, version: string }, root?: string,
 *   mappings?: Record<string, string>, constants?: Record<string, string | number | boolean>,
 *   port?: number, exactPort?: boolean, smtpPort?: number, workers?: number,
 *   log?: import('./log.mjs').Log,
 * }} options `mappings` and `constants` come on top of `.wp-env.json`'s
 * @returns {Promise<{ url: string, dir: string, www: string, pid: number, key: string, installed: boolean }>}
 */
export async function startNativeSite(options) {
    const { wordpress, root = projectRoot, log = silentLog, workers = 4 } = options;
    const dir = resolve(options.dir);
    const www = join(dir, 'www');
    const before = await readSite(dir);
    if (before) {
        await stopOurs(before.pid, www);
    }
    const config = await readSiteConfig(root);
    for (const name of ['data', 'private-store', 'mail']) {
        await mkdir(join(dir, name), { recursive: true });
    }
    await placeCore(www, wordpress, log);
    await placeMappings(www, config, options.mappings ?? {});
    const port = await choosePort(options, before, config);
    const url = `http://localhost:${port}`;
    const key = randomBytes(24).toString('hex');
    await writeFile(join(www, 'wp-content', 'db.php'), dropinSource(await getSqliteIntegration({ root: projectRoot })));
    await writeFile(
        join(www, 'wp-config.php'),
        wpConfig({
            ...config.constants,
            ...(options.smtpPort ? { COURANT_SMTP_HOST: '127.0.0.1', COURANT_SMTP_PORT: options.smtpPort } : {}),
            COURANT_PRIVATE_DIR: join(dir, 'private-store'),
            COURANT_SITE_KEY: key,
            WP_HOME: url,
            WP_SITEURL: url,
            DB_DIR: join(dir, 'data'),
            DB_FILE: 'courant.sqlite',
            ...(options.constants ?? {}),
        }, await salts(dir)),
    );
    const installed = existsSync(join(dir, 'data', 'courant.sqlite'));
    if (!installed) {
        log.step('Installing WordPress');
        await run('php', [...settings(), join(projectRoot, 'tools', 'site', 'install.php'), www, url], { timeout: 120_000 });
    }
    const pid = await serve({ dir, www, port, workers });
    const site = { url, dir, www, port, pid, key, version: wordpress.version };
    await writeFile(join(dir, 'site.json'), `${JSON.stringify({ runtime: 'native', ...site }, null, 2)}\n`, { mode: 0o600 });
    await waitForMarker(site, { alive: () => isOurs(pid, www), logFile: join(dir, 'php.log') });
    return { ...site, installed: !installed };
}

/** Theme, plugin, permalinks and demo content, each with a line that tells of it. */
export async function prepareSite(site, { log = silentLog, demo = true } = {}) {
    await driveSite(site, 'settings');
    const steps = [
        ['theme', 'Activating the theme'],
        ['plugin', 'Activating the plugin'],
        ['permalinks', 'Setting permalinks'],
        ...(demo ? [['demo', 'Laying down the demo content']] : []),
    ];
    for (const [step, text] of steps) {
        log.step(text);
        const answer = await driveSite(site, step);
        if (answer.done === 'not here') {
            log.note(`No ${step} in this work tree yet.`);
        }
        if (answer.summary && Object.keys(answer.summary).length > 0) {
            log.note(Object.entries(answer.summary).map(([name, count]) => `${name}: ${count}`).join(', '));
        }
    }
}

/** Stops the site whose folder it is. False when none of ours runs. */
export async function stopNativeSite(dir) {
    const site = await readSite(resolve(dir));
    return site ? stopOurs(site.pid, join(resolve(dir), 'www')) : false;
}

export async function readSite(dir) {
    try {
        return JSON.parse(await readFile(join(dir, 'site.json'), 'utf8'));
    } catch {
        return null;
    }
}

/** `php` arguments that every call for a site uses. */
export function settings() {
    return Object.entries(PHP_SETTINGS).flatMap(([name, value]) => ['-d', `${name}=${value}`]);
}

async function placeCore(www, wordpress, log) {
    const mark = join(www, '.courant-core');
    const wanted = `${wordpress.dir}\n${wordpress.version}\n`;
    if ((await readFile(mark, 'utf8').catch(() => '')) === wanted) {
        return;
    }
    log.step(`Placing WordPress ${wordpress.version}`);
    const draft = `${www}.${process.pid}`;
    await rm(draft, { recursive: true, force: true });
    await copyWordPress(wordpress.dir, draft);
    await writeFile(join(draft, '.courant-core'), wanted);
    const uploads = join(www, 'wp-content', 'uploads');
    if (existsSync(uploads)) {
        await rename(uploads, join(draft, 'wp-content', 'uploads'));
    }
    await rm(www, { recursive: true, force: true });
    await rename(draft, www);
}

async function placeMappings(www, config, extra) {
    const all = new Map(config.mappings.map(({ site, host }) => [site, host]));
    for (const [site, host] of Object.entries(extra)) {
        all.set(site, resolve(host));
    }
    for (const [site, host] of all) {
        const path = join(www, site);
        // The private store of a native site is its own folder, see `startNativeSite`.
        if (relative(dirname(www), path) === 'private-store') {
            continue;
        }
        await mkdir(dirname(path), { recursive: true });
        if (await lstat(path).then(() => true, () => false)) {
            await rm(path, { recursive: true });
        }
        if (existsSync(host)) {
            await symlink(host, path, 'junction');
        }
    }
}

async function choosePort({ port, exactPort }, before, config) {
    if (port && exactPort) {
        if (!(await isFree(port))) {
            throw new Error(`Port ${port} is taken by another program. Choose another one with --port.`);
        }
        return port;
    }
    const wanted = port ?? before?.port ?? config.port;
    return nextFree(wanted);
}

function wpConfig(constants, saltLines) {
    return `<?php
/** Written at every start of the development site. */
define('DB_NAME', 'courant');
define('DB_USER', '');
define('DB_PASSWORD', '');
define('DB_HOST', '');
define('DB_CHARSET', 'utf8mb4');
define('DB_COLLATE', '');
${defineConstants(constants)}
${saltLines}
$table_prefix = 'wp_';
defined('ABSPATH') || define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`;
}

/** Kept over starts, so that nobody is signed out. */
async function salts(dir) {
    const file = join(dir, 'data', 'salts.json');
    const names = ['AUTH_KEY', 'SECURE_AUTH_KEY', 'LOGGED_IN_KEY', 'NONCE_KEY', 'AUTH_SALT', 'SECURE_AUTH_SALT', 'LOGGED_IN_SALT', 'NONCE_SALT'];
    let kept;
    try {
        kept = JSON.parse(await readFile(file, 'utf8'));
    } catch {
        kept = Object.fromEntries(names.map((name) => [name, randomBytes(32).toString('hex')]));
        await writeFile(file, JSON.stringify(kept), { mode: 0o600 });
    }
    return names.map((name) => `define('${name}', ${phpString(kept[name])});`).join('\n');
}

async function serve({ dir, www, port, workers }) {
    return startDetached({
        program: 'php',
        args: [...settings(), '-d', `error_log=${join(dir, 'php.log')}`, '-S', `127.0.0.1:${port}`, '-t', www, join(projectRoot, 'tools', 'site', 'router.php')],
        cwd: www,
        env: { ...process.env, PHP_CLI_SERVER_WORKERS: String(workers) },
        logFile: join(dir, 'server.log'),
    });
}
