<?php

declare(strict_types=1);

namespace CourantTests\Integration\Openings;

use CourantDesk\Openings\Admin\RevisionDiff;
use CourantTests\Support\SiteTestCase;
use DateTimeImmutable;
use WP_Post;
use WP_REST_Request;
use WP_User;

/** Tests structured fields in revisions and previews, and scheduled publishing and closing. */
final class RevisionsTest extends SiteTestCase
{
    private const SALARY = ['min' => 40000.0, 'max' => 50000.0, 'currency' => 'EUR', 'unit' => 'YEAR', 'shown' => true];

    public function testASalaryChangeCreatesARevisionThatCanBeRestored(): void
    {
        $this->signIn('hr');
        $id = $this->opening()->ID;
        self::assertSame(200, $this->rest($id, ['courant_salary' => self::SALARY])->get_status());
        self::assertSame(200, $this->rest($id, ['courant_salary' => ['min' => 45000.0] + self::SALARY])->get_status());
        $revisions = array_values(array_filter(
            wp_get_post_revisions($id, ['order' => 'ASC']),
            static fn (mixed $revision): bool => $revision instanceof WP_Post,
        ));
        $salaries = array_map(
            static fn (WP_Post $revision): mixed
                => ((array) get_post_meta($revision->ID, 'courant_salary', true))['min'] ?? null,
            $revisions,
        );
        self::assertEquals([40000, 45000], array_slice($salaries, -2));

        $last = $revisions[count($revisions) - 1];
        $before = $revisions[count($revisions) - 2];
        require_once ABSPATH . 'wp-admin/includes/revision.php';
        // On the real screen wp-admin is loaded, including the code that shows the differences.
        add_filter('wp_get_revision_ui_diff', [new RevisionDiff(), 'addFields'], 10, 3);
        $shown = wp_get_revision_ui_diff($id, $before->ID, $last->ID);
        self::assertIsArray($shown);
        $rows = array_column($shown, 'diff', 'id');
        self::assertSame(['courant-salary'], array_values(
            array_filter(array_keys($rows), static fn (mixed $key): bool => str_starts_with((string) $key, 'courant-'))
        ));
        self::assertStringContainsString('40,000', wp_strip_all_tags(
            (string) wp_json_encode($rows['courant-salary'] ?? '')
        ));

        wp_restore_post_revision($before->ID);
        self::assertEquals(self::SALARY, get_post_meta($id, 'courant_salary', true));
    }

    public function testARevisionWithAPastClosingDateClosesAnOpenOpeningAndReopensNone(): void
    {
        $this->signIn('hr');
        $id = $this->opening(['meta' => ['courant_closing_at' => $this->at('+1 day')]])->ID;
        $this->rest($id, ['courant_identifier' => 'x']);
        $revision = (int) array_key_first(wp_get_post_revisions($id));
        $this->rest($id, ['courant_closing_at' => $this->at('+9 days')]);
        update_metadata('post', $revision, 'courant_closing_at', $this->at('-1 day'));
        wp_restore_post_revision($revision);
        self::assertSame(
            ['expired', $this->at('-1 day')],
            [get_post_status($id), get_post_meta($id, 'courant_closing_at', true)],
        );

        update_metadata('post', $revision, 'courant_closing_at', $this->at('+3 days'));
        wp_restore_post_revision($revision);
        self::assertSame(
            ['expired', $this->at('+3 days')],
            [get_post_status($id), get_post_meta($id, 'courant_closing_at', true)],
            'opening it again is a deliberate act',
        );
    }

