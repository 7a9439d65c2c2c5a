<?php

declare(strict_types=1);

namespace CourantTests\Integration\Import;

use CourantDesk\Import\Domain\SwitchState;
use CourantDesk\Kernel\Sql;
use CourantTests\Support\Applications\ApplicationsTestCase;
use CourantTests\Support\Import\CreatesSwitch;
use CourantTests\Support\Import\SiteCrawler;
use CourantTests\Support\Import\WpJobOpeningsFixture;
use CourantTests\Support\Site\InstallsMuPlugin;
use PHPUnit\Framework\Attributes\Group;

/**
 * Crawls a site of WP Job Openings before and after a switch and compares each URL. "Before" is WordPress with what
 * that plugin registers, from its documentation (tests/php/Support/Import/old-product/); the plugin does not run.
 *
 * `COURANT_SWITCH_URLS` names a file for the table of all URLs with their differences.
 */
#[Group('once')]
final class SwitchUrlsTest extends ApplicationsTestCase
{
    use CreatesSwitch;
    use InstallsMuPlugin;

    private const STAND_IN = __DIR__ . '/../../Support/Import/old-product/job-openings.php';

    /**
     * Patterns of `URL | property | before | after` of the differences that are intended
     * (docs/features/switching.md#differences-of-urls).
     */
    private const INTENDED = [
        'archives have a canonical URL' => '~^\S+ \| canonical \|  \| /\S*$~',
        'each page of a list is canonical itself' =>
            '~^(/\S+/)page/(\d+)/ \| canonical \| \1 \| \1\?paged=\2$~',
        'feeds link to closed openings by their slugs' =>
            '~^/\S+ \| entries \| .*/\?post_type=awsm_job_openings.*p=\d+ .* \| (?!.*post_type=).*/careers/expired-job/.*$~',
    ];

    private const INTENDED_AFTER_CONFIRMATION = [
        'public files are removed' =>
            '~^/wp-content/uploads/awsm-job-openings/\S+ \| (status \| 200 \| 410|title \|  \| Page not found.*)$~',
    ];

    public function testEveryUrlOfTheOldSiteGivesTheSameResponse(): void
    {
        $site = $this->createWpJobOpeningsSite();
        $crawler = new SiteCrawler($this->sendAll(...));
        $before = [];
        update_option('active_plugins', []);
        $this->useTheme($this->oldTheme());
        WpJobOpeningsFixture::forgetCourant();
        $this->withMuPlugin(
            'require ' . var_export((string) realpath(self::STAND_IN), true) . ';',
            function () use ($crawler, $site, &$before): void {
                $before = $crawler->crawl($this->startUrls($site), true);
            },
        );
        self::assertGreaterThan(90, count($before));
        self::assertSame(['200', '200', '200', '404'], [
            $before['/careers/old-job-1/']['status'], $before['/careers/page/2/']['status'],
            $before['/seniority_spec/senior/']['status'], $before['/careers/no-such-job/']['status'],
        ]);

        update_option('active_plugins', [plugin_basename(COURANT_DESK_FILE)]);
        $this->useTheme('courant');
        WpJobOpeningsFixture::forgetCourant();
        $first = $crawler->crawl(array_keys($before), false);
        $this->writeTable($before, $first);
        $this->assertOnlyIntended($before, $first, self::INTENDED, 'before the assistant runs');

        $runner = $this->factory()->createRunner();
        self::assertSame(SwitchState::Applied, $runner->run('start', 30.0)?->state);
        $applied = $crawler->crawl(array_keys($before), false);
        $this->assertOnlyIntended($before, $applied, self::INTENDED, 'after the data were migrated');

        self::assertSame(SwitchState::Confirmed, $runner->run('confirm', 30.0)?->state);
        $confirmed = $crawler->crawl(array_keys($before), false);
        $intended = self::INTENDED + self::INTENDED_AFTER_CONFIRMATION;
        $this->assertOnlyIntended($before, $confirmed, $intended, 'after the confirmation');
    }

