#!/usr/bin/env node
/**
 * A native PHP + SQLite site of this work tree for developing and testing. Prints its address on standard output.
 *
 *   node tools/dev-site.mjs [--dir DIR] [--wp newest|oldest] [--port N] [--fresh] [--no-demo] [--stop]
 */
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createLog } from './lib/log.mjs';
import { startMailCatcher, stopMailCatcher } from './lib/mail-catcher.mjs';
import { startNativeSite, stopNativeSite } from './lib/native-site.mjs';
import { projectRoot } from './lib/paths.mjs';
import { prepareSite } from './lib/site-driver.mjs';
import { getWordPress } from './lib/wordpress.mjs';

const { values } = parseArgs({
    options: {
        dir: { type: 'string' },
        wp: { type: 'string', default: 'newest' },
        port: { type: 'string' },
        fresh: { type: 'boolean', default: false },
        'no-demo': { type: 'boolean', default: false },
        stop: { type: 'boolean', default: false },
    },
});
const dir = resolve(values.dir ?? join(projectRoot, '.site', `dev-${values.wp}`));
const log = createLog();

if (values.stop) {
    const stopped = await stopNativeSite(dir);
    await stopMailCatcher(join(dir, 'mail'));
    log.note(stopped ? 'The site is stopped.' : 'No site of this folder is running.');
} else {
    const wordpress = await getWordPress({ version: values.wp, log });
    if (values.fresh) {
        await stopNativeSite(dir);
        await stopMailCatcher(join(dir, 'mail'));
        await rm(dir, { recursive: true, force: true });
    }
    const mail = await startMailCatcher({ dir: join(dir, 'mail') });
    const site = await startNativeSite({
        dir,
        wordpress,
        log,
        smtpPort: mail.smtpPort,
        ...(values.port ? { port: Number(values.port), exactPort: true } : {}),
    });
    await prepareSite(site, { log, demo: !values['no-demo'] });
    log.note(`Sign in at ${site.url}/wp-admin/ as admin with the password "password"; mails: ${mail.url}`);
    process.stdout.write(`${site.url}\n`);
}
