<?php

declare(strict_types=1);

namespace CourantTests\Integration\Listings;

/** Hooks, template functions, handles and block markup of WP Job Openings. */
final class TemplateFunctionsTest extends ListingCase
{
    private const BLOCK = '<!-- wp:wp-job-openings/blocks {"listing_per_page":2,"layout":"grid","other_options":["job-category"]} -->'
        . '<p class="wp-block-wp-job-openings-blocks"></p><!-- /wp:wp-job-openings/blocks -->';

    private string $plugin = '';

    protected function tearDown(): void
    {
        $this->plugin === '' || unlink($this->plugin);
        parent::tearDown();
    }

    public function testABlockNestsItsOpeningsInAnElementNextToThePagination(): void
    {
        $this->openings(3);
        $this->listing(self::BLOCK);

        $html = $this->page()->body;

        $list = "//div[contains(@class, 'awsm-b-job-listings')]";
        self::assertCount(1, self::all($html, "{$list}[@data-awsm-layout='grid']"));
        $items = "$list/div[contains(@class, 'awsm-b-job-listing-items') and contains(@class, 'awsm-b-grid-col-3')]";
        self::assertCount(2, self::all($html, "$items/div[contains(@class, 'awsm-b-job-listing-item ')]"));
        self::assertCount(1, self::all($html, "$list/div[contains(@class, 'awsm-b-jobs-pagination')]"));
        self::assertSame(self::named(1, 2), self::titles($html));
    }

    public function testTheBlockScriptOfWpJobOpeningsGetsJsonForTheForm(): void
    {
        $this->openings(3);
        $fields = ['listings_per_page' => '2', 'awsm-layout' => 'list', 'awsm_block_nonce' => 'stale'];

        $json = $this->ajax('jobfilter', $fields)->json();
        $own = $this->ajax('jobfilter', $fields + ['courant' => '1'])->body;

        self::assertTrue($json['success']);
        self::assertIsArray($json['data']);
        self::assertIsString($json['data']['html']);
        self::assertSame(self::named(1, 2), self::titles($json['data']['html']));
        self::assertStringContainsString('awsm-b-load-more', (string) json_encode($json['data']['pagination_html']));
        self::assertSame(self::named(1, 2), self::titles($own));
    }

    public function testHooksChangeTheOpeningsOfAList(): void
    {
        $this->openings(1);
        $this->listing('[awsmjobs]');
        $this->addCode(<<<'PHP'
            add_filter('awsm_job_listing_item_class', static fn (array $names, int $id): array => [...$names, "mine-$id"], 10, 2);
            add_filter('awsm_jobs_listing_title', static fn (string $html, string $view, int $id): string => "<b>$view</b><script>x</script> $html", 10, 3);
            foreach (['before_awsm_jobs_listing_title', 'after_awsm_jobs_listing_title', 'before_awsm_jobs_listing_specs_content', 'after_awsm_jobs_listing_specs_content'] as $hook) {
                add_action($hook, static function (int $id) use ($hook): void { echo "<i class=\"$hook\">$id</i>"; });
            }
            PHP);
        $post = get_posts(['post_type' => 'awsm_job_openings', 'numberposts' => 1])[0]->ID;

        $html = $this->page()->body;

        self::assertCount(
            1,
            self::all($html, "//div[contains(@class, 'awsm-job-listing-item') and contains(@class, 'mine-$post')]"),
        );
        self::assertMatchesRegularExpression(
            "~before_awsm_jobs_listing_title\">$post</i>.*<b>list</b>x <a href=.*Opening 1</a>.*after_awsm_jobs_listing_title\">$post</i>"

                               . ".*before_awsm_jobs_listing_specs_content\">$post</i>.*after_awsm_jobs_listing_specs_content\">$post</i>~s",
            $html,
        );
    }

    public function testHooksChangeTheFiltersOfABlockAndTheFormsText(): void
    {
        $this->openings(2);
        $this->listing(self::BLOCK);
        $this->addCode(<<<'PHP'
            add_filter('awsm_active_block_job_filters', static fn (): array => ['job-location']);
            add_action('awsm_application_form_description', static function (array $form): void {
                echo '<p>About <a href="/x/">us</a>, ', $form['job_id'], '.</p>';
            });
            add_filter('awsm_jobs_date_format', static function (string $format, string $id): string {
                return $id === 'expiry' ? '\D\a\t\e\: Y-m-d' : $format;
            }, 10, 2);
            PHP);
        $opening = $this->post(['type' => 'awsm_job_openings', 'title' => 'Closing', 'meta' => [
            'awsm_set_exp_list' => 'set_listing', 'awsm_job_expiry' => '2031-05-04',
            'awsm_exp_list_display' => 'list_display',
        ]]);

        $filters = self::all(
            $this->page()->body,
            "//div[contains(@class, 'awsm-filter-item') and starts-with(@data-filter, 'job__')]",
        );
        $page = $this->http('GET', get_permalink($opening))->body;

        self::assertSame(
            ['job__location_spec'],
            array_map(static fn ($filter): string => $filter->getAttribute('data-filter'), $filters),
        );
        self::assertStringContainsString("<p>About <a href=\"/x/\">us</a>, $opening->ID.</p>", $page);
        self::assertStringContainsString('Date: 2031-05-04', $page);
    }

