<?php

declare(strict_types=1);

namespace CourantTests\Integration\Openings;

use CourantTests\Support\SiteTestCase;

final class OpeningPageRendererTest extends SiteTestCase
{
    public function testSpecificationsArePrintedAtTheConfiguredPositionWithIconsAndLinks(): void
    {
        update_option('awsm_jobs_filter', [
            ['taxonomy' => 'job-category', 'filter' => 'Job Category', 'icon' => 'folder'],
            ['taxonomy' => 'job-type', 'filter' => 'Job Type', 'icon' => 'own-font'],
        ]);
        $opening = $this->opening(
            ['content' => 'Job description.', 'specs' => ['job-category' => ['News'], 'job-type' => ['Full Time']]]
        )->ID;
        $path = (string) wp_parse_url((string) get_permalink($opening), PHP_URL_PATH);
        $body = $this->http('GET', $path)->body;
        self::assertStringContainsString('awsm_job_spec_above_content', $body);
        self::assertLessThan(strpos($body, '<p>Job description.'), strpos($body, 'class="awsm-job-specification-item'));
        self::assertMatchesRegularExpression('~<i class="awsm-job-icon-folder" aria-hidden="true">\s*<svg~', $body);
        self::assertMatchesRegularExpression(
            '~<i class="awsm-job-icon-own-font" aria-hidden="true">\s*</i>~',
            $body,
            'a theme with an icon font draws it',
        );

        // Settings as WP Job Openings left them are the initial values of ours.
        delete_option('courant_jobs');
        foreach (
            [
                'awsm_register_default_settings' => 1,
                'awsm_jobs_specs_position' => 'below_content',
                'awsm_jobs_make_specs_clickable' => 'make_clickable',
                'awsm_jobs_show_specs_icon' => '',
            ] as $name => $value
        ) {
            update_option($name, $value);
        }
        $body = $this->http('GET', $path)->body;
        self::assertStringContainsString('awsm_job_spec_below_content', $body);
        self::assertGreaterThan(
            strpos($body, '<p>Job description.'),
            strpos($body, 'class="awsm-job-specification-item'),
        );
        self::assertStringContainsString(
            '<a class="awsm-job-specification-term" href="' . home_url('/job-category/news/') . '">News</a>',
            $body,
        );
        self::assertStringNotContainsString('awsm-job-icon-folder', $body);
    }

    public function testFieldsOfASpecificationAreNotRepeatedAsFacts(): void
    {
        $id = $this->opening([
            'title' => 'Page editor',
            'specs' => ['job-type' => 'Full Time', 'job-location' => 'Berlin'],
            'meta' => [
                'courant_places' => [['city' => 'Berlin', 'region' => 'Berlin', 'country' => 'DE']],
                'courant_employment_types' => ['FULL_TIME'],
                'courant_work_mode' => 'hybrid',
            ],
        ])->ID;
        $pattern = '~<dt>([^<]+)</dt>\s*<dd><bdi>([^<]+)</bdi></dd>~';
        $facts = fn (): array => preg_match_all($pattern, $this->page($id), $matches) > 0
            ? array_combine($matches[1], $matches[2])
            : [];

        $missing = ['Salary' => 'Pay not stated'];
        self::assertSame([...$missing, 'Country' => 'Germany'], $facts(), 'the place has the work mode');
        self::assertStringContainsString('>Berlin (Hybrid)</span>', $this->page($id));
        self::assertStringNotContainsString('Full-time', $this->content($id));

        // The complete location and the employment type, if no specification contains them.
        update_option('courant_jobs', ['specs_position' => 'nowhere']);
        self::assertSame(
            [...$missing, 'Location' => 'Berlin, Germany', 'Work mode' => 'Hybrid', 'Employment type' => 'Full-time'],
            $facts(),
        );
        update_option('courant_jobs', ['type_specification' => '-', 'location_specification' => '-']);
        self::assertSame(
            [...$missing, 'Location' => 'Berlin, Germany', 'Work mode' => 'Hybrid', 'Employment type' => 'Full-time'],
            $facts(),
        );
    }

    private const EVIL = '<p>Edit </script><script>alert(1)</script> &amp; <b>print</b>.</p>';

    public function testItPrintsTheMarkupOfWpJobOpeningsAndAllFacts(): void
    {
        $id = $this->opening([
            'title' => 'Page editor',
            'content' => '<!-- wp:paragraph --><p>You edit <strong>pages</strong>.</p><!-- /wp:paragraph -->',
            'specs' => ['job-category' => 'News'],
            'meta' => [
                'courant_closing_at' => '2031-05-04T23:59',
                'awsm_exp_list_display' => 'list_display',
                'courant_places' => [['city' => 'Kiel', 'region' => '', 'country' => 'DE']],
                'courant_work_mode' => 'hybrid',
                'courant_employment_types' => ['FULL_TIME'],
                'courant_salary' =>
                    ['min' => 40000, 'max' => 50000.5, 'currency' => 'EUR', 'unit' => 'YEAR', 'shown' => true],
                'courant_identifier' => '<b>7</b>',
            ],
        ])->ID;
        $body = $this->page($id);

        self::assertSame(1, substr_count($body, 'class="awsm-job-single-wrap'));
        foreach (
            [
                'class="awsm-job-content"', 'class="awsm-job-expiry-details"', 'awsm-job-specifications-container',
                'awsm-job-specification-job-category', 'awsm-job-entry-content entry-content',
            ] as $part
        ) {
            self::assertStringContainsString($part, $body);
        }
        foreach (
            [
                'May 4, 2031', 'Hybrid', 'Full-time', '€40,000.00–50,000.50 a year', '<strong>pages</strong>',
            ] as $fact
        ) {
            self::assertStringContainsString($fact, $body);
        }
        self::assertStringNotContainsString('<b>7</b>', $body);
        self::assertStringNotContainsString('noindex', $body);
    }

