#!/usr/bin/env node
/**
 * `npm start`: from a fresh clone to a running site with demo content.
 *
 *   npm start [-- --fresh] [--port N]
 *
 * `COURANT_RUNTIME=native|playground|docker` decides what runs PHP; otherwise the best that is here does.
 */
import { join } from 'node:path';
import { buildIfChanged } from './lib/build.mjs';
import { installDependencies, missingDependencies } from './lib/dependencies.mjs';
import { createLog } from './lib/log.mjs';
import { readOptions, runTool, UsageError } from './lib/options.mjs';
import { projectRoot } from './lib/paths.mjs';
import { chooseRuntime, RUNTIMES, startSite, stopSite } from './lib/site.mjs';

const NAMES = { native: 'the PHP of this machine with SQLite', playground: 'Playground (PHP as WebAssembly) with SQLite', docker: 'Docker' };

await runTool(async () => {
    const options = readOptions({ fresh: 'flag', port: 'port' });
    if (Number(process.versions.node.split('.')[0]) < 20) {
        throw new UsageError(`Courant's tools need Node 20 or newer; this is ${process.versions.node}.`);
    }
    const log = createLog({ stream: process.stdout });
    const lacking = missingDependencies(projectRoot);
    if (lacking) {
        log.step(lacking);
        await installDependencies(projectRoot);
    }
    await buildIfChanged(projectRoot, log);
    const runtime = await chooseRuntime();
    log.note(`The site runs on ${NAMES[runtime]}.`);
    for (const other of RUNTIMES.filter((name) => name !== runtime)) {
        if (await stopSite(join(projectRoot, '.site', other))) {
            log.note(`The site that ran on ${NAMES[other]} is stopped; its data stay.`);
        }
    }
    const site = await startSite({ runtime, dir: join(projectRoot, '.site', runtime), log, fresh: options.fresh, port: options.port });
    process.stdout.write(`
  Courant runs on WordPress ${site.version}.

  Site      ${site.url}/
  Admin     ${site.url}/wp-admin/
  Login     admin, password: password
  Mails     ${site.mail}

  Stop it with: npm stop
`);
});
