<?php

declare(strict_types=1);

namespace CourantTests\Integration\Openings;

use CourantDesk\Openings\Storage\FieldTermsUpdater;
use CourantTests\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\Group;
use RuntimeException;
use WP_Hook;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Tests that employment type and location are entered once, in the structured field or as a term, and the other one
 * is updated.
 */
#[Group('each-version')]
final class FieldTermsUpdaterTest extends SiteTestCase
{
    public function testAFieldSavedByRestSetsTheTermAndRemovesIt(): void
    {
        $this->signIn('hr');
        $id = $this->stored(['specs' => ['job-type' => ['Summer job']]]);

        $response = $this->save($id, ['meta' => [
            'courant_employment_types' => ['FULL_TIME', 'INTERN'],
            'courant_places' => [['city' => 'Kiel', 'country' => 'DE']],
        ]]);

        self::assertSame(200, $response->get_status(), (string) wp_json_encode($response->get_data()));
        self::assertSame(['Full Time', 'Internship', 'Summer job'], $this->names($id, 'job-type'));
        self::assertSame(['Kiel'], $this->names($id, 'job-location'));
        // The response to the editor already contains it.
        self::assertCount(3, (array) ((array) $response->get_data())['job-type']);

        $this->save($id, ['meta' => [
            'courant_employment_types' => ['INTERN'],
            'courant_places' => [['city' => 'Bremen', 'country' => 'DE']],
        ]]);
        self::assertSame(['Internship', 'Summer job'], $this->names($id, 'job-type'));
        self::assertSame(['Bremen'], $this->names($id, 'job-location'));
    }

    public function testATermSavedByRestSetsTheFieldAlsoWhenTheEditorSendsTheOldFieldAlong(): void
    {
        $this->signIn('hr');
        $id = $this->stored(['specs' => ['job-type' => ['Full Time'], 'job-location' => ['Kiel']], 'meta' => [
            'courant_employment_types' => ['FULL_TIME'],
            'courant_places' => [['city' => 'Kiel', 'region' => '', 'country' => 'DE']],
        ]]);
        $terms = [
            'job-type' => [$this->termId('Part Time', 'job-type')],
            'job-location' => [
                $this->termId('Kiel', 'job-location'),
                $this->termId('Graz, Austria', 'job-location'),
                $this->termId('Remote', 'job-location'),
            ],
        ];

        $response = $this->save(
            $id,
            $terms + ['meta' => [
                'courant_employment_types' => ['FULL_TIME'],
                'courant_places' => [['city' => 'Kiel', 'country' => 'DE']],
                'courant_identifier' => 'N-1',
            ]],
        );

        self::assertSame(200, $response->get_status(), (string) wp_json_encode($response->get_data()));
        self::assertSame(['PART_TIME'], get_post_meta($id, 'courant_employment_types', true));
        self::assertSame([
            ['city' => 'Kiel', 'region' => '', 'country' => 'DE'],
            ['city' => 'Graz', 'region' => '', 'country' => 'AT'],
        ], get_post_meta($id, 'courant_places', true));
        self::assertSame(['Part Time'], $this->names($id, 'job-type'));
        self::assertSame(['PART_TIME'], ((array) ((array) $response->get_data())['meta'])['courant_employment_types']);
    }

    public function testDifferingFieldsAndTermsAreBothKept(): void
    {
        $this->signIn('hr');
        $places = [['city' => 'Kiel', 'region' => '', 'country' => 'DE']];
        $id = $this->stored([
            'specs' => ['job-type' => ['Freelance'], 'job-location' => ['North']],
            'meta' => ['courant_employment_types' => ['FULL_TIME'], 'courant_places' => $places],
        ]);

        $this->save($id, [
            'title' => 'Another title',
            'meta' => ['courant_employment_types' => ['FULL_TIME', 'TEMPORARY'], 'courant_places' => $places],
        ]);

        self::assertSame(['FULL_TIME', 'TEMPORARY'], get_post_meta($id, 'courant_employment_types', true));
        self::assertSame(['Freelance', 'Temporary'], $this->names($id, 'job-type'));
        self::assertSame($places, get_post_meta($id, 'courant_places', true));
        self::assertSame(['North'], $this->names($id, 'job-location'));
    }

    public function testTheClassicFormPageJobPostingAndFilterAgree(): void
    {
        $hr = $this->user('hr');
        $id = $this->stored(['meta' => ['courant_employment_types' => []]]);
        $type = $this->termId('Freelance', 'job-type');
        $this->commit();
        $response = $this->http('POST', '/wp-admin/post.php', [
            'action' => 'editpost', 'originalaction' => 'editpost', 'post_ID' => $id,
            'post_type' => 'awsm_job_openings', 'post_status' => 'publish', 'user_ID' => $hr->ID,
            '_wpnonce' => $this->nonceOf($hr, 'update-post_' . $id),
            'awsm_jobs_posts_nonce' => $this->nonceOf($hr, 'awsm_save_post_meta'), 'post_title' => 'Pilot',
            'content' => 'You fly.', 'awsm_job_spec_terms' => ['job-type' => [$type]],
            'courant_places' => [['city' => 'Emden', 'region' => '', 'country' => 'Germany']],
        ], as: $hr);
        self::assertSame(302, $response->status);
        wp_cache_flush();

        self::assertSame(['CONTRACTOR'], get_post_meta($id, 'courant_employment_types', true));
        self::assertSame(['Emden'], $this->names($id, 'job-location'));
        $page = $this->http('GET', wp_make_link_relative((string) get_permalink($id)))->body;
        self::assertStringContainsString('"employmentType":["CONTRACTOR"]', $page);
        self::assertStringContainsString('"addressLocality":"Emden","addressCountry":"DE"', $page);
        self::assertStringContainsString('Freelance', $page);
        self::assertStringContainsString('Pilot', $this->http('GET', '/job-openings/?job__location_spec=emden')->body);
    }

