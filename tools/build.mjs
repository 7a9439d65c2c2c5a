#!/usr/bin/env node
/** `npm run build`: scripts and styles of both packages, into `plugin/build` and `theme/build`. */
import { build } from './lib/build.mjs';
import { createLog } from './lib/log.mjs';
import { readOptions, runTool } from './lib/options.mjs';
import { projectRoot } from './lib/paths.mjs';

await runTool(async () => {
    const options = readOptions({ development: 'flag' });
    await build(projectRoot, createLog(), { mode: options.development ? 'development' : 'production' });
});
