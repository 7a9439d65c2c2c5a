import { spawn } from 'node:child_process';
import { open } from 'node:fs/promises';
import { run } from './run.mjs';

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Starts a program that outlives this one, as the leader of its own process group.
 *
 * @param {{ program: string, args: string[], cwd?: string, env?: NodeJS.ProcessEnv, logFile: string }} options
 * @returns {Promise<number>} its process id
 */
export async function startDetached({ program, args, cwd, env, logFile }) {
    const log = await open(logFile, 'a');
    try {
        const child = spawn(program, args, { cwd, env, detached: true, windowsHide: true, stdio: ['ignore', log.fd, log.fd] });
        await new Promise((resolve, reject) => {
            child.once('spawn', resolve);
            child.once('error', reject);
        });
        child.unref();
        return child.pid;
    } finally {
        await log.close();
    }
}

/**
 * True when the process runs and its command line holds the sign: a recorded id may long be another program's.
 *
 * @param {number | undefined} pid
 * @param {string} sign a path that only our own program's command line has
 */
export async function isOurs(pid, sign) {
    if (!Number.isInteger(pid) || pid < 2) {
        return false;
    }
    try {
        const { stdout } = await run('ps', ['-o', 'args=', '-ww', '-p', String(pid)], { timeout: 5_000 });
        return stdout.includes(sign);
    } catch {
        return false;
    }
}

/** Ends the process and its whole group if it is ours. PHP's server leaves its workers listening otherwise. */
export async function stopOurs(pid, sign) {
    if (!(await isOurs(pid, sign))) {
        return false;
    }
    for (const signal of ['SIGTERM', 'SIGKILL']) {
        kill(pid, signal);
        for (let tries = 0; tries < 50; tries += 1) {
            if (!groupRuns(pid)) {
                return true;
            }
            await pause(100);
        }
    }
    return !groupRuns(pid);
}

function kill(pid, signal) {
    try {
        process.kill(-pid, signal);
    } catch {
        try {
            process.kill(pid, signal);
        } catch {
            // It ended by itself meanwhile.
        }
    }
}

function groupRuns(pid) {
    try {
        process.kill(-pid, 0);
        return true;
    } catch {
        return false;
    }
}