    public function testThePreviewOfTheBlockEditorShowsFieldsThatAreNotStored(): void
    {
        $hr = $this->signIn('hr');
        $id = $this->opening([
            'author' => $hr->ID,
            'meta' => ['courant_salary' => self::SALARY, 'awsm_exp_list_display' => 'list_display'],
        ])->ID;
        $body =
            ['id' => $id, 'title' => get_the_title($id), 'content' => get_post_field('post_content', $id), 'meta' => [
                'courant_salary' => ['min' => 71000.0, 'max' => null] + self::SALARY,
                'courant_closing_at' => '2031-05-04T17:00',
                'awsm_exp_list_display' => 'list_display',
            ]];
        // Over HTTP, because an autosave marks its whole process as an autosave, after which no revision is created.
        $headers = ['Content-Type' => 'application/json', 'X-WP-Nonce' => $this->nonceOf($hr, 'wp_rest')];
        $response = $this->http(
            'POST',
            "/wp-json/wp/v2/awsm_job_openings/$id/autosaves",
            (string) wp_json_encode($body),
            [],
            $headers,
            $hr,
        );
        self::assertSame(200, $response->status, $response->body);

        $preview = $this->preview($hr, $id);
        self::assertStringContainsString('71,000', $preview);
        self::assertStringContainsString('May 4, 2031', $preview);
        self::assertStringNotContainsString(
            '71,000',
            $this->http('GET', (string) wp_parse_url((string) get_permalink($id), PHP_URL_PATH))->body,
            'visitors see what is stored',
        );
        self::assertEquals(self::SALARY, get_post_meta($id, 'courant_salary', true));
    }

    public function testThePreviewOfTheClassicEditorShowsUnsavedMetaBoxes(): void
    {
        $hr = $this->user('hr');
        $id = $this->opening([
            'title' => 'Classic', 'content' => 'Text', 'author' => $hr->ID,
            'meta' => ['courant_salary' => self::SALARY],
        ])->ID;
        foreach (['71000' => '71,000', '72000' => '72,000'] as $typed => $shown) {
            // The second time, an autosave with the same text exists.
            $response = $this->http('POST', '/wp-admin/post.php', [
                'action' => 'editpost', 'wp-preview' => 'dopreview', 'post_ID' => (string) $id,
                'post_type' => 'awsm_job_openings', 'post_title' => 'Classic', 'content' => 'Text',
                'post_status' => 'publish',
                '_wpnonce' => $this->nonceOf($hr, 'update-post_' . $id),
                'awsm_jobs_posts_nonce' => $this->nonceOf($hr, 'awsm_save_post_meta'),
                'awsm_set_exp_list' => 'set_listing', 'awsm_job_expiry' => '2031-05-04', 'courant_closing_time' => '',
                'awsm_exp_list_display' => 'list_display',
                'courant_salary' =>
                    ['min' => (string) $typed, 'max' => '', 'currency' => 'EUR', 'unit' => 'YEAR', 'shown' => '1'],
                'courant_places' => [['city' => 'Kiel', 'region' => '', 'country' => 'de']],
            ], as: $hr);
            self::assertSame(302, $response->status);
            $preview = $this->preview($hr, $id);
            self::assertStringContainsString($shown, $preview);
            self::assertStringContainsString('Kiel', $preview);
            self::assertStringContainsString('May 4, 2031', $preview);
        }
        self::assertEquals(self::SALARY, get_post_meta($id, 'courant_salary', true));
        self::assertSame('', get_post_meta($id, 'courant_closing_at', true));
    }