    private function createWpJobOpeningsSite(): WpJobOpeningsFixture
    {
        WpJobOpeningsFixture::storeOptions();
        update_option('permalink_structure', '/%postname%/');
        update_option('awsm_jobs_filter', [
            ['taxonomy' => 'job-type', 'filter' => 'Job Type', 'icon' => ''],
            ['taxonomy' => 'seniority_spec', 'filter' => 'Seniority', 'icon' => ''],
        ]);
        $site = new WpJobOpeningsFixture();
        $site->add(12, 0, 1);
        $site->add(1, 3, 1);
        $site->addSpecification('seniority_spec', ['Junior', 'Senior']);
        $site->addPost('awsm_job_openings', 'Expired job', 'expired');
        $site->addPost('awsm_job_openings', 'Draft job', 'draft');
        $site->addPost('awsm_job_openings', 'Private job', 'private');
        $page = $site->addPost('page', 'Open jobs', 'publish', '[awsmjobs]');
        $site->addPost('page', 'Our team', 'publish', '<!-- wp:wp-job-openings/blocks {"pagination":"classic"} -->
<p class="wp-block-wp-job-openings-blocks"></p>
<!-- /wp:wp-job-openings/blocks -->');
        update_option('awsm_select_page_listing', $page);

        return $site;
    }

    /** @return list<string> URLs by their documented patterns; the crawl adds those that the pages link to */
    private function startUrls(WpJobOpeningsFixture $site): array
    {
        $urls = [
            '/', '/feed/', '/comments/feed/', '/wp-sitemap.xml', '/careers/', '/careers/feed/', '/careers/feed/atom/',
            '/?post_type=awsm_job_openings', '/?feed=rss2&post_type=awsm_job_openings',
            '/careers/expired-job/', '/careers/draft-job/', '/careers/private-job/', '/careers/no-such-job/',
            '/careers/old-job/',
            '/jobs/', '/jobs/old-job-1/', '/old-job-1/', '/job-openings/', '/seniority_spec/nobody/',
            '/?seniority_spec=senior', '/?s=job', '/?s=job&post_type=awsm_job_openings', '/author/admin/',
        ];
        foreach (['/careers', '/open-jobs', '/our-team', '/seniority_spec/senior', '/seniority_spec/junior'] as $list) {
            $urls = [
                ...$urls, "$list/", "$list/feed/", "$list/page/1/", "$list/page/2/", "$list/page/3/", "$list/page/9/",
            ];
        }
        // Every opening has its page among the links of the lists; all kinds of URL are requested for a few of them.
        foreach ([...array_slice($site->openings, 0, 2), ...array_slice($site->openings, -1)] as $opening) {
            $slug = get_post($opening)->post_name ?? '';
            $urls = [
                ...$urls, "/careers/$slug/", "/careers/$slug", "/careers/$slug/feed/", "/careers/$slug/embed/",
                "/careers/$slug/2/", "/?p=$opening", "/?awsm_job_openings=$slug",
                "/?post_type=awsm_job_openings&p=$opening",
            ];
        }
        foreach ($site->applications as $id => $file) {
            $urls = [
                ...$urls, "/?p=$id", "/?attachment_id={$file['attachment']}",
                '/wp-content/uploads/awsm-job-openings/2026/03/' . basename($file['path']),
            ];
        }

        return $urls;
    }

    /** Returns a theme of WordPress, or the theme Courant where none is installed. */
    private function oldTheme(): string
    {
        foreach (array_keys(wp_get_themes()) as $name) {
            if (str_starts_with((string) $name, 'twenty')) {
                return (string) $name;
            }
        }

        return 'courant';
    }

    private function useTheme(string $name): void
    {
        update_option('template', $name);
        update_option('stylesheet', $name);
    }

    /**
     * @param array<string, array<string, string>> $before
     * @param array<string, array<string, string>> $after
     * @param array<string, string> $intended
     */
    private function assertOnlyIntended(array $before, array $after, array $intended, string $when): void
    {
        $lines = array_map(
            static fn (array $difference): string => implode(' | ', $difference),
            SiteCrawler::differences($before, $after),
        );
        foreach ($intended as $reason => $pattern) {
            $others = array_filter($lines, static fn (string $line): bool => preg_match($pattern, $line) !== 1);
            self::assertNotSame($lines, $others, "$when: $reason");
            $lines = $others;
        }
        self::assertSame([], array_values($lines), $when);
    }

    /**
     * Writes the table of differences, then all URLs with their status before, and redirect or title.
     *
     * @param array<string, array<string, string>> $before
     * @param array<string, array<string, string>> $after
     */
    private function writeTable(array $before, array $after): void
    {
        $file = (string) getenv('COURANT_SWITCH_URLS');
        if ($file === '') {
            return;
        }
        $differences = SiteCrawler::differences($before, $after);
        $lines = [sprintf('%d URLs, %d differences', count($before), count($differences))];
        foreach ($differences as $difference) {
            $lines[] = implode(' | ', $difference);
        }
        foreach ($before as $url => $properties) {
            $target = $properties['redirect'] !== '' ? '→ ' . $properties['redirect'] : $properties['title'];
            $lines[] = "{$properties['status']} $url $target";
        }
        file_put_contents($file, implode("\n", $lines) . "\n");
    }
}
