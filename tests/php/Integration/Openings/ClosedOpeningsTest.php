<?php

declare(strict_types=1);

namespace CourantTests\Integration\Openings;

use CourantDesk\Kernel\Sql;
use CourantTests\Support\SiteTestCase;

/** Tests the URL, author and copies of a closed opening, and the effect of its flags. */
final class ClosedOpeningsTest extends SiteTestCase
{
    public function testTheSettingDecidesTheResponseOfAClosedOpening(): void
    {
        $closed = $this->opening(['title' => 'Closed', 'status' => 'expired'])->ID;
        $late = $this->opening(['title' => 'Cron is late', 'meta' => ['courant_closing_at' => '2020-01-01T10:00']])->ID;
        $open = $this->opening(['title' => 'Open'])->ID;
        foreach (['keep' => 200, 'gone' => 410, 'redirect' => 302] as $choice => $status) {
            update_option('courant_jobs', ['closed_page' => $choice]);
            foreach ([$closed, $late] as $id) {
                $response = $this->http('GET', $this->path($id));
                self::assertSame($status, $response->status, $choice);
                if ($choice === 'redirect') {
                    self::assertSame(
                        get_permalink((int) $this->option('awsm_select_page_listing')),
                        $response->header('location'),
                    );
                } else {
                    self::assertStringContainsString('This opening is closed', $response->body);
                    self::assertStringContainsString('noindex', $response->body);
                    self::assertStringNotContainsString('JobPosting', $response->body);
                }
            }
            self::assertSame(200, $this->http('GET', $this->path($open))->status);
        }
    }

    public function testAFilledOpeningIsShownButRejectsApplications(): void
    {
        $id = $this->opening(['meta' => ['awsm_job_filled' => 'filled']])->ID;
        $page = $this->http('GET', $this->path($id));

        self::assertSame(200, $page->status);
        self::assertStringContainsString('This position has been filled', $page->body);
        foreach (['JobPosting', '<form id="awsm-application-form', 'name="applicationform"', 'Apply now'] as $absent) {
            self::assertStringNotContainsString($absent, $page->body);
        }
        $response = $this->ajax(
            'awsm_applicant_form_submission',
            ['courant' => '1', 'awsm_job_id' => $id, 'awsm_applicant_name' => 'Ada'],
        );
        self::assertSame(409, $response->status);
    }

    public function testTheAuthorIsNotifiedOnceBeforeAndOnceAfter(): void
    {
        $author = $this->user('author');
        $soon = wp_date('Y-m-d\TH:i', time() + DAY_IN_SECONDS);
        $this->opening(['title' => 'Soon & late', 'author' => $author->ID, 'meta' => ['courant_closing_at' => $soon]]);
        $this->opening(
            ['title' => 'Far away', 'author' => $author->ID, 'meta' => ['courant_closing_at' => '2031-01-01T10:00']]
        );
        $ended = $this->opening(['title' => 'Just ended', 'author' => $author->ID])->ID;
        update_post_meta($ended, 'courant_closing_at', wp_date('Y-m-d\TH:i', time() - HOUR_IN_SECONDS));
        do_action('awsm_check_for_expired_jobs');
        do_action('awsm_check_for_expired_jobs');
        do_action('courant_desk_send_mails');

        self::assertSame('expired', get_post_status($ended));
        self::assertSame(
            ['“Soon & late” closes soon', '“Just ended” has closed'],
            array_column($this->emails(), 'subject'),
        );
        self::assertSame([$author->user_email, $author->user_email], array_column($this->emails(), 'to'));
    }

    public function testAFailedEmailIsRetried(): void
    {
        $this->opening([
            'author' => $this->user('author')->ID,
            'meta' => ['courant_closing_at' => wp_date('Y-m-d\TH:i', time() + DAY_IN_SECONDS)],
        ]);
        $dead = static fn (): bool => false;
        add_filter('pre_wp_mail', $dead, 5);
        do_action('awsm_check_for_expired_jobs');
        do_action('courant_desk_send_mails');
        remove_filter('pre_wp_mail', $dead, 5);
        $sql = Sql::fromGlobal();
        $sql->execute('UPDATE %i SET next_at = 0', $sql->table('outbox'));
        do_action('awsm_check_for_expired_jobs');
        do_action('courant_desk_send_mails');
        do_action('courant_desk_send_mails');

        self::assertCount(2, $this->emails());
    }

