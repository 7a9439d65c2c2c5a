<?php

declare(strict_types=1);

namespace CourantTests\Integration\Openings;

use CourantTests\Support\Openings\RequestsSpecifications;
use CourantTests\Support\SiteTestCase;
use Opis\JsonSchema\Validator;
use PHPUnit\Framework\Attributes\Group;
use WP_REST_Request;

/** Tests specifications and their terms over courant/v1/specifications, as their screen uses it. */
#[Group('database')]
final class SpecificationRepositoryTest extends SiteTestCase
{
    use RequestsSpecifications;

    public function testASpecificationIsCreatedUsedRenamedOrderedAndDeleted(): void
    {
        $this->signIn('hr');
        $desk = $this->requestSuccessfully(
            'POST',
            '',
            ['name' => 'Job Level', 'new_key' => 'job-level', 'icon' => 'graduation-cap', 'shown' => true],
        );
        self::assertSame(
            ['job-category', 'job-type', 'job-location', 'job-level'],
            array_column($this->all($desk), 'key'),
        );
        self::assertEquals([
            'filter' => 'job__level_spec', 'name' => 'Job Level', 'icon' => 'graduation-cap', 'filters' => true,
            'shown' => true, 'openings' => 0, 'terms' => [], 'key' => 'job-level',
        ], $this->findByKey($desk, 'job-level'));
        self::assertContains(
            ['taxonomy' => 'job-level', 'filter' => 'Job Level', 'icon' => 'graduation-cap'],
            (array) get_option('awsm_jobs_filter'),
            'the option of WP Job Openings contains it',
        );
        $ids = $this->assertTermsAreAddedAndOrdered();
        $this->assertSpecificationsAreRenamedAndOrdered();
        $this->assertUsedSpecificationIsDeletedAfterConfirmation($ids['Junior']);
    }

    /** @return array<int> IDs by name of the three terms that were added and ordered */
    private function assertTermsAreAddedAndOrdered(): array
    {
        $desk = [];
        foreach (['Junior', 'Senior', 'Head & tail'] as $name) {
            $desk = $this->requestSuccessfully('POST', '/job-level/terms', ['name' => $name]);
        }
        self::assertSame(['Head & tail', 'Junior', 'Senior'], $this->names($desk, 'job-level'));
        $ids = array_column($this->terms($desk, 'job-level'), 'id', 'name');
        $desk = $this->requestSuccessfully('PUT', '/job-level/terms', [
            'order' => [$ids['Junior'], $ids['Senior'], $ids['Head & tail']],
        ]);
        self::assertSame(['Junior', 'Senior', 'Head & tail'], $this->names($desk, 'job-level'));
        self::assertSame(
            ['Junior', 'Senior', 'Head & tail', 'Later'],
            $this->names($this->requestSuccessfully('POST', '/job-level/terms', ['name' => 'Later']), 'job-level'),
            'a new one is last',
        );

        return $ids;
    }

    private function assertSpecificationsAreRenamedAndOrdered(): void
    {
        $desk = $this->requestSuccessfully(
            'PUT',
            '/job-level',
            ['name' => 'Seniority', 'icon' => 'star', 'shown' => false],
        );
        self::assertSame(['Seniority', 'star', true, false], array_map(
            fn (string $field): mixed => $this->findByKey($desk, 'job-level')[$field] ?? null,
            ['name', 'icon', 'filters', 'shown'],
        ));
        $desk = $this->requestSuccessfully('PUT', '', ['order' => ['job-level', 'job-type', 'job-category']]);
        self::assertSame(
            ['job-level', 'job-type', 'job-category', 'job-location'],
            array_column($this->all($desk), 'key'),
        );
    }

    private function assertUsedSpecificationIsDeletedAfterConfirmation(int $term): void
    {
        $opening = $this->opening(['specs' => ['job-level' => ['Junior']]])->ID;
        $this->post([
            'type' => 'page',
            'title' => 'For juniors',
            'content' => '[awsmjobs specs="job-level:' . $term . '"]',
        ]);
        $requested = $this->call('DELETE', '/job-level');
        self::assertSame([409, 'courant_confirm'], [$requested->get_status(), $this->data($requested)['code']]);
        $loss = $this->data($this->call('GET', '/job-level/loss'));
        self::assertSame(
            [1, 4, true, ['For juniors']],
            [$loss['openings'], $loss['terms'], $loss['filters'], array_column((array) $loss['listings'], 'title')],
        );
        self::assertContains('job-level', get_taxonomies(), 'the request for the impact deletes nothing');

        $desk = $this->requestSuccessfully('DELETE', '/job-level', ['confirm' => true]);
        self::assertSame(['job-type', 'job-category', 'job-location'], array_column($this->all($desk), 'key'));
        self::assertSame('publish', get_post_status($opening));
        self::assertNotContains('job-level', get_taxonomies());
        self::assertNull(get_term($term));
    }

