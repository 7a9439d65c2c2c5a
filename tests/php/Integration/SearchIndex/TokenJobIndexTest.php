<?php

declare(strict_types=1);

namespace CourantTests\Integration\SearchIndex;

use CourantDesk\Kernel\Sql;
use CourantDesk\Openings\Storage\TaxonomySpecificationRepository;
use CourantDesk\SearchIndex\Domain\SortOrder;
use CourantDesk\SearchIndex\Storage\IndexBuilder;
use CourantDesk\SearchIndex\Storage\IndexState;
use CourantDesk\SearchIndex\Storage\IndexTables;
use CourantTests\Support\SearchIndex\SearchExamples;
use PHPUnit\Framework\Attributes\Group;

require_once __DIR__ . '/../../Support/SearchIndex/SearchExamples.php';

/** Compares the job index with PostJobIndex, which queries the WordPress tables. */
#[Group('database')]
final class TokenJobIndexTest extends IndexCase
{
    private const WORDS = [
        'anchor', 'basil', 'comet', 'dahlia', 'ember', 'fjord', 'glacier', 'harvest', 'island', 'jigsaw', 'kettle',
        'lantern',
    ];

    public function testIndexIsBuiltOnInstallation(): void
    {
        self::assertTrue((new IndexState(Sql::fromGlobal()))->isReady());
    }

    public function testSearchExamplesMatchExpectedOpenings(): void
    {
        // Only users with unfiltered_html can save words inside markup.
        $this->signIn();
        $names = [];
        foreach (SearchExamples::openings() as $name => [$title, $content, $location]) {
            $values = ['title' => $title, 'content' => $content, 'specs' => ['job-location' => [$location]]];
            $names[$this->opening($values)->ID] = $name;
        }
        foreach (SearchExamples::searches() as [$search, $expected]) {
            sort($expected);
            foreach (['index' => $this->tokens(), 'posts' => $this->posts()] as $name => $adapter) {
                $found = array_map(
                    static fn (int $id): string => $names[$id],
                    $adapter->find($this->query($search, perPage: 100))->ids,
                );
                sort($found);
                self::assertSame($expected, $found, "$search ($name)");
            }
        }
    }

    public function testBothIndexesReturnTheSameResults(): void
    {
        $this->openings(25);
        $this->opening([
            'title' => 'Closed Comet', 'status' => 'expired', 'date' => '2020-01-01 00:00:00',
            'specs' => ['job-category' => ['Sales']],
        ]);
        $this->opening(['title' => 'Hidden Comet', 'status' => 'draft']);
        $this->opening(['title' => 'Secret Comet', 'password' => 'x']);
        $sales = $this->termOf('job-category', 'Sales');
        $design = $this->termOf('job-category', 'Design');
        $berlin = $this->termOf('job-location', 'Berlin');
        $table = [
            'all' => $this->query(),
            'the second page' => $this->query(page: 2),
            'the last page' => $this->query(page: 3),
            'after the last page' => $this->query(page: 40),
            'the oldest first' => $this->query(order: SortOrder::Oldest, page: 2, perPage: 7),
            'with expired openings' => $this->query(hideExpired: false, perPage: 100),
            'one term' => $this->query(terms: ['job-category' => [$sales]]),
            'one term or another' => $this->query(terms: ['job-category' => [$sales, $design]]),
            'terms of two specifications' => $this->query(
                terms: ['job-category' => [$design], 'job-location' => [$berlin]]
            ),
            'an empty list of terms' => $this->query(terms: ['job-category' => []]),
            'a word' => $this->query('opening'),
            'a word of a text' => $this->query('third', terms: ['job-category' => [$sales]]),
            'a term name' => $this->query('КИЇВ'),
            'the prefix of a term name' => $this->query('berl'),
            'two words' => $this->query('third opening', page: 2, perPage: 3),
            'a word without matches' => $this->query('zeppelin'),
            'a word of hidden openings' => $this->query('comet'),
            'no word at all' => $this->query('%_%'),
        ];
        foreach ($table as $about => $query) {
            $this->assertAgree($query, $about);
            $this->assertAgree($query, "$about, scanning a list", 0);
            $this->assertFacetsAgree($query, "$about, facets");
        }
        $this->assertCountsAgree('counts');
    }

