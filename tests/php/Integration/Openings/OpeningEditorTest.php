<?php

declare(strict_types=1);

namespace CourantTests\Integration\Openings;

use CourantTests\Support\SiteTestCase;
use DateTimeImmutable;
use WP_REST_Request;
use WP_REST_Response;

final class OpeningEditorTest extends SiteTestCase
{
    public function testTheBlockEditorWritesAndReadsEveryField(): void
    {
        $this->signIn('hr');
        $meta = [
            'courant_places' => [['city' => 'Kiel', 'region' => '', 'country' => 'DE']],
            'courant_remote_countries' => ['DE'],
            'courant_work_mode' => 'hybrid',
            'courant_employment_types' => ['FULL_TIME'],
            'courant_salary' => ['min' => 10.5, 'max' => null, 'currency' => 'EUR', 'unit' => 'HOUR', 'shown' => true],
            'courant_closing_at' => $this->at('+5 days'),
            'courant_identifier' => 'A-1',
        ];
        $made = $this->rest('POST', '', ['title' => 'Editor', 'status' => 'publish', 'meta' => $meta]);
        self::assertSame(201, $made->get_status());
        $data = $this->data($made);
        self::assertIsArray($data['meta']);
        foreach ($meta as $key => $value) {
            self::assertEquals($value, $data['meta'][$key], $key);
        }
        self::assertSame(substr($this->at('+5 days'), 0, 10), $data['meta']['awsm_job_expiry']);

        // The editor sends all meta when one changes, including the number of views.
        $again = $this->rest('POST', '/' . $this->id($made), [
            'meta' => ['courant_identifier' => 'A-2', 'awsm_views_count' => 900] + $data['meta'],
        ]);
        self::assertSame(200, $again->get_status());
        self::assertSame('A-2', $this->meta($again, 'courant_identifier'));
        self::assertSame(0, $this->meta($again, 'awsm_views_count'));
    }

    public function testReopeningWithAPastDateIsRejectedWithAMessage(): void
    {
        $this->signIn('hr');
        $id = $this->opening(['status' => 'expired', 'meta' => ['courant_closing_at' => $this->at('-5 days')]])->ID;
        $refused = $this->rest('POST', "/$id", ['status' => 'publish']);
        self::assertSame(400, $refused->get_status());
        self::assertStringContainsString('closing date is in the past', (string) wp_json_encode($refused->get_data()));
        self::assertSame('expired', get_post_status($id));

        $reopened = $this->rest('POST', "/$id", [
            'status' => 'publish',
            'meta' => ['courant_closing_at' => $this->at('+5 days')],
        ]);
        self::assertSame('publish', $this->data($reopened)['status']);
        self::assertSame('publish', get_post_status($id));
    }

    public function testADateInThePastClosesAnOpenOpeningAndTheResponseReportsIt(): void
    {
        $this->signIn('hr');
        $id = $this->opening()->ID;
        $response = $this->rest('POST', "/$id", ['meta' => ['courant_closing_at' => $this->at('-1 day')]]);

        self::assertSame('expired', $this->data($response)['status']);
        self::assertSame('expired', get_post_status($id));
    }

    public function testInvalidRequestsAreRejectedByTheSchema(): void
    {
        $this->signIn('hr');

        self::assertSame(
            400,
            $this->rest('POST', '', ['title' => 'x', 'meta' => ['courant_work_mode' => 'somewhere']])->get_status(),
        );
        self::assertSame(
            400,
            $this->rest('POST', '', ['title' => 'x', 'meta' => ['courant_places' => 'Kiel']])->get_status(),
        );
    }

    public function testOthersMayNotWrite(): void
    {
        $id = $this->opening()->ID;
        foreach (['subscriber' => 403, 'contributor' => 403, 'author' => 403, 'editor' => 200] as $role => $status) {
            $this->signIn($role);
            self::assertSame(
                $status,
                $this->rest('POST', "/$id", ['meta' => ['courant_identifier' => 'mine']])->get_status(),
                $role,
            );
        }
    }

    public function testARevisionRestoresFields(): void
    {
        $this->signIn();
        $id = $this->opening(
            ['meta' => ['courant_identifier' => 'first', 'courant_closing_at' => $this->at('+5 days')]]
        )->ID;
        wp_update_post(['ID' => $id, 'post_title' => 'Second']);
        update_post_meta($id, 'courant_identifier', 'second');
        wp_update_post(['ID' => $id, 'post_title' => 'Third']);
        $revisions = wp_get_post_revisions($id, ['order' => 'ASC']);
        $first = array_key_first($revisions);
        self::assertIsInt($first);
        wp_restore_post_revision($first);

        self::assertSame('first', get_post_meta($id, 'courant_identifier', true));
        self::assertSame($this->at('+5 days'), get_post_meta($id, 'courant_closing_at', true));
    }

