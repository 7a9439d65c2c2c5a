/** What Playwright's report tells of the journeys that failed, and whether they fail again when asked alone. */

/** More failures than this are no accident of a busy machine. */
const MOST_ASKED_AGAIN = 2;
const TIMES = 3;

/**
 * @param {{suites?: object[]}} report of Playwright's json reporter
 * @returns {{where: string, title: string, why: string}[]} `where` is file:line, as Playwright takes it
 */
export function failedJourneys(report) {
	const walk = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(walk)];
	return (report.suites ?? []).flatMap(walk).filter(({ ok }) => !ok).map(({ file, line, title, tests }) => ({
		where: `${file}:${line}`,
		title,
		why: tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message ?? ''))).join('\n'),
	}));
}

const told = ({ where, title, why }) => `${where} ${title}\n${why.split('\n').slice(0, 25).map((line) => `    ${line}`).join('\n')}`;

/**
 * A journey or two that failed are asked again, alone and three times: all three must pass. They are named either way, with
 * what was wrong the first time (docs/decisions/0016).
 *
 * @param {(args: string[]) => Promise<{verdict: {passed: number, failed: number}, report: object}>} play
 * @param {string[]} args for Playwright
 * @returns {Promise<{passed: number, failed: number, unsteady: string[]}>}
 */
export async function playJourneys(play, args) {
	const { verdict, report } = await play(args);
	const failed = failedJourneys(report);
	const output = failed.length === 0 ? verdict.output : `${failed.map(told).join('\n\n')}\n`;
	if (failed.length === 0 || failed.length > MOST_ASKED_AGAIN || failed.length !== verdict.failed) {
		return { ...verdict, output, unsteady: [] };
	}
	const again = await play([...failed.map(({ where }) => where), '--workers=1', `--repeat-each=${TIMES}`]);
	const seconds = verdict.seconds + again.verdict.seconds;
	if (again.verdict.failed > 0 || again.verdict.passed < failed.length * TIMES) {
		return { ...verdict, seconds, output: `${output}\nAgain, alone:\n${failedJourneys(again.report).map(told).join('\n\n')}`, unsteady: [] };
	}
	return { ...verdict, seconds, passed: verdict.passed + failed.length, failed: 0, unsteady: failed.map(told) };
}
