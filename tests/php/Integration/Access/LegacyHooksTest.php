<?php

declare(strict_types=1);

namespace CourantTests\Integration\Access;

use CourantDesk\Kernel\Sql;
use CourantDesk\Openings\OpeningsSettings;
use CourantDesk\Openings\Storage\OpeningPostType;
use CourantDesk\Openings\Storage\SpecificationTaxonomies;
use CourantDesk\Openings\Storage\TaxonomySpecificationRepository;
use CourantDesk\Openings\Storage\TermCounts;
use CourantTests\Support\Applications\ApplicationsTestCase;
use WP_Post;

/**
 * Tests that every hook used by third parties fires with compatible arguments
 * (docs/compatibility/wp-job-openings.md#hooks).
 */
final class LegacyHooksTest extends ApplicationsTestCase
{
    /** Name of a hook => types of its arguments; `mixed` for an unspecified type. */
    private const HOOKS = [
        'awsm_job_application_submitted' => ['integer'],
        'awsm_job_application_submitting' => [],
        'awsm_application_form_fields' => ['array', 'array'],
        'awsm_application_form_fields_order' => ['array', 'array'],
        'awsm_application_form_field_init' => ['array'],
        'awsm_application_form_title' => ['string', 'array'],
        'awsm_application_form_submit_btn_text' => ['string', 'array'],
        'awsm_application_form_submit_btn_res_text' => ['string', 'array'],
        'awsm_job_query_args' => ['array', 'array', 'array'],
        'awsm_job_block_query_args' => ['array', 'array', 'array'],
        'awsm_job_listing_data_attrs' => ['array', 'array'],
        'awsm_jobs_shortcode_defaults' => ['array'],
        'awsm_active_job_filters' => ['array', 'array'],
        'awsm_is_job_filters_visible' => ['boolean', 'array'],
        'awsm_filter_label' => ['string', 'string', 'object'],
        'awsm_job_structured_data' => ['array'],
        'awsm_job_spec_structured_data' => ['array'],
        'awsm_jobs_mail_template_tags' => ['array', 'array', 'array'],
        'awsm_jobs_applicant_notification_mail_headers' => ['array', 'array'],
        'awsm_jobs_admin_notification_mail_headers' => ['array', 'array'],
        'awsm_jobs_applicant_notification_mail_attachments' => ['array', 'array'],
        'awsm_jobs_admin_notification_mail_attachments' => ['array', 'array'],
        'awsm_job_openings_args' => ['array'],
        'awsm_jobs_tax_args' => ['array', 'string'],
        'awsm_jobs_template_path' => ['string', 'string', 'string'],
        'awsm_jobs_localized_script_data' => ['array'],
        'awsm_jobs_date_format' => ['string', 'string'],
        'awsm_application_form_description' => ['array'],
        'awsm_jobs_listing_title' => ['string', 'string'],
        'awsm_job_listing_item_class' => ['array', 'integer'],
        'before_awsm_jobs_listing_title' => ['integer', 'array'],
        'after_awsm_jobs_listing_specs_content' => ['integer', 'array'],
        'awsm_jobs_listing_details_link' => ['string', 'string'],
        'awsm_job_specs_content' => ['string', 'integer', 'mixed'],
        'awsm_job_spec_item_content' => ['string', 'integer', 'string'],
        'before_awsm_jobs_listing' => ['array'],
        'after_awsm_jobs_listing' => ['array'],
        'before_awsm_jobs_listing_loop' => ['array'],
        'after_awsm_jobs_listing_loop' => ['array'],
        'before_awsm_job_details' => ['integer'],
        'after_awsm_job_details' => ['integer'],
        'before_awsm_application_form' => ['array'],
        'after_awsm_application_form' => ['array'],
    ];

    public function testEveryHookFires(): void
    {
        $seen = [];
        foreach (self::HOOKS as $hook => $types) {
            add_filter($hook, static function (mixed ...$given) use (&$seen, $hook): mixed {
                $seen[$hook] = array_map('gettype', array_values($given));

                return $given[0] ?? null;
            }, 10, max(1, count($types)));
        }
        $this->triggerEveryHook();

        $wrong = [];
        foreach (self::HOOKS as $hook => $types) {
            $given = $seen[$hook] ?? null;
            $fits = $given !== null && count($given) >= count($types);
            foreach ($fits ? $types : [] as $index => $type) {
                $fits = $fits && ($type === 'mixed' || $type === ($given[$index] ?? ''));
            }
            if (!$fits) {
                $wrong[$hook] = $given ?? 'did not fire';
            }
        }
        self::assertSame([], $wrong);
    }

    /** Applies changes that are common in published snippets. */
    public function testOrderAndLimitOfOtherCodeAreApplied(): void
    {
        foreach (['Beta', 'Alpha', 'Gamma'] as $title) {
            $this->opening(['title' => $title, 'specs' => ['job-category' => 'News']]);
        }
        add_filter(
            'awsm_job_query_args',
            static fn (array $args): array => ['orderby' => 'title', 'order' => 'ASC', 'posts_per_page' => 2] + $args,
        );
        add_filter(
            'awsm_job_spec_item_content',
            static fn (string $html): string => $html . '<em class="mine">!</em><script>alert(1)</script>',
        );
        $html = do_shortcode('[awsmjobs]');

        self::assertMatchesRegularExpression('/Alpha.*Beta/s', $html);
        self::assertStringNotContainsString('Gamma', $html);
        self::assertStringContainsString('3 openings found', $html);
        self::assertSame(2, substr_count($html, '<em class="mine">!</em>'));
        self::assertStringNotContainsString('<script>alert', $html);
    }

    public function testAFileOfAnotherIsAttachedAndATemporaryOneDeleted(): void
    {
        $kept = $this->file('kept.txt', 'kept');
        $temporary = $this->file('temporary.txt', 'temporary');
        add_filter('awsm_jobs_admin_notification_mail_attachments', static fn (array $files): array => [
            ...$files, ['file' => $kept], ['file' => $temporary, 'temp' => true], ['file' => '/nowhere'], 'nonsense',
        ]);
        $this->submit($this->opening()->ID);
        $this->sendEmails();

        self::assertSame([[], [$kept, $temporary]], array_column($this->emails(), 'attachments'));
        self::assertFileExists($kept);
        self::assertFileDoesNotExist($temporary);
    }

    private function triggerEveryHook(): void
    {
        $opening = $this->opening([
            'specs' => ['job-category' => 'News', 'job-location' => 'Kiel'],
            'meta' => ['courant_employment_types' => ['FULL_TIME']],
        ]);
        unregister_taxonomy('job-type');
        (new OpeningPostType(new OpeningsSettings()))->register();
        (new SpecificationTaxonomies(new TaxonomySpecificationRepository(), new TermCounts(Sql::fromGlobal())))
            ->register();
        do_shortcode('[awsmjobs filters="yes"]');
        do_blocks('<!-- wp:wp-job-openings/blocks {"other_options":["job-category"]} /-->');
        $this->visit($opening);
        $this->submit($opening->ID);
        $this->sendEmails();
    }

    private function visit(WP_Post $opening): void
    {
        global $wp_query, $wp_the_query, $post;
        $wp_query = new \WP_Query(['p' => $opening->ID, 'post_type' => 'awsm_job_openings']);
        $wp_the_query = $wp_query;
        ob_start();
        do_action('wp_enqueue_scripts');
        the_post();
        the_content();
        do_action('wp_footer');
        ob_end_clean();
    }
}
