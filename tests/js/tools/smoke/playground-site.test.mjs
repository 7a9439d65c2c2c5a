import { join } from 'node:path';
import test from 'node:test';
import { silentLog } from '../../../../tools/lib/log.mjs';
import { stopSite } from '../../../../tools/lib/site.mjs';
import { scratch } from '../support.mjs';
import { checkSite } from './journey.mjs';

test('WordPress in Playground: anonymous visitors, an administrator, mails', async (t) => {
    const dir = join(await scratch(t, (folder) => stopSite(join(folder, 'site'))), 'site');
    await checkSite({ runtime: 'playground', dir, log: silentLog }, t);
});