    public function testTermsAreRenamedMergedAndRemoved(): void
    {
        $this->signIn('editor');
        $sales = $this->term('job-category', 'Sales')->term_id;
        $selling = $this->term('job-category', 'Selling')->term_id;
        $first = $this->opening(['title' => 'One', 'specs' => ['job-category' => ['Selling']]])->ID;
        $both = $this->opening(['status' => 'draft', 'specs' => ['job-category' => ['Selling', 'Sales']]])->ID;
        $desk = $this->requestSuccessfully('PUT', "/job-category/terms/$sales", ['name' => 'Sales & "trade"']);
        self::assertSame([
            ['id' => $sales, 'slug' => 'sales', 'name' => 'Sales & "trade"', 'openings' => 1],
            ['id' => $selling, 'slug' => 'selling', 'name' => 'Selling', 'openings' => 2],
        ], $this->terms($desk, 'job-category'), 'the address stays');

        self::assertSame(
            'courant_term_taken',
            $this->data($this->call('POST', '/job-category/terms', ['name' => 'selling']))['code'],
        );
        self::assertSame(
            'courant_term_same',
            $this->data($this->call('POST', "/job-category/terms/$selling/merge", ['into' => $selling]))['code'],
        );
        $desk = $this->requestSuccessfully('POST', "/job-category/terms/$selling/merge", ['into' => $sales]);
        self::assertSame([2], array_column($this->terms($desk, 'job-category'), 'openings'));
        self::assertSame([[$sales], [$sales]], array_map(
            static fn (int $id): mixed => wp_get_object_terms($id, 'job-category', ['fields' => 'ids']),
            [$first, $both],
        ));

        self::assertSame(409, $this->call('DELETE', "/job-category/terms/$sales")->get_status());
        self::assertSame(2, $this->data($this->call('GET', "/job-category/terms/$sales/loss"))['openings']);
        self::assertSame(
            [],
            $this->terms(
                $this->requestSuccessfully('DELETE', "/job-category/terms/$sales", ['confirm' => true]),
                'job-category',
            ),
        );
        self::assertSame(404, $this->call('PUT', "/job-category/terms/$sales", ['name' => 'Back'])->get_status());
        self::assertSame('publish', get_post_status($first));
    }

    public function testTheUrlOfAMergedTermRedirectsToTheOtherTerm(): void
    {
        $this->signIn('hr');
        $sales = $this->term('job-category', 'Sales')->term_id;
        $selling = $this->term('job-category', 'Selling')->term_id;
        $this->opening(['title' => 'One', 'specs' => ['job-category' => ['Selling']]]);
        $this->requestSuccessfully('POST', "/job-category/terms/$selling/merge", ['into' => $sales]);
        wp_update_term($sales, 'job-category', ['slug' => 'trade']);
        update_option('rewrite_rules', '');
        foreach (['selling', 'sales'] as $slug) {
            $response = $this->http('GET', "/job-category/$slug/?x=1");
            self::assertSame(
                [301, home_url('/job-category/trade/?x=1')],
                [$response->status, $response->header('Location')],
            );
        }
        self::assertSame(404, $this->http('GET', '/job-category/never-was/')->status);
    }

    public function testInvalidValuesAreRejectedWithAMessage(): void
    {
        $this->signIn('hr');
        $this->post(['type' => 'page', 'title' => 'Team', 'name' => 'team']);
        $refused = [
            ['', '', 'courant_name_missing'], ['Job type', 'job-kind', 'courant_name_taken'],
            ['A', str_repeat('a', 33), 'courant_key_long'],
            ['A', 'A b', 'courant_key_malformed'], ['A', 'job-type', 'courant_key_taken'],
            ['A', 'type', 'courant_key_reserved'],
            ['A', 'jobs', 'courant_key_clashes'], ['A', 'team', 'courant_key_clashes'],
            ['A', 'post_tag', 'courant_key_reserved'],
        ];
        foreach ($refused as [$name, $key, $code]) {
            $response = $this->call('POST', '', ['name' => $name, 'new_key' => $key]);
            self::assertSame([400, $code], [$response->get_status(), $this->data($response)['code']], "$name $key");
        }
        self::assertSame(
            'courant_order_unknown',
            $this->data($this->call('PUT', '', ['order' => ['job-type', 'job-level']]))['code'],
        );
        self::assertSame(
            'courant_order_unknown',
            $this->data($this->call('PUT', '/job-type/terms', ['order' => [999999]]))['code'],
        );
        self::assertCount(3, (array) get_option('awsm_jobs_filter'));
    }

