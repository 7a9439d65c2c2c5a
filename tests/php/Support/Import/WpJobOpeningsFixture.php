<?php

declare(strict_types=1);

namespace CourantTests\Support\Import;

use CourantDesk\Kernel\Sql;
use RuntimeException;

/**
 * Stores what WP Job Openings 4.0.3 stores, in its own formats (docs/compatibility/wp-job-openings.md), with plain SQL:
 * Courant Desk was not active then, so none of its hooks may run.
 */
final class WpJobOpeningsFixture
{
    /** Options with values that differ from the defaults of both plugins. */
    public const OPTIONS = [
        'awsm_register_default_settings' => 1,
        'awsm_jobs_plugin_version' => '4.0.3',
        'awsm_job_company_name' => 'Meyer &amp; Sons',
        'awsm_hr_email_address' => 'hr@meyer.example',
        'awsm_permalink_slug' => 'careers',
        'awsm_jobs_remove_permalink_front_base' => 'remove',
        'awsm_default_msg' => 'Nothing open right now.',
        'awsm_jobs_email_digest' => 'enable',
        'awsm_jobs_disable_archive_page' => '',
        'awsm_jobs_enable_featured_image' => 'enable',
        'awsm_hide_uploaded_files' => '',
        'awsm_jobs_listing_view' => 'grid-view',
        'awsm_jobs_list_per_page' => '7',
        'awsm_jobs_number_of_columns' => '2',
        'awsm_enable_job_search' => '',
        'awsm_jobs_placement_type' => 'side',
        'awsm_enable_job_filter_listing' => 'enabled',
        'awsm_jobs_listing_available_filters' => ['job-type'],
        'awsm_jobs_filter_items_order' => 'alpha_desc',
        'awsm_jobs_listing_display_type' => 'checkbox',
        'awsm_jobs_archive_page_template' => 'plugin',
        'awsm_jobs_listing_specs' => ['job-location'],
        'awsm_jobs_pagination_type' => 'classic',
        'awsm_jobs_expired_jobs_listings' => '',
        'awsm_jobs_details_page_layout' => 'two',
        'awsm_jobs_specification_job_detail' => 'show_in_detail',
        'awsm_jobs_show_specs_icon' => '',
        'awsm_jobs_make_specs_clickable' => 'make_clickable',
        'awsm_jobs_specs_position' => 'below_content',
        'awsm_jobs_expired_jobs_content_details' => 'content',
        'awsm_jobs_hide_expiry_date' => 'hide_date',
        'awsm_jobs_enable_akismet_protection' => 'enable',
        'awsm_jobs_admin_upload_file_ext' => ['pdf', 'rtf'],
        'awsm_enable_gdpr_cb' => 'true',
        'awsm_gdpr_cb_text' => 'I agree to the <a href="/terms/">terms</a> of Meyer.',
        'awsm_jobs_enable_captcha' => 'hcaptcha',
        'awsm_jobs_hcaptcha_site_key' => 'site-1',
        'awsm_jobs_hcaptcha_secret_key' => 'secret-1',
        'awsm_jobs_hcaptcha_fail_message' => 'Try the captcha again.',
        'awsm_jobs_recaptcha_site_key' => 'unused',
        'awsm_jobs_acknowledgement' => 'acknowledgement',
        'awsm_jobs_from_email_notification' => 'jobs@meyer.example',
        'awsm_jobs_reply_to_notification' => 'answers@meyer.example',
        'awsm_jobs_applicant_notification' => '{applicant-email}',
        'awsm_jobs_hr_notification' => '{hr-email}',
        'awsm_jobs_notification_subject' => 'Thanks &#8211; {job-title}',
        'awsm_jobs_notification_content' => "Dear {applicant},\r\n\r\nread <a href=\"https://meyer.example/faq\">our FAQ</a>.",
        'awsm_jobs_notification_mail_template' => 'enable',
        'awsm_jobs_enable_admin_notification' => 'enable',
        'awsm_jobs_admin_from_email_notification' => 'jobs@meyer.example',
        'awsm_jobs_admin_reply_to_notification' => '{applicant-email}',
        'awsm_jobs_admin_to_notification' => '{hr-email}, second@meyer.example',
        'awsm_jobs_admin_hr_notification' => 'boss@meyer.example, {author-email}',
        'awsm_jobs_admin_notification_subject' => 'New: {applicant} &lt;- {job-title}',
        'awsm_jobs_admin_notification_content' => '<p>Hello HR</p><p>{applicant-email} applied.</p>',
        'awsm_jobs_enable_expiry_notification' => '',
        'awsm_jobs_author_to_notification' => '{author-email}',
        'awsm_jobs_notification_customizer' => [
            'logo' => 'default', 'base_color' => '#05BC9C', 'from_email' => 'noreply@meyer.example',
            'footer_text' => 'Meyer &amp; Sons<br />Berlin',
        ],
        'awsm_jobs_restrict_application_form' => 'restrict',
        'awsm_jobs_auto_remove_applications' => [
            'enable_auto_delete' => 'enable', 'count' => '6', 'period' => 'months', 'force_delete' => 'enable',
        ],
        'awsm_current_general_subtab' => 'general',
    ];