    public function testTheSettingSelectsAnotherSpecificationOrNone(): void
    {
        $this->signIn('hr');
        update_option('courant_jobs', [
            'type_specification' => 'job-category',
            'location_specification' => '-',
        ] + (array) get_option('courant_jobs', []));
        self::forgetSettings();
        $id = $this->stored();

        $this->save($id, ['meta' => [
            'courant_employment_types' => ['VOLUNTEER'],
            'courant_places' => [['city' => 'Kiel', 'country' => 'DE']],
        ]]);

        self::assertSame(['Volunteer'], $this->names($id, 'job-category'));
        self::assertSame([], $this->names($id, 'job-type'));
        self::assertSame([], $this->names($id, 'job-location'));
    }

    public function testOpeningsKeepTheirFieldsWhenATermIsDeleted(): void
    {
        $this->signIn('hr');
        $id = $this->stored(
            ['specs' => ['job-type' => ['Part Time']], 'meta' => ['courant_employment_types' => ['PART_TIME']]]
        );

        wp_delete_term($this->termId('Part Time', 'job-type'), 'job-type');
        $this->save($id, ['title' => 'Another title']);

        self::assertSame(['PART_TIME'], get_post_meta($id, 'courant_employment_types', true));
    }

    public function testFieldsAndTermsAreStillSynchronizedAfterADeletionThatFailed(): void
    {
        $this->signIn('hr');
        $id = $this->stored(
            ['specs' => ['job-type' => ['Part Time']], 'meta' => ['courant_employment_types' => ['PART_TIME']]]
        );
        $fail = static fn () => throw new RuntimeException('Another plugin fails.');
        add_action('pre_delete_term', $fail, 20);

        try {
            wp_delete_term($this->termId('Part Time', 'job-type'), 'job-type');
            self::fail('The deletion did not fail.');
        } catch (RuntimeException) {
            remove_action('pre_delete_term', $fail, 20);
        }
        $this->save($id, ['meta' => ['courant_employment_types' => ['INTERN']]]);

        self::assertSame(['Internship'], $this->names($id, 'job-type'));
    }

    public function testChangesBeforeADeletionInTheSameRequestAreKept(): void
    {
        $this->signIn('hr');
        $id = $this->stored(
            ['specs' => ['job-type' => ['Part Time']], 'meta' => ['courant_employment_types' => ['PART_TIME']]]
        );

        wp_set_object_terms(
            $id,
            [$this->termId('Part Time', 'job-type'), $this->termId('Full Time', 'job-type')],
            'job-type',
        );
        wp_delete_term($this->termId('Part Time', 'job-type'), 'job-type');
        $this->save($id, ['title' => 'Another title']);

        self::assertSame(['FULL_TIME', 'PART_TIME'], get_post_meta($id, 'courant_employment_types', true));
    }

    /**
     * Creates an opening as stored by an earlier request.
     *
     * @param array<string, mixed> $given
     */
    private function stored(array $given = []): int
    {
        $id = $this->opening($given)->ID;
        $hooks = $GLOBALS['wp_filter'];
        $hook = is_array($hooks) ? $hooks['shutdown'] ?? null : null;
        foreach ($hook instanceof WP_Hook ? $hook->callbacks[0] ?? [] : [] as ['function' => $callback]) {
            $owner = is_array($callback) ? $callback[0] : null;
            if ($owner instanceof FieldTermsUpdater) {
                $owner->discard($id);

                return $id;
            }
        }
        self::fail('FieldTermsUpdater has no shutdown hook.');
    }

    private function termId(string $name, string $taxonomy): int
    {
        $term = term_exists($name, $taxonomy) ?? wp_insert_term($name, $taxonomy);
        self::assertIsArray($term);

        return (int) $term['term_id'];
    }

    /** @return list<string> */
    private function names(int $id, string $taxonomy): array
    {
        $names = wp_get_object_terms($id, $taxonomy, ['fields' => 'names', 'orderby' => 'name']);
        self::assertIsArray($names);

        return array_values(array_filter($names, is_string(...)));
    }

    /** @param array<string, mixed> $fields */
    private function save(int $id, array $fields): WP_REST_Response
    {
        $request = new WP_REST_Request('POST', '/wp/v2/awsm_job_openings/' . $id);
        $request->set_body_params($fields);

        return rest_do_request($request);
    }
}