    public function testAConflictingChangeIsRejected(): void
    {
        $this->signIn('hr');
        $version = $this->version();
        wp_insert_term('Meanwhile', 'job-type');
        $response = $this->call('POST', '/job-type/terms', ['name' => 'Mine', 'version' => $version]);
        self::assertSame([409, 'courant_changed'], [$response->get_status(), $this->data($response)['code']]);
        self::assertSame(
            409,
            $this->call('POST', '/job-type/terms', ['name' => 'Mine', 'version' => ''])->get_status(),
            'without a version nothing is changed',
        );

        // SQLite ends a transaction at an error, such as the error of the second lock.
        $this->commit();
        add_option('courant_specifications_lock', (string) (time() + 20), '', false);
        self::assertSame(
            'courant_busy',
            $this->data($this->call('POST', '/job-type/terms', ['name' => 'Mine']))['code'],
        );
        update_option('courant_specifications_lock', (string) (time() - 1), false);
        $this->requestSuccessfully('POST', '/job-type/terms', ['name' => 'Mine']);
    }

    public function testEveryRoleReadsThemAndResponsesMatchTheirSchemas(): void
    {
        $this->opening(['specs' => ['job-category' => ['News']]]);
        $this->opening(['status' => 'draft', 'specs' => ['job-category' => ['News', 'Secret draft']]]);
        $public = $this->data(rest_do_request(new WP_REST_Request('GET', $this->path)));
        $this->assertMatchesSchema('PublicSpecifications', $public);
        self::assertSame([1, 0], array_column($this->terms($public, 'job-category'), 'openings'));
        $edit = new WP_REST_Request('GET', $this->path);
        $edit->set_param('context', 'edit');
        self::assertSame(401, rest_do_request($edit)->get_status());

        $this->signIn('editor');
        $desk = $this->data(rest_do_request($edit));
        $this->assertMatchesSchema('DeskSpecifications', $desk);
        self::assertSame(
            [false, [2, 1]],
            [$desk['may'], array_column($this->terms($desk, 'job-category'), 'openings')],
        );
        $term = $this->terms($desk, 'job-category')[0]['id'];
        $this->assertMatchesSchema(
            'SpecificationDeletionImpact',
            $this->data($this->call('GET', "/job-category/terms/$term/loss")),
        );
        $options = $this->data(rest_do_request(new WP_REST_Request('OPTIONS', $this->path . '/job-category')));
        self::assertSame('DeskSpecifications', ((array) $options['schema'])['title']);
    }

    public function testTheOrderOfTermsIsTheOneOfFiltersAndOfTheEditors(): void
    {
        $hr = $this->signIn('hr');
        foreach (['Apprentice', 'Junior', 'Senior'] as $name) {
            $this->opening(['specs' => ['job-type' => [$name]]]);
        }
        $order = array_map(
            fn (string $name): int => $this->term('job-type', $name)->term_id,
            ['Senior', 'Apprentice', 'Junior'],
        );
        $this->requestSuccessfully('PUT', '/job-type/terms', ['order' => $order]);
        $shown = static function (string $html): array {
            preg_match_all('/(Senior|Apprentice|Junior)\b/', $html, $matches);

            return array_values(array_unique($matches[0]));
        };
        $page = $this->post(['type' => 'page', 'content' => '[awsmjobs]']);
        $body = $this->http('GET', (string) wp_parse_url(get_permalink($page), PHP_URL_PATH))->body;
        self::assertSame(
            ['Senior', 'Apprentice', 'Junior'],
            $shown(explode('</select>', explode('name="job__type_spec"', $body)[1] ?? '')[0]),
        );
        $rest = array_column(
            $this->terms($this->data(rest_do_request(new WP_REST_Request('GET', $this->path))), 'job-type'),
            'name',
        );
        self::assertSame(['Senior', 'Apprentice', 'Junior'], array_slice($rest, 0, 3));
        $wp = $this->data(rest_do_request(new WP_REST_Request('GET', '/wp/v2/job-type')));
        self::assertNotEmpty($wp, 'WordPress\'s own route has them for the block editor');
        self::assertStringContainsString(
            'id="courant-specifications"',
            $this->http(
                'GET',
                '/wp-admin/edit.php?post_type=awsm_job_openings&page=courant-specifications',
                as: $hr,
            )->body,
        );
    }

    /** @param array<string, mixed> $data */
    private function assertMatchesSchema(string $definition, array $data): void
    {
        $schema = json_decode(
            (string) file_get_contents(dirname(__DIR__, 4) . '/plugin/schema/specifications.json'),
            true,
        );
        self::assertIsArray($schema);
        $schema = ['$ref' => "#/definitions/$definition", 'definitions' => $schema['definitions'] ?? []];
        $result = (new Validator())
            ->validate(json_decode((string) wp_json_encode($data)), (string) json_encode($schema));
        self::assertTrue($result->isValid(), $definition . ': ' . (string) $result->error()?->message());
    }
}