    public function testAnOpeningThatClosesBeforePublicationIsNotScheduled(): void
    {
        $hr = $this->signIn('hr');
        $publish = (new DateTimeImmutable('+5 days', wp_timezone()))->format('Y-m-d\TH:i:s');
        $request = new WP_REST_Request('POST', '/wp/v2/awsm_job_openings');
        $request->set_body_params([
            'title' => 'Too late', 'status' => 'future', 'date' => $publish,
            'meta' => ['courant_closing_at' => $this->at('+3 days')],
        ]);
        $refused = rest_do_request($request);
        self::assertSame(400, $refused->get_status());
        self::assertStringContainsString('close before it is published', (string) wp_json_encode($refused->get_data()));
        $request->set_body_params([
            'title' => 'In time', 'status' => 'future', 'date' => $publish,
            'meta' => ['courant_closing_at' => $this->at('+9 days')],
        ]);
        $made = rest_do_request($request)->get_data();
        self::assertIsArray($made);
        self::assertSame('future', $made['status']);
        self::assertIsInt($made['id']);
        self::assertSame(
            400,
            $this->rest($made['id'], ['courant_closing_at' => $this->at('+2 days')])->get_status(),
            'moving the closing before it is refused too',
        );

        $draft = $this->opening(['status' => 'draft', 'title' => 'Classic', 'author' => $hr->ID])->ID;
        $when = new DateTimeImmutable('+5 days', wp_timezone());
        $response = $this->http('POST', '/wp-admin/post.php', [
            'action' => 'editpost', 'post_ID' => (string) $draft, 'post_type' => 'awsm_job_openings',
            'post_title' => 'Classic', 'content' => 'Text', 'publish' => 'Schedule',
            'aa' => $when->format('Y'), 'mm' => $when->format('m'), 'jj' => $when->format('d'), 'hh' => '12',
            'mn' => '00', 'ss' => '00', 'edit_date' => '1',
            '_wpnonce' => $this->nonceOf($hr, 'update-post_' . $draft),
            'awsm_jobs_posts_nonce' => $this->nonceOf($hr, 'awsm_save_post_meta'),
            'awsm_set_exp_list' => 'set_listing', 'awsm_job_expiry' => substr($this->at('+3 days'), 0, 10),
        ], as: $hr);
        self::assertStringContainsString('courant_notice=closing.before', rawurldecode($response->header('Location')));
        self::assertSame('draft', get_post_status($draft));
    }

    public function testAScheduledOpeningIsPublishedThenClosedAndAnOverdueOneIsClosedAtOnce(): void
    {
        update_option('timezone_string', 'Europe/Berlin');
        $this->signIn('hr');
        $soon = (new DateTimeImmutable('+1 hour', wp_timezone()))->format('Y-m-d H:i:s');
        $open = $this->opening(
            ['status' => 'future', 'date' => $soon, 'meta' => ['courant_closing_at' => $this->at('+3 days')]]
        )->ID;
        $over = $this->opening(['status' => 'future', 'date' => $soon])->ID;
        // Written without the plugin, as by an importer or a restored backup.
        update_post_meta($over, 'courant_closing_at', $this->at('-1 day'));
        self::assertSame(['future', 'future'], array_map(get_post_status(...), [$open, $over]));
        self::assertSame(404, $this->http('GET', "/?post_type=awsm_job_openings&p=$open")->status);
        wp_publish_post($open);
        wp_publish_post($over);
        self::assertSame(['publish', 'expired'], array_map(get_post_status(...), [$open, $over]));

        update_post_meta(
            $open,
            'courant_closing_at',
            (new DateTimeImmutable('-1 minute', wp_timezone()))->format('Y-m-d\TH:i'),
        );
        do_action('awsm_check_for_expired_jobs');
        self::assertSame('expired', get_post_status($open), 'an hour of Berlin is not one of Greenwich');
    }

    private function preview(WP_User $as, int $id): string
    {
        $nonce = $this->nonceOf($as, "post_preview_$id");
        $response = $this->http(
            'GET',
            "/?post_type=awsm_job_openings&p=$id&preview=true&preview_id=$id&preview_nonce=$nonce",
            as: $as,
        );
        self::assertSame(200, $response->status);

        return $response->body;
    }

    /** @param array<string, mixed> $meta */
    private function rest(int $id, array $meta): \WP_REST_Response
    {
        $request = new WP_REST_Request('POST', "/wp/v2/awsm_job_openings/$id");
        $request->set_body_params(['meta' => $meta]);

        return rest_do_request($request);
    }

    private function at(string $when): string
    {
        return (new DateTimeImmutable($when, wp_timezone()))->format('Y-m-d') . 'T17:00';
    }
}