    public function testHandlesPrintAddedCodeAndLoadJqueryOnlyForIt(): void
    {
        $this->listing('[awsmjobs]');

        $plain = $this->page()->body;
        $this->addCode(<<<'PHP'
            add_action('wp_enqueue_scripts', static function (): void {
                wp_add_inline_script('awsm-job-scripts', 'jQuery(function(){ document.title = "changed"; });');
                wp_add_inline_style('awsm-jobs-style', '.awsm-job-wrap{color:red}');
                wp_enqueue_style('of-theme', 'https://example.org/jobs.css', ['awsm-jobs-general']);
            });
            PHP);
        $changed = $this->page()->body;

        self::assertStringNotContainsString('/jquery/', $plain);
        self::assertStringNotContainsString('awsm-jobs-style', $plain);
        self::assertStringContainsString('/jquery/', $changed);
        self::assertStringContainsString('document.title = "changed"', $changed);
        self::assertStringContainsString('.awsm-job-wrap{color:red}', $changed);
        self::assertStringContainsString('example.org/jobs.css', $changed);
    }

    /** Creates an opening and makes it the current post of the loop. */
    private function setUpCurrentOpening(): \WP_Post
    {
        $opening = $this->post(['type' => 'awsm_job_openings', 'title' => 'Clerk & <b>co</b>', 'specs' => [
            'job-category' => ['Sales & more'],
        ], 'meta' => [
            'awsm_set_exp_list' => 'set_listing', 'awsm_job_expiry' => '2031-05-04',
            'awsm_exp_list_display' => 'list_display',
        ]]);
        $GLOBALS['post'] = $opening;
        setup_postdata($opening);

        return $opening;
    }

    private static function printed(callable $function): string
    {
        ob_start();
        $function();

        return trim((string) ob_get_clean());
    }

    public function testTemplateFunctionsOfListsReturnAndPrintWhatThemesExpect(): void
    {
        $opening = $this->setUpCurrentOpening();

        self::assertSame(
            ['id' => $opening->ID, 'title' => get_the_title($opening), 'permalink' => get_permalink($opening)],
            get_awsm_job_details(),
        );
        self::assertFalse(is_awsm_job_expired());
        self::assertSame(
            [$opening->ID],
            wp_list_pluck(awsm_jobs_query(['listings' => '5'])->posts ?? [], 'ID'),
        );
        self::assertContains(awsm_jobs_view(), ['list', 'grid']);
        self::assertSame('grid', awsm_jobs_view(['layout' => 'grid']));
        self::assertSame(
            'class="awsm-job-listings awsm-lists mine"',
            self::printed(static fn () => awsm_jobs_view_class('mine', ['layout' => 'list'])),
        );
        self::assertSame(
            'class="awsm-job-listing-item awsm-list-item"',
            self::printed(static fn () => awsm_jobs_listing_item_class(['awsm-list-item'])),
        );
        self::assertSame(
            'data-a="&lt;" data-listings="3"',
            self::printed(static fn () => awsm_jobs_data_attrs(['a' => '<', '"x' => 'y'], ['listings' => '3'])),
        );
        self::assertSame('', self::printed(static fn () => awsm_jobs_load_more(awsm_jobs_query())));
        self::assertSame('There are no openings at the moment.', self::printed(awsm_no_jobs_msg(...)));
        self::assertSame('awsm-job-wrap', awsm_jobs_wrapper_class(false));
        wp_reset_postdata();
    }

    public function testTemplateFunctionsOfAnOpeningReturnAndPrintWhatThemesExpect(): void
    {
        $opening = $this->setUpCurrentOpening();

        self::assertStringContainsString('May 4, 2031', self::printed(static fn () => awsm_job_expiry_details()));
        self::assertStringContainsString('Sales &amp; more', self::printed(static fn () => awsm_job_spec_content()));
        self::assertStringContainsString(
            'href=',
            self::printed(static fn () => awsm_job_listing_spec_content($opening->ID, null, ['job-category'], true)),
        );
        self::assertSame(
            '',
            self::printed(static fn () => awsm_job_listing_spec_content($opening->ID, null, ['job-type'])),
        );
        self::assertStringContainsString(
            'awsm-job-more',
            self::printed(static fn () => awsm_job_more_details('https://example.org/"x', 'list')),
        );
        self::assertStringContainsString(
            '<h1>Clerk &amp; ',
            self::printed(static fn () => awsm_jobs_single_title('<h1>', '</h1>')),
        );
        self::assertStringContainsString(
            'data-response-text="Sending…"',
            self::printed(static fn () => awsm_job_form_submit_btn()),
        );
        self::assertSame('F j, Y', get_awsm_jobs_date_format());
        self::assertNotSame('', get_awsm_jobs_time_format());
        self::assertSame('', get_awsm_jobs_template_path('main.php', 'job-openings'));
        wp_reset_postdata();
    }

    public function testUsersWhoOnlyManageOpeningsAreSentToTheOverviewAfterLogin(): void
    {
        $hr = $this->user('hr');
        $redirect = static function (string $requested, $user): string {
            $url = apply_filters('login_redirect', admin_url('profile.php'), $requested, $user);
            self::assertIsString($url);

            return $url;
        };

        self::assertStringEndsWith('page=courant-overview', $redirect('', $hr));
        self::assertStringEndsWith('profile.php', $redirect(admin_url('upload.php'), $hr));
        self::assertStringEndsWith('profile.php', $redirect('', $this->user('editor')));
        $filter = static fn (): string => 'https://example.org/elsewhere';
        add_filter('awsm_jobs_login_redirect', $filter);
        self::assertSame('https://example.org/elsewhere', $redirect('', $hr));
        remove_filter('awsm_jobs_login_redirect', $filter);
    }

    private function addCode(string $code): void
    {
        // A new name each time, because OPcache checks for changed files only occasionally.
        $this->plugin = WP_CONTENT_DIR . '/mu-plugins/' . uniqid('compatibility-', true) . '.php';
        file_put_contents($this->plugin, "<?php $code");
    }
}
