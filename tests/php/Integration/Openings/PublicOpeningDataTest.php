<?php

declare(strict_types=1);

namespace CourantTests\Integration\Openings;

use CourantTests\Support\Http\HttpResponse;
use CourantTests\Support\Http\HttpRequest;
use CourantTests\Support\SiteTestCase;
use WP_REST_Request;

/**
 * Tests which data of an opening visitors can read through WordPress's own APIs: never a hidden salary, never meta
 * that no page shows.
 */
final class PublicOpeningDataTest extends SiteTestCase
{
    /**
     * The only meta of the plugin that a visitor gets in REST. Add a key only if its value is shown on the opening's
     * page.
     */
    private const PUBLIC_META = [
        'courant_places', 'courant_remote_countries', 'courant_work_mode', 'courant_employment_types', 'courant_salary',
        'courant_identifier',
        'courant_education', 'courant_experience_months', 'courant_experience_instead', 'courant_featured',
        'awsm_job_filled', 'courant_hiring_steps', 'courant_benefits', 'courant_team', 'courant_team_photo',
        'courant_contact_name', 'courant_contact_role', 'courant_contact_email', 'courant_contact_phone',
    ];

    /** The only fields in addition to those of WordPress itself. */
    private const PUBLIC_FIELDS = ['courant_outline'];

    private const HIDDEN = ['min' => 91234, 'max' => 98765, 'currency' => 'CHF', 'unit' => 'YEAR', 'shown' => false];

    private const SHOWN = ['min' => 71234, 'max' => 78765, 'shown' => true] + self::HIDDEN;

    public function testNoRegisteredMetaOrFieldIsPublicUnlessItIsListed(): void
    {
        $keys = array_keys(get_registered_meta_keys('post', 'awsm_job_openings') + get_registered_meta_keys('post'));
        self::assertGreaterThan(15, count($keys));
        foreach (get_registered_meta_keys('post', 'awsm_job_openings') as $key => $args) {
            $rest = is_array($args['show_in_rest'] ?? null) ? (array) ($args['show_in_rest']['schema'] ?? []) : [];
            $isPublic = $rest !== [] && in_array('view', (array) ($rest['context'] ?? ['view']), true);
            self::assertSame(in_array($key, self::PUBLIC_META, true), $isPublic, (string) $key);
        }
        $opening = $this->opening();
        foreach ($keys as $key) {
            add_metadata('post', $opening->ID, (string) $key, 'leak-of-' . $key);
        }
        $views = get_metadata('post', $opening->ID, 'awsm_views_count', true);
        self::assertNotSame('', $views);

        foreach ([0, $this->user('subscriber')->ID, $this->user('contributor')->ID] as $user) {
            wp_set_current_user($user);
            foreach (["/wp/v2/awsm_job_openings/$opening->ID", '/wp/v2/awsm_job_openings'] as $path) {
                foreach (['view', 'embed'] as $context) {
                    $request = new WP_REST_Request('GET', $path);
                    $request->set_query_params(['context' => $context]);
                    $data = (array) rest_do_request($request)->get_data();
                    $item = (array) (array_is_list($data) ? $data[0] ?? [] : $data);
                    $ours = static fn (string $key): bool => preg_match('/^_?(?:courant|awsm|ez)/', $key) === 1;
                    self::assertSame(
                        [],
                        array_values(array_diff(
                            array_filter(array_map('strval', array_keys((array) ($item['meta'] ?? []))), $ours),
                            self::PUBLIC_META,
                        )),
                        "$path $context",
                    );
                    self::assertSame(
                        [],
                        array_values(
                            array_diff(array_filter(array_map('strval', array_keys($item)), $ours), self::PUBLIC_FIELDS)
                        ),
                        "$path $context",
                    );
                }
            }
        }
    }

    /** The controller omits the meta even if its registration does not. */
    public function testNewMetaIsNotPublicByDefault(): void
    {
        register_post_meta(
            'awsm_job_openings',
            'courant_new_thing',
            ['type' => 'string', 'single' => true, 'show_in_rest' => true],
        );
        register_post_meta(
            'awsm_job_openings',
            'other_plugin',
            ['type' => 'string', 'single' => true, 'show_in_rest' => true],
        );
        $opening = $this->opening(['meta' => ['courant_new_thing' => 'internal', 'other_plugin' => 'theirs']]);
        wp_set_current_user(0);

        $meta = (array) (
            (array) rest_do_request(new WP_REST_Request('GET', "/wp/v2/awsm_job_openings/$opening->ID"))->get_data()
        )['meta'];

        self::assertArrayNotHasKey('courant_new_thing', $meta);
        self::assertSame('theirs', $meta['other_plugin']);
        unregister_post_meta('awsm_job_openings', 'courant_new_thing');
        unregister_post_meta('awsm_job_openings', 'other_plugin');
    }