    public function testOpeningsPastTheirClosingDateAreHiddenBeforeCronRuns(): void
    {
        $tomorrow = $this->now->modify('+1 day');
        $this->opening([
            'title' => 'Comet',
            'meta' => ['courant_closing_at' => $tomorrow->format('Y-m-d\TH:i')],
            'specs' => ['job-category' => ['Sales']],
        ]);
        $this->opening(['title' => 'Comet', 'specs' => ['job-category' => ['Sales']]]);
        self::assertSame(2, $this->tokens()->find($this->query('comet'))->total);

        $this->now = $this->now->modify('+3 days');

        self::assertSame(1, $this->tokens()->find($this->query('comet'))->total);
        self::assertSame(2, $this->tokens()->find($this->query('comet', hideExpired: false))->total);
        $this->assertAgree($this->query('comet'), 'late');
        $this->assertCountsAgree('late');
        $this->assertFacetsAgree($this->query(), 'facets of all openings');
        $this->assertFacetsAgree($this->query(hideExpired: false), 'facets of all openings, with closed ones');
        $this->assertFacetsAgree($this->query('comet'), 'facets of a word');
    }

    public function testIndexFollowsAllChangesOfOpenings(): void
    {
        $this->openings(25);
        $this->builder(10)->rebuild();
        mt_srand(20261121);
        $ids = $this->tokens()->find($this->query(perPage: 100))->ids;
        foreach (range(1, 60) as $number) {
            $ids[] = $this->opening($this->someOpening($number))->ID;
        }
        foreach (range(1, 90) as $round) {
            $this->change($ids[mt_rand(0, count($ids) - 1)], $round);
            if ($round % 10 === 0) {
                $this->compare("round $round", 4);
            }
        }
        wp_update_term($this->term('job-type', 'Type 1')->term_id, 'job-type', ['name' => 'Quokka']);
        $this->assertAgree($this->query('quokka', perPage: 100), 'a renamed term');
        wp_delete_term($this->term('job-type', 'Type 2')->term_id, 'job-type');
        $this->compare('a term was deleted', 6);
        $this->builder(25)->rebuild();
        $this->compare('rebuilt', 12);
        self::assertSame(0, $this->builder()->repair());
    }

    public function testChangesMadeDirectlyInTheDatabaseAreRepaired(): void
    {
        $this->openings(4);
        $ids = $this->posts()->find($this->query())->ids;
        $sql = Sql::fromGlobal();
        $sql->execute("UPDATE %i SET post_status = 'expired' WHERE ID = %d", $sql->coreTable('posts'), $ids[0]);
        $sql->execute('DELETE FROM %i WHERE ID = %d', $sql->coreTable('posts'), $ids[1]);
        $sql->execute('DELETE FROM %i WHERE job_id = %d', (new IndexTables($sql))->docs(), $ids[2]);
        wp_cache_flush();

        $sql->execute('DELETE FROM %i WHERE job_id = %d', (new IndexTables($sql))->tokens(), $ids[2]);
        self::assertSame(3, $this->builder()->repair());
        self::assertFalse(
            (new IndexState($sql))->isReady(),
            'The deleted opening is still counted, so the index is rebuilt.',
        );
        $this->assertAgree($this->query('opening'), 'partly repaired');
        do_action(IndexBuilder::BUILD_EVENT);
        self::assertTrue((new IndexState($sql))->isReady());
        self::assertSame(0, $this->builder()->repair());
        $this->assertCountsAgree('rebuilt');

        $this->assertAgree($this->query('opening'), 'repaired');
    }

    public function testListingsUsePostTablesUntilTheIndexIsBuilt(): void
    {
        (new IndexState(Sql::fromGlobal()))->delete();
        $this->openings(3);
        $html = do_shortcode('[awsmjobs]');
        (new IndexState(Sql::fromGlobal()))->startBuilding();
        $this->opening(['title' => 'Opening 4', 'date' => '2001-01-01 00:00:00']);
        $meanwhile = do_shortcode('[awsmjobs]');
        do_action('courant_desk_reindex');

        self::assertSame(self::named(1, 2, 3), self::titles($html));
        self::assertSame(self::named(1, 2, 3, 4), self::titles($meanwhile));
        self::assertTrue((new IndexState(Sql::fromGlobal()))->isReady());
        $this->assertAgree($this->query('opening'), 'built');
    }