    public function testACopyIsADraftWithoutHistory(): void
    {
        $hr = $this->user('hr');
        $id = $this->opening([
            'title' => 'Editor \ "quoted"',
            'content' => 'Back\slash and <strong>more</strong>',
            'specs' => ['job-category' => 'News'],
            'meta' => [
                'courant_closing_at' => '2031-01-01T10:00',
                'awsm_views_count' => 7,
                'courant_identifier' => 'ED-7',
                'courant_places' => [['city' => 'Kiel', 'region' => '', 'country' => 'DE']],
            ],
        ])->ID;
        $url = "/wp-admin/admin-post.php?action=courant_opening_copy&post=$id&_wpnonce="
            . $this->nonceOf($hr, "courant_opening_copy$id");
        $response = $this->http('GET', $url, as: $hr);
        self::assertSame(302, $response->status);
        self::assertSame(1, preg_match('/post=(\d+)/', $response->header('location'), $matches));
        $copy = get_post((int) $matches[1]);

        self::assertNotNull($copy);
        self::assertSame(['draft', 'Editor \ "quoted" (copy)', 'Back\slash and <strong>more</strong>', $hr->ID], [
            $copy->post_status, $copy->post_title, $copy->post_content, (int) $copy->post_author,
        ]);
        self::assertSame(
            [['city' => 'Kiel', 'region' => '', 'country' => 'DE']],
            get_post_meta($copy->ID, 'courant_places', true),
        );
        self::assertSame(['', '', 0], [
            get_post_meta($copy->ID, 'courant_closing_at', true),
            get_post_meta($copy->ID, 'courant_identifier', true),
            get_post_meta($copy->ID, 'awsm_views_count', true),
        ]);
        self::assertSame(['News'], wp_get_object_terms($copy->ID, 'job-category', ['fields' => 'names']));

        $this->expectForbidden($id);
    }

    public function testEditorsSeeMissingFieldsForSearchEngines(): void
    {
        $id = $this->opening(
            ['meta' => ['courant_places' => [['city' => 'Kiel', 'region' => '', 'country' => '']]]]
        )->ID;
        $edit = $this->http(
            'GET',
            "/wp-json/wp/v2/awsm_job_openings/$id?context=edit",
            headers: [],
            as: $this->user('hr'),
        );
        self::assertStringNotContainsString(
            'courant_preview',
            $this->http('GET', "/wp-json/wp/v2/awsm_job_openings/$id")->body,
        );
        $this->signIn('editor');
        $request = new \WP_REST_Request('GET', "/wp/v2/awsm_job_openings/$id");
        $request->set_param('context', 'edit');
        $data = rest_do_request($request)->get_data();
        self::assertIsArray($data);
        self::assertIsArray($data['courant_preview']);
        self::assertSame(['the country of each location'], $data['courant_preview']['required']);
        self::assertStringContainsString(
            'a closing date',
            (string) wp_json_encode($data['courant_preview']['recommended']),
        );
        self::assertSame(401, $edit->status);
    }

    public function testQuickEditChangesOnlyTheClosingDateAndTheFlags(): void
    {
        $hr = $this->user('hr');
        $id = $this->opening([
            'title' => 'Quick',
            'meta' => ['courant_places' => [['city' => 'Kiel', 'region' => '', 'country' => 'DE']]],
        ])->ID;
        $fields = [
            'post_ID' => $id,
            'post_type' => 'awsm_job_openings',
            'post_title' => 'Quick',
            'post_name' => 'quick',
            '_status' => 'publish',
            'screen' => 'edit-awsm_job_openings',
            '_inline_edit' => $this->nonceOf($hr, 'inlineeditnonce'),
            'courant_quick_nonce' => $this->nonceOf($hr, 'courant_quick_edit'),
            'courant_quick_closing' => '2031-05-04T12:00',
            'courant_quick_awsm_job_filled' => '1',
            'courant_quick_courant_featured' => '0',
        ];
        self::assertSame(200, $this->ajax('inline-save', $fields, as: $hr)->status);
        self::assertSame(['2031-05-04T12:00', '2031-05-04', 'filled', ''], array_map(
            static fn (string $key): mixed => get_post_meta($id, $key, true),
            ['courant_closing_at', 'awsm_job_expiry', 'awsm_job_filled', 'courant_featured'],
        ));
        self::assertSame(
            [['city' => 'Kiel', 'region' => '', 'country' => 'DE']],
            get_post_meta($id, 'courant_places', true),
        );

        self::assertSame(
            200,
            $this->ajax(
                'inline-save',
                ['courant_quick_closing' => 'nonsense', 'courant_quick_awsm_job_filled' => '0'] + $fields,
                as: $hr,
            )->status,
        );
        self::assertSame(
            ['2031-05-04T12:00', ''],
            [get_post_meta($id, 'courant_closing_at', true), get_post_meta($id, 'awsm_job_filled', true)],
        );
    }

    private function expectForbidden(int $id): void
    {
        $subscriber = $this->user('subscriber');
        $nonce = $this->nonceOf($subscriber, "courant_opening_copy$id");
        self::assertSame(
            403,
            $this->http(
                'GET',
                "/wp-admin/admin-post.php?action=courant_opening_copy&post=$id&_wpnonce=$nonce",
                as: $subscriber,
            )->status,
        );
    }

    private function path(int $id): string
    {
        update_option('rewrite_rules', '');

        return (string) wp_parse_url((string) get_permalink($id), PHP_URL_PATH);
    }

    private function option(string $name): string
    {
        $value = get_option($name);

        return is_scalar($value) ? (string) $value : '';
    }
}