    public function testAHiddenSalaryIsNotPublished(): void
    {
        $hidden = $this->opening([
            'title' => 'Quiet pay',
            'content' => 'Text.',
            'specs' => ['job-category' => ['Pay']],
            'meta' => [
                'courant_salary' => self::HIDDEN,
                'courant_places' => [['city' => 'Kiel', 'region' => '', 'country' => 'DE']],
            ],
        ]);
        $shown = $this->opening(
            ['title' => 'Loud pay', 'specs' => ['job-category' => ['Pay']], 'meta' => ['courant_salary' => self::SHOWN]]
        );
        $page = $this->post(
            ['type' => 'page', 'content' => "[awsmjobs][awsmjob_specs id=$hidden->ID]<!-- wp:courant/opening-facts {\"opening\":$hidden->ID} /-->"]
        );
        $urls = [
            wp_make_link_relative(get_permalink($hidden)), wp_make_link_relative(get_permalink($page)),
            '/?rest_route=/wp/v2/awsm_job_openings&include=' . $hidden->ID,
            "/?rest_route=/wp/v2/awsm_job_openings/$hidden->ID&_embed=1", '/?rest_route=/courant/v1/listings&jq=quiet',
            '/?rest_route=/courant/v1/openings&html=1&jq=quiet',
            '/?rest_route=/wp/v2/search&search=quiet&_embed=1', '/?feed=openings-xml', '/?feed=openings-json',
            '/?post_type=awsm_job_openings&feed=rss2',
        ];
        $visitor = $this->sendAll(
            array_map(static fn (string $url): HttpRequest => new HttpRequest('GET', $url), $urls),
            2,
        );
        $leaks = array_filter(
            array_combine($urls, $visitor),
            static fn (HttpResponse $response): bool => $response->status !== 200
                || preg_match('/91[,.\s]?234|98[,.\s]?765/', $response->body) === 1,
        );
        self::assertSame([], array_keys($leaks));

        $found = fn (int $minSalary): array => array_column(
            (array) $this->http('GET', "/?rest_route=/courant/v1/listings&salary_min=$minSalary")->json()['items'],
            'id',
        );
        self::assertSame([$shown->ID], $found(1));
        self::assertSame([], $found(78766));
        $meta = $this->metaOf($hidden->ID, '');
        self::assertSame([], $meta['courant_salary'], 'The response equals that of an opening without a salary.');
        self::assertSame(71234.0, ((array) $this->metaOf($shown->ID, '')['courant_salary'])['min']);
    }

    public function testEditorsAndRecruitersReadAndWriteAllOfIt(): void
    {
        $opening = $this->opening(['meta' => [
            'courant_salary' => self::HIDDEN,
            'awsm_views_count' => 7,
            'courant_apply' => ['way' => 'email', 'form' => 0, 'target' => 'boss@courant.example', 'label' => ''],
        ]]);
        foreach (['administrator', 'editor', 'hr'] as $role) {
            wp_set_current_user($this->user($role)->ID);
            $meta = $this->metaOf($opening->ID, 'edit');
            self::assertSame(91234.0, ((array) $meta['courant_salary'])['min'], $role);
            self::assertSame(
                [7, 'boss@courant.example'],
                [$meta['awsm_views_count'], ((array) $meta['courant_apply'])['target']],
                $role,
            );
        }
    }

    public function testMetaOfAnOpeningBehindAPasswordNeedsThePassword(): void
    {
        $opening = $this->opening(
            ['password' => 'open sesame', 'meta' => ['courant_identifier' => 'R-1', 'courant_salary' => self::SHOWN]]
        );

        self::assertSame([], array_filter(
            array_keys($this->metaOf($opening->ID, '')),
            static fn (mixed $key): bool => str_starts_with((string) $key, 'courant_'),
        ));
        self::assertSame('R-1', $this->metaOf($opening->ID, '', 'open sesame')['courant_identifier']);
    }

    /** @return array<mixed> */
    private function metaOf(int $id, string $context, string $password = ''): array
    {
        $request = new WP_REST_Request('GET', "/wp/v2/awsm_job_openings/$id");
        $request->set_query_params(array_filter(
            ['context' => $context, 'password' => $password],
            static fn (string $value): bool => $value !== '',
        ));

        return (array) (((array) rest_do_request($request)->get_data())['meta'] ?? []);
    }
}