    /** @var list<int> */
    public array $openings = [];

    /** @var array<int, array{attachment: int, path: string, sha256: string}> by application */
    public array $applications = [];

    /** Stores the options; the settings of Courant Desk are not stored yet. */
    public static function storeOptions(): void
    {
        foreach (self::OPTIONS as $name => $value) {
            update_option($name, $value);
        }
    }

    /** Deletes what Courant Desk has stored about itself: the state before it was activated for the first time. */
    public static function forgetCourant(): void
    {
        foreach (
            [
                'jobs', 'listings', 'applications', 'mails', 'mail_look', 'protection', 'contents', 'contents_looks',
                'installed', 'switch', 'job_posts',
            ] as $group
        ) {
            delete_option('courant_' . $group);
        }
        delete_option('rewrite_rules');
    }

    /** Adds openings, each with as many applications, and a CV of at least this size for each. */
    public function add(int $openings, int $applications, int $author, int $fileBytes = 0): void
    {
        for ($i = 1; $i <= $openings; $i++) {
            $number = count($this->openings) + 1;
            $opening = self::insertPost('awsm_job_openings', "Old job $number", "old-job-$number", $author, 0);
            $this->openings[] = $opening;
            self::setDate($opening, 60 * $number);
            self::insertMeta($opening, [
                'awsm_set_exp_list' => 'set_listing', 'awsm_job_expiry' => '2099-12-31',
                'awsm_exp_list_display' => 'list_display', 'awsm_views_count' => (string) (10 * $number),
            ]);
            for ($k = 1; $k <= $applications; $k++) {
                $this->addApplication($opening, "Old job $number", $fileBytes);
            }
        }
        wp_cache_flush();
    }

    /**
     * Adds a specification with terms, and assigns one of them to each opening in turn.
     *
     * @param list<string> $names
     */
    public function addSpecification(string $taxonomy, array $names): void
    {
        $sql = Sql::fromGlobal();
        foreach ($names as $index => $name) {
            $term = $sql->insert($sql->coreTable('terms'), ['name' => $name, 'slug' => sanitize_title($name)]);
            $openings = array_filter(
                $this->openings, static fn (int $key): bool => $key % count($names) === $index, ARRAY_FILTER_USE_KEY,
            );
            $id = $sql->insert($sql->coreTable('term_taxonomy'), [
                'term_id' => $term, 'taxonomy' => $taxonomy, 'description' => '', 'count' => count($openings),
            ]);
            foreach ($openings as $opening) {
                $sql->insert(
                    $sql->coreTable('term_relationships'), ['object_id' => $opening, 'term_taxonomy_id' => $id],
                );
            }
        }
        wp_cache_flush();
    }

    /** Adds an opening with another status, or a page. */
    public function addPost(string $type, string $title, string $status, string $content = ''): int
    {
        $sql = Sql::fromGlobal();
        $id = self::insertPost($type, $title, sanitize_title($title), 1, 0);
        $sql->execute(
            'UPDATE %i SET post_status = %s, post_content = %s WHERE ID = %d', $sql->coreTable('posts'), $status,
            $content, $id,
        );
        self::setDate($id, 86400 + $id);
        wp_cache_flush();

        return $id;
    }