    public function testIndexFailureDoesNotAffectTheSave(): void
    {
        $sql = Sql::fromGlobal();
        $tables = new IndexTables($sql);
        $tables->drop();

        $post = $this->opening(['title' => 'Comet']);

        self::assertSame('publish', get_post_status($post));
        self::assertFalse((new IndexState(Sql::fromGlobal()))->isReady());
        self::assertNotFalse(wp_next_scheduled('courant_desk_build_index'));
        do_action('courant_desk_build_index');
        self::assertSame([$post->ID], $this->tokens()->find($this->query('comet'))->ids);
    }

    private function compare(string $about, int $times): void
    {
        for ($time = 0; $time < $times; $time++) {
            $terms = [];
            foreach (self::TAXONOMIES as $taxonomy) {
                if (mt_rand(0, 3) === 0) {
                    $all = (new TaxonomySpecificationRepository())->findTerms($taxonomy);
                    shuffle($all);
                    $terms[$taxonomy] = array_slice($all, 0, mt_rand(1, 2));
                }
            }
            $words = [];
            for ($word = mt_rand(0, 3); $word > 1; $word--) {
                $words[] = self::WORDS[mt_rand(0, 11)];
            }
            $search = implode(' ', $words);
            $search = mt_rand(0, 1) === 0 ? $search : substr($search, 0, max(0, strlen($search) - 2));
            $order = mt_rand(0, 1) === 0 ? SortOrder::Newest : SortOrder::Oldest;
            $query = $this->query($search, $terms, mt_rand(1, 6), mt_rand(1, 20), $order, mt_rand(0, 2) > 0);
            $this->assertAgree($query, "$about: $search", mt_rand(0, 1) * 400);
        }
        $this->assertCountsAgree($about);
    }

    private function change(int $id, int $round): void
    {
        match ($round % 9) {
            0 => wp_update_post(['ID' => $id, 'post_title' => $this->createText(3)]),
            1 => wp_update_post(['ID' => $id, 'post_content' => $this->createText(5)]),
            2 => wp_update_post(
                ['ID' => $id, 'post_status' => ['publish', 'expired', 'draft', 'private'][mt_rand(0, 3)]]
            ),
            3 => wp_set_object_terms($id, [
                $this->term('job-type', 'Type ' . mt_rand(1, 4))->term_id,
            ], 'job-type', mt_rand(0, 1) === 0),
            4 => wp_update_post(
                ['ID' => $id, 'post_date' => $this->date(), 'post_date_gmt' => '', 'edit_date' => true]
            ),
            5 => wp_update_post(['ID' => $id, 'post_password' => ['', 'secret'][mt_rand(0, 1)]]),
            6 => wp_remove_object_terms($id, [$this->term('job-type', 'Type 1')->term_id], 'job-type'),
            7 => update_post_meta($id, 'awsm_pro_exclude_job', ['', 'exclude'][mt_rand(0, 1)]),
            default => mt_rand(0, 1) === 0 ? wp_trash_post($id) : wp_delete_post($id, true),
        };
    }

    /** @return array<string, mixed> */
    private function someOpening(int $number): array
    {
        return [
            'title' => $this->createText(2),
            'content' => '<p>' . $this->createText(4) . '</p>',
            'date' => $this->date(),
            'status' => $number % 5 === 0 ? 'expired' : 'publish',
            'specs' => [
                'job-type' => ['Type ' . mt_rand(1, 4)],
                'job-category' => [mt_rand(0, 1) === 0 ? 'Sales' : 'Design'],
            ],
        ];
    }

    private function createText(int $number): string
    {
        return implode(' ', array_map(static fn (): string => self::WORDS[mt_rand(0, 11)], range(1, $number)));
    }

    /** Returns one of 60 dates, so that several openings share one. */
    private function date(): string
    {
        return gmdate('Y-m-d H:i:s', 1700000000 - mt_rand(1, 60) * 86400);
    }
}
