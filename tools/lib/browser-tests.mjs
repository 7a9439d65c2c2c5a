/** The stages that drive browsers. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tests/support/site.mjs';
import { startBrowserLab } from './browser-lab.mjs';
import { run } from './child.mjs';
import { verdict } from './php-tests.mjs';

/** One lab for all stages that use the work tree; it starts with the first and ends with the last. */
class SharedLab {
	#lab;
	#users;

	constructor(laboratory, users) {
		this.laboratory = laboratory;
		this.#users = users;
	}

	async use(work) {
		const began = Date.now();
		try {
			this.#lab ??= startBrowserLab(this.laboratory);
			const lab = await this.#lab;
			const result = await work(lab);
			const complaints = lab.complaints();
			return complaints.length === 0
				? { ...result, seconds: (Date.now() - began) / 1000 }
				: { ...result, failed: result.failed + 1, output: `${result.output}\nPHP complained:\n${complaints.join('\n')}`, seconds: (Date.now() - began) / 1000 };
		} finally {
			this.#users -= 1;
			if (this.#users === 0) {
				await (await this.#lab)?.close();
			}
		}
	}
}

async function playwright(lab, args) {
	const report = join(root, '.cache/e2e.json');
	rmSync(report, { force: true });
	const result = await run(['node_modules/.bin/playwright', 'test', '-c', 'tests/e2e/playwright.config.ts', ...args], { cwd: root, env: { ...lab.env, NO_COLOR: '1', FORCE_COLOR: '0' }, timeout: 1200 });
	const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).stats : {};
	return verdict(result, { passed: expected, failed: unexpected + flaky + skipped });
}

export function browserTests({ all, wanted, rest, laboratory }) {
	const has = (name) => all || wanted.includes(name);
	const tasks = [];
	if (has('e2e')) {
		tasks.push({ name: 'browser journeys (Chromium; nginx, PHP-FPM, MariaDB)', work: (shared) => shared.use((lab) => playwright(lab, all ? [] : rest)) });
	}
	const shared = new SharedLab(laboratory, tasks.length);
	mkdirSync(join(root, 'artifacts'), { recursive: true });
	return tasks.map(({ name, work }) => ({ name, work: () => work(shared) }));
}