    /** Sets a unique date, because the order of equal dates is undefined in databases. */
    private static function setDate(int $post, int $seconds): void
    {
        $date = gmdate('Y-m-d H:i:s', strtotime('2026-03-04 05:06:07 UTC') + $seconds);
        $sql = Sql::fromGlobal();
        $sql->execute(
            'UPDATE %i SET post_date = %s, post_date_gmt = %s WHERE ID = %d', $sql->coreTable('posts'), $date, $date,
            $post,
        );
    }

    private function addApplication(int $opening, string $title, int $fileBytes): void
    {
        $number = count($this->applications) + 1;
        $name = "Applicant $number";
        $application = self::insertPost('awsm_job_application', $name, "applicant-$number", 0, $opening);
        $content = "%PDF-1.4\n% CV of $name\n" . str_repeat("line $number\n", 20) . str_repeat(
            "padding $number\n",
            intdiv($fileBytes, 16),
        ) . "%%EOF\n";
        $relative = 'awsm-job-openings/2026/03/' . hash('sha256', "old $number") . '.pdf';
        $path = wp_upload_dir(null, false)['basedir'] . '/' . $relative;
        wp_mkdir_p(dirname($path));
        if (file_put_contents($path, $content) === false) {
            throw new RuntimeException('The CV could not be written.');
        }
        $attachment = self::insertPost('attachment', $name, "cv-$number", 0, $application);
        self::insertMeta($attachment, [
            '_wp_attached_file' => $relative, 'awsm_actual_file_name' => "CV $number.pdf",
            '_wp_attachment_metadata' => serialize(['filesize' => strlen($content)]),
        ]);
        self::insertMeta($application, [
            'awsm_job_id' => (string) $opening, 'awsm_apply_for' => $title, 'awsm_applicant_name' => $name,
            'awsm_applicant_email' => "a$number@example.com", 'awsm_applicant_phone' => '+49 30 1',
            'awsm_applicant_letter' => "Letter $number", 'awsm_attachment_id' => (string) $attachment,
            'awsm_application_viewed' => $number % 2 === 0 ? '1' : '0',
            'awsm_application_mails' => serialize([[
                'send_by' => 0, 'mail_date' => '2026-03-04 05:06:07', 'cc' => 'hr@meyer.example',
                'subject' => "Thanks $number", 'mail_content' => 'Dear applicant',
            ]]),
        ]);
        $this->applications[$application] = [
            'attachment' => $attachment, 'path' => $path, 'sha256' => hash('sha256', $content),
        ];
    }

    private static function insertPost(string $type, string $title, string $slug, int $author, int $parent): int
    {
        $isFile = $type === 'attachment';
        $sql = Sql::fromGlobal();

        return $sql->insert($sql->coreTable('posts'), [
            'post_type' => $type, 'post_title' => $title, 'post_name' => $slug, 'post_author' => $author,
            'post_parent' => $parent, 'post_status' => $isFile ? 'inherit' : 'publish', 'post_content' => '',
            'post_date' => '2026-03-04 05:06:07', 'post_date_gmt' => '2026-03-04 05:06:07',
            'post_modified' => '2026-03-04 05:06:07', 'post_modified_gmt' => '2026-03-04 05:06:07',
            'comment_status' => 'closed', 'ping_status' => 'closed',
            'post_mime_type' => $isFile ? 'application/pdf' : '', 'post_excerpt' => '', 'to_ping' => '',
            'pinged' => '', 'post_content_filtered' => '',
        ]);
    }

    /** @param array<string, string> $meta */
    private static function insertMeta(int $post, array $meta): void
    {
        $sql = Sql::fromGlobal();
        foreach ($meta as $key => $value) {
            $sql->insert($sql->coreTable('postmeta'), ['post_id' => $post, 'meta_key' => $key, 'meta_value' => $value]);
        }
    }
}
