import { desk, expect, overflows, test } from './support/test';
import { axeFindings } from './support/watch';

// Some thirty screens one after the other.
test.setTimeout(240_000);

/** Core's own tables and their filters; what stands above and inside of them of ours is looked at. */
const CORE = ['.wp-list-table .check-column', '.tablenav-pages', '#screen-options-wrap', '#contextual-help-wrap'];

for (const role of ['administrator', 'hr']) {
	test(`each of our screens is accessible to ${role}, wide and narrow`, async ({ page, asRole }) => {
		await asRole(role);
		await desk.wp(`
			$id = wp_insert_post(['post_type' => 'awsm_job_openings', 'post_status' => 'publish', 'post_title' => 'Walked past']);
			wp_insert_post(['post_type' => 'awsm_job_application', 'post_status' => 'publish', 'post_title' => 'Zoë', 'post_parent' => $id, 'meta_input' => ['awsm_job_id' => $id, 'awsm_apply_for' => 'Walked past', 'awsm_applicant_name' => 'Zoë', 'awsm_applicant_email' => 'zoe@courant.example']]);
			return true;
		`);
		await page.goto('/wp-admin/edit.php?post_type=awsm_job_openings');
		const menu = await page.locator('#adminmenu a[href*="awsm_job"], #adminmenu a[href*="courant"]').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
		await page.goto('/wp-admin/edit.php?post_type=awsm_job_openings&page=awsm-jobs-settings');
		const tabs = await page.locator('.nav-tab').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
		const screens = [...new Set([...menu, ...tabs, ...(role === 'administrator' ? [`${desk.url}/wp-admin/tools.php?page=courant-job-index`] : [])])].filter((one) => !one.includes('post-new.php'));
		expect(screens.length).toBeGreaterThan(role === 'administrator' ? 15 : 2);
		const found: string[] = [];
		for (const address of screens) {
			await page.setViewportSize({ width: 1280, height: 900 });
			expect((await page.goto(address))?.status(), address).toBe(200);
			await page.waitForLoadState('networkidle');
			found.push(...(await axeFindings(page, { include: '#wpbody-content', exclude: CORE })).map((words) => `${address}: ${words}`));
			await page.setViewportSize({ width: 390, height: 900 });
			if (await overflows(page)) {
				found.push(`${address} is wider than its window`);
			}
			found.push(...(await axeFindings(page, { include: '#wpbody-content', exclude: CORE })).map((words) => `${address}: ${words}`));
		}
		expect(found).toEqual([]);
	});
}