    public function testTheClassicEditorWritesEveryField(): void
    {
        $hr = $this->user('hr');
        $id = $this->opening(['status' => 'draft', 'title' => 'Classic'])->ID;
        $this->classic($hr, $id, [
            'publish' => 'Publish',
            'courant_new_terms' => ['job-category' => "News, Kid's desk"],
        ]);

        self::assertSame('publish', get_post_status($id));
        self::assertSame($this->at('+5 days'), get_post_meta($id, 'courant_closing_at', true));
        self::assertSame('set_listing', get_post_meta($id, 'awsm_set_exp_list', true));
        self::assertSame(
            [['city' => "L'Aquila", 'region' => '', 'country' => 'IT']],
            get_post_meta($id, 'courant_places', true),
        );
        self::assertSame(['IT', 'DE'], get_post_meta($id, 'courant_remote_countries', true));
        self::assertEquals(
            ['min' => 1000.0, 'max' => 2000.0, 'currency' => 'EUR', 'unit' => 'MONTH', 'shown' => false],
            get_post_meta($id, 'courant_salary', true),
        );
        self::assertSame(["Kid's desk", 'News'], wp_get_object_terms($id, 'job-category', ['fields' => 'names']));
        // Selected once as a term and once in the field: each is copied to the other.
        self::assertSame(['Full Time', 'Part Time'], wp_get_object_terms($id, 'job-type', ['fields' => 'names']));
        self::assertSame(['FULL_TIME', 'PART_TIME'], get_post_meta($id, 'courant_employment_types', true));
    }

    public function testTheClassicEditorClosesAndReopens(): void
    {
        $hr = $this->user('hr');
        $id = $this->opening()->ID;
        $this->classic($hr, $id, ['save' => 'Update', 'post_status' => 'publish', 'courant_state' => 'closed']);
        self::assertSame('expired', get_post_status($id));

        // The request that WordPress sends for an unknown status.
        $this->classic($hr, $id, ['save' => 'Save Draft', 'post_status' => 'draft', 'courant_state' => 'closed']);
        self::assertSame('expired', get_post_status($id));

        $past = ['awsm_job_expiry' => substr($this->at('-5 days'), 0, 10)];
        $location = $this->classic($hr, $id, ['publish' => 'Publish', 'courant_state' => 'closed'] + $past);
        self::assertSame('expired', get_post_status($id));
        self::assertStringContainsString('courant_notice=closing.past', $location);

        $this->classic($hr, $id, ['publish' => 'Publish', 'courant_state' => 'closed']);
        self::assertSame('publish', get_post_status($id));
    }

    public function testASalaryWithoutACurrencyIsReportedAsMissing(): void
    {
        $hr = $this->user('hr');
        $id = $this->opening(['status' => 'draft'])->ID;
        $location = $this->classic($hr, $id, [
            'save' => 'Save',
            'courant_salary' => ['min' => '5', 'max' => '', 'currency' => '', 'unit' => 'HOUR'],
        ]);

        self::assertStringContainsString('salary.incomplete', $location);
        self::assertSame([], get_post_meta($id, 'courant_salary', true));
    }

    /** @param array<string, mixed> $more */
    private function classic(\WP_User $as, int $id, array $more): string
    {
        $response = $this->http('POST', '/wp-admin/post.php', $more + [
            'action' => 'editpost', 'post_ID' => (string) $id, 'post_type' => 'awsm_job_openings',
            'post_title' => 'Classic', 'content' => 'Text',
            '_wpnonce' => $this->nonceOf($as, 'update-post_' . $id),
            'awsm_jobs_posts_nonce' => $this->nonceOf($as, 'awsm_save_post_meta'),
            'awsm_set_exp_list' => 'set_listing', 'awsm_job_expiry' => substr($this->at('+5 days'), 0, 10),
            'courant_closing_time' => '17:00',
            'awsm_exp_list_display' => 'list_display', 'courant_work_mode' => 'remote',
            'courant_remote_countries' => 'it; DE',
            'courant_places' => [
                ['city' => "L'Aquila", 'region' => '', 'country' => 'it'],
                ['city' => '', 'region' => '', 'country' => ''],
            ],
            'courant_employment_types' => ['PART_TIME'], 'courant_identifier' => 'C-1',
            'courant_salary' => ['min' => '2000', 'max' => '1000', 'currency' => 'eur', 'unit' => 'MONTH'],
            'awsm_job_spec_terms' => ['job-type' => [(string) $this->term('job-type', 'Full Time')->term_id]],
        ], [], [], $as);
        self::assertSame(302, $response->status, substr(wp_strip_all_tags($response->body), 0, 500));

        return rawurldecode($response->header('location'));
    }

    /** @param array<string, mixed> $body */
    private function rest(string $method, string $path, array $body): WP_REST_Response
    {
        $request = new WP_REST_Request($method, '/wp/v2/awsm_job_openings' . $path);
        $request->set_body_params($body);

        return rest_do_request($request);
    }

    /** @return array<string, mixed> */
    private function data(WP_REST_Response $response): array
    {
        $data = $response->get_data();
        self::assertIsArray($data);

        /** @var array<string, mixed> */
        return $data;
    }

    private function id(WP_REST_Response $response): int
    {
        $id = $this->data($response)['id'] ?? 0;

        return is_int($id) ? $id : 0;
    }

    private function meta(WP_REST_Response $response, string $key): mixed
    {
        $meta = $this->data($response)['meta'] ?? [];

        return is_array($meta) ? ($meta[$key] ?? null) : null;
    }

    private function at(string $when): string
    {
        return (new DateTimeImmutable($when, wp_timezone()))->format('Y-m-d') . 'T17:00';
    }
}
