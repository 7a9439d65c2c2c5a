import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { silentLog, withHeartbeat } from './log.mjs';

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Asks the site's own preparation (`tools/site/mu-plugins/courant-site/marker.php`) for one step.
 *
 * @param {{ url: string, key: string }} site
 * @param {string} step
 * @returns {Promise<Record<string, any>>}
 * @throws {Error} with the site's own message
 */
export async function driveSite(site, step, { timeout = 900_000 } = {}) {
    const answer = await fetch(`${site.url}/?courant-site=${step}`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'X-Courant-Key': site.key },
        signal: AbortSignal.timeout(timeout),
    });
    const text = await answer.text();
    if (answer.headers.get('X-Courant-Site') !== createHash('sha256').update(site.key).digest('hex')) {
        throw new Error(`${site.url} answers ${answer.status}, but it is not the site that was started.${excerpt(text)}`);
    }
    const body = JSON.parse(text);
    if (!body.ok) {
        throw new Error(`The step "${step}" failed: ${body.message} (${body.where})`);
    }
    return body;
}

/**
 * Waits until the site that was started answers by itself; another server on its port is never taken for it.
 *
 * @param {{ url: string, key: string }} site
 * @param {{ alive?: () => Promise<boolean>, logFile?: string, patience?: number }} [options] patience in milliseconds
 */
export async function waitForMarker(site, { alive = async () => true, logFile, patience = 120_000 } = {}) {
    const until = Date.now() + patience;
    let last = '';
    while (Date.now() < until) {
        try {
            return await driveSite(site, 'marker', { timeout: 60_000 });
        } catch (error) {
            last = error.message;
        }
        if (!(await alive())) {
            throw new Error(`The site's server ended by itself.${await tail(logFile)}`);
        }
        await pause(150);
    }
    throw new Error(`The site did not answer: ${last}${await tail(logFile)}`);
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
        const answer = await withHeartbeat(log, text, () => driveSite(site, step));
        if (answer.done === 'not here') {
            log.note(`No ${step} in this work tree yet.`);
        } else if (step === 'demo' && answer.done === 'before') {
            log.note('It is there already.');
        }
        if (answer.summary && Object.keys(answer.summary).length > 0) {
            log.note(Object.entries(answer.summary).map(([name, value]) => `${name}: ${summed(value)}`).join(', '));
        }
    }
}

function summed(value) {
    return Array.isArray(value) ? value.length : typeof value === 'object' && value !== null ? Object.keys(value).length : value;
}

function excerpt(text) {
    const plain = text.replace(/<(style|script)[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ').trim();
    return plain ? ` ${plain.slice(0, 300)}` : '';
}

async function tail(logFile) {
    const text = logFile ? await readFile(logFile, 'utf8').catch(() => '') : '';
    return text ? `\n${text.trim().split('\n').slice(-8).join('\n')}` : '';
}