    public function testStructuredDataIsPrintedOnceAndEscaped(): void
    {
        $this->signIn();
        $id = $this->opening([
            'title' => 'Safe </script> & sound',
            'content' => self::EVIL,
            'meta' => ['courant_identifier' => '</script><script>alert(2)</script>'],
        ])->ID;
        $body = $this->page($id);
        self::assertSame(
            1,
            preg_match_all('~<script type="application/ld\+json">\s*(\{"@context":"https://schema.org/","@type":"JobPosting".*?)\s*</script>~s', $body, $matches),
        );
        $posting = json_decode($matches[1][0], true);

        self::assertIsArray($posting);
        self::assertStringNotContainsString('<', $matches[1][0]);
        self::assertStringContainsString(
            '<b>print</b>',
            is_string($posting['description']) ? $posting['description'] : '',
        );
        self::assertStringNotContainsString(
            'alert(1)</script>',
            is_string($posting['description']) ? $posting['description'] : '',
        );
        self::assertSame(get_the_date(DATE_ATOM, $id), $posting['datePosted']);
    }

    public function testTheFilterOfWpJobOpeningsCanChangeOrDisableIt(): void
    {
        $this->visit($this->opening()->ID);
        add_filter('awsm_job_structured_data', static fn (array $posting): array => ['title' => 'Changed'] + $posting);
        self::assertStringContainsString('"title":"Changed"', $this->footer());
        add_filter('awsm_job_structured_data', '__return_empty_array', 20);
        self::assertStringNotContainsString('JobPosting', $this->footer());
    }

    public function testOtherModulesPrintInsideAndNotOnClosedOpenings(): void
    {
        add_action('courant_desk_after_opening', static function (int $id): void {
            echo "<form data-opening='$id'></form>";
        });
        $open = $this->opening()->ID;
        self::assertMatchesRegularExpression(
            "~awsm-job-single-wrap.*<form data-opening='$open'></form>\s*</div>\s*</div>$~s",
            trim($this->content($open)),
        );
        self::assertStringNotContainsString(
            '<form data-opening',
            $this->content($this->opening(['status' => 'expired'])->ID),
        );
    }

    /** The form is below a long text; the link to it is above. */
    public function testTheApplyLinkIsShownWhileApplicationsAreAccepted(): void
    {
        $open = $this->page($this->opening()->ID);
        self::assertSame(1, preg_match('/<a href="#([^"]+)">Apply now</', $open, $leads));
        self::assertStringContainsString("id=\"$leads[1]\"", $open);

        self::assertStringNotContainsString('Apply now', $this->page($this->opening(['status' => 'expired'])->ID));
    }

    public function testAClosedOpeningMayHideItsDescription(): void
    {
        $id = $this->opening(['status' => 'expired', 'content' => 'Secret no more'])->ID;
        self::assertStringContainsString('Secret no more', $this->content($id));
        update_option('courant_jobs', ['expired_content' => 'hide']);
        self::assertStringNotContainsString('Secret no more', $this->content($id));
    }

    public function testExcerptsListsAndProtectedOpeningsAreUnchanged(): void
    {
        $id = $this->opening(['content' => 'Plain words'])->ID;
        $this->visit($id);
        $excerpt = get_the_excerpt($id);
        self::assertStringContainsString('Plain words', $excerpt);
        self::assertStringNotContainsString('closed', $excerpt);
        self::assertSame("<p>Elsewhere</p>\n", apply_filters('the_content', 'Elsewhere'));
        self::assertStringNotContainsString(
            'class="awsm-job-single-wrap',
            $this->page($this->opening(['post_password' => 'x'])->ID),
        );
    }

    private function page(int $id): string
    {
        update_option('rewrite_rules', '');
        $response = $this->http('GET', (string) wp_parse_url((string) get_permalink($id), PHP_URL_PATH));
        self::assertSame(200, $response->status);

        return $response->body;
    }

    private function visit(int $id): void
    {
        global $wp_query, $wp_the_query, $post;
        $wp_query = new \WP_Query(['p' => $id, 'post_type' => 'awsm_job_openings']);
        $wp_the_query = $wp_query;
        $post = get_post($id);
    }

    private function content(int $id): string
    {
        $this->visit($id);
        ob_start();
        while (have_posts()) {
            the_post();
            the_content();
        }

        return (string) ob_get_clean();
    }

    private function footer(): string
    {
        // WordPress moves it to another hook when it renders a real page.
        remove_action('wp_footer', 'the_block_template_skip_link');
        ob_start();
        do_action('wp_footer');

        return (string) ob_get_clean();
    }
}
