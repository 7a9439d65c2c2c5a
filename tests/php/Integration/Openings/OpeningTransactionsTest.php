<?php

declare(strict_types=1);

namespace CourantTests\Integration\Openings;

use CourantDesk\Kernel\Log;
use CourantDesk\Kernel\Sql;
use CourantDesk\Openings\Storage\OpeningCopier;
use CourantDesk\Openings\Storage\TaxonomySpecificationRepository;
use CourantTests\Support\Site\SecondConnection;
use CourantTests\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\Group;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;

/** Tests that copies of openings and changes of specifications are stored completely or not at all. */
#[Group('database')]
final class OpeningTransactionsTest extends SiteTestCase
{
    private const PATH = '/courant/v1/specifications';

    public function testACopyWhoseMetaCannotBeWrittenLeavesNothing(): void
    {
        $opening = $this->richOpening();
        $this->commit();
        $before = $this->countOpenings();
        foreach (['postmeta', 'term_relationships'] as $table) {
            $prefix = 'INSERT INTO `' . Sql::fromGlobal()->coreTable($table);
            $break = static fn (string $statement): string => str_starts_with($statement, $prefix)
                ? 'SELECT missing_column FROM ' . Sql::fromGlobal()->coreTable('posts') : $statement;
            add_filter('query', $break, 1);
            $made = $this->copy()->copy($opening, 1);
            remove_filter('query', $break, 1);

            self::assertSame([0, $before], [$made, $this->countOpenings()], $prefix);
        }
    }

    public function testACopyIsCompleteAtWhicheverStatementTheConnectionIsLost(): void
    {
        if (!$this->onMariadb()) {
            return;
        }
        $opening = $this->richOpening();
        $this->commit();
        $whole = $this->findStoredValues($this->copy()->copy($opening, 1));
        self::assertGreaterThan(3, count($whole));
        $killed = $this->atEachStatement(function (string $where, callable $kill) use ($opening, $whole): void {
            $before = $this->countOpenings();
            $made = $kill(fn (): int => $this->copy()->copy($opening, 1));
            self::assertIsInt($made);
            self::assertGreaterThan(0, $made, $where);
            self::assertSame($whole, $this->findStoredValues($made), $where);
            self::assertSame($before + 1, $this->countOpenings(), "$where: one draft");
        });
        self::assertGreaterThan(15, $killed);
    }

    public function testTermsAreMergedWhereverTheConnectionIsLost(): void
    {
        if (!$this->onMariadb()) {
            return;
        }
        $this->asEditor();
        $number = 0;
        $killed = $this->atEachStatement(function (string $where, callable $kill) use (&$number): void {
            $number++;
            [$from, $into, $opening] = $this->twoTerms($number);
            $response = $kill(fn (): WP_REST_Response => $this->merge($from, $into));

            self::assertInstanceOf(WP_REST_Response::class, $response);
            self::assertSame(200, $response->get_status(), $where);
            self::assertSame([$into], wp_get_object_terms($opening, 'job-category', ['fields' => 'ids']), $where);
            self::assertSame(["from-$number"], get_term_meta($into, 'courant_former_slug'), $where);
            self::assertNull(get_term($from), $where);
        });
        self::assertGreaterThan(10, $killed);
    }

    public function testAMergeThatFailsChangesNothing(): void
    {
        $this->asEditor();
        [$from, $into, $opening] = $this->twoTerms(1);
        $this->commit();
        $table = Sql::fromGlobal()->coreTable('term_taxonomy');
        $break = static fn (string $statement): string => str_starts_with($statement, "DELETE FROM `$table`")
            ? "SELECT missing_column FROM $table"
            : $statement;
        add_filter('query', $break, 1);
        $response = $this->merge($from, $into);
        remove_filter('query', $break, 1);

        self::assertSame(
            [503, 'courant_unsaved'],
            [$response->get_status(), ((array) $response->get_data())['code'] ?? ''],
        );
        self::assertSame([$from], wp_get_object_terms($opening, 'job-category', ['fields' => 'ids']));
        self::assertSame([], get_term_meta($into, 'courant_former_slug'));
        self::assertFalse(get_option('courant_specifications_lock'), 'the next change is not kept waiting');
    }

    public function testAFailedDeletionOfASpecificationKeepsAllItsTerms(): void
    {
        $this->signIn('hr');
        foreach (['One', 'Two', 'Three'] as $name) {
            $this->term('job-type', $name);
        }
        $this->commit();
        $before = wp_count_terms(['taxonomy' => 'job-type', 'hide_empty' => false]);
        $deleted = 0;
        $refuse = static function (string $statement) use (&$deleted): string {
            $table = Sql::fromGlobal()->coreTable('term_taxonomy');

            return str_starts_with($statement, "DELETE FROM `$table`") && ++$deleted === 3
                ? "SELECT missing_column FROM $table"
                : $statement;
        };
        add_filter('query', $refuse, 1);
        $response = $this->call('DELETE', '/job-type', ['confirm' => true]);
        remove_filter('query', $refuse, 1);

        self::assertSame(503, $response->get_status());
        self::assertSame(3, $deleted);
        self::assertSame($before, wp_count_terms(['taxonomy' => 'job-type', 'hide_empty' => false]));
        self::assertContains('job-type', get_object_taxonomies('awsm_job_openings'));
    }

    public function testASpecificationIsAddedAlthoughItsFirstRunWasRolledBack(): void
    {
        if (!$this->onMariadb()) {
            return;
        }
        $this->signIn('hr');
        $this->commit();
        $second = new SecondConnection();
        $killed = false;
        $kill = static function (string $statement) use ($second, &$killed): string {
            if (!$killed && str_contains($statement, 'courant_listings')) {
                $killed = true;
                $second->killWordPress();
            }

            return $statement;
        };
        $version = $this->version();
        add_filter('query', $kill, 1);
        $response = $this->call(
            'POST',
            '',
            ['name' => 'Job level', 'new_key' => 'job-level', 'shown' => true, 'version' => $version],
        );
        remove_filter('query', $kill, 1);

        self::assertTrue($killed);
        self::assertSame(200, $response->get_status(), (string) wp_json_encode($response->get_data()));
        self::assertCount(
            1,
            array_keys(array_column((array) get_option('awsm_jobs_filter'), 'taxonomy'), 'job-level', true),
        );
    }

    /**
     * Calls $work repeatedly, each time killing the connection at another statement of its first transaction, including
     * COMMIT.
     *
     * @param callable(string, callable(callable(): mixed): mixed): void $work runs the code to interrupt through its
     *     second argument
     * @return int number of times the connection was killed
     */
    private function atEachStatement(callable $work): int
    {
        $this->commit();
        $second = new SecondConnection();
        for ($target = 1;; $target++) {
            $seen = -1;
            $isOver = false;
            $listen = static function (string $statement) use ($second, $target, &$seen, &$isOver): string {
                if ($isOver || ($seen === -1 && $statement !== 'START TRANSACTION')) {
                    return $statement;
                }
                $seen++;
                if ($seen === $target) {
                    $isOver = true;
                    $second->killWordPress();
                }
                $isOver = $isOver || $statement === 'COMMIT';

                return $statement;
            };
            $work("statement $target", static function (callable $disturbed) use ($listen): mixed {
                add_filter('query', $listen, 1);
                try {
                    return $disturbed();
                } finally {
                    remove_filter('query', $listen, 1);
                }
            });
            if ($seen < $target) {
                return $target - 1;
            }
        }
    }

    /** @return array{int, int, int} two terms, and an opening with the first one */
    private function twoTerms(int $number): array
    {
        $from = $this->term('job-category', "From $number")->term_id;
        $into = $this->term('job-category', "Into $number")->term_id;
        $opening = $this->opening(['title' => "Opening $number", 'specs' => ['job-category' => ["From $number"]]])->ID;

        return [$from, $into, $opening];
    }

    private function asEditor(): void
    {
        $this->signIn('editor');
    }

    private function merge(int $from, int $into): WP_REST_Response
    {
        return $this->call('POST', "/job-category/terms/$from/merge", ['into' => $into]);
    }

    /** @param array<string, mixed> $data */
    private function call(string $method, string $path, array $data): WP_REST_Response
    {
        $request = new WP_REST_Request($method, self::PATH . $path);
        foreach ($data + ['version' => $this->version()] as $name => $value) {
            $request->set_param($name, $value);
        }

        return rest_do_request($request);
    }

    private function version(): string
    {
        $request = new WP_REST_Request('GET', self::PATH);
        $request->set_param('context', 'edit');
        $version = ((array) rest_do_request($request)->get_data())['version'] ?? '';

        return is_string($version) ? $version : '';
    }

    private function richOpening(): WP_Post
    {
        $opening = $this->opening([
            'title' => 'Editor',
            'content' => 'Text.',
            'specs' => ['job-category' => ['News'], 'job-type' => ['Full time']],
        ]);
        update_post_meta($opening->ID, 'courant_work_mode', 'remote');
        update_post_meta($opening->ID, 'courant_identifier', 'E-1');
        update_post_meta($opening->ID, 'courant_video', 'https://example.org/');

        return $opening;
    }

    /** @return list<string> meta and terms of an opening */
    private function findStoredValues(int $id): array
    {
        $sql = Sql::fromGlobal();

        return $sql->fetchColumn(
            "SELECT CONCAT('meta ', meta_key, ' ', meta_value) AS part FROM %i WHERE post_id = %d AND meta_key NOT LIKE %s"
            . " UNION ALL SELECT CONCAT('term ', term_taxonomy_id) AS part FROM %i WHERE object_id = %d ORDER BY part",
            $sql->coreTable('postmeta'),
            $id,
            '\_%',
            $sql->coreTable('term_relationships'),
            $id
        );
    }

    private function countOpenings(): int
    {
        return (int) Sql::fromGlobal()->fetchValue(
            "SELECT COUNT(*) FROM %i WHERE post_type = 'awsm_job_openings'",
            Sql::fromGlobal()->coreTable('posts'),
        );
    }

    private function copy(): OpeningCopier
    {
        return new OpeningCopier(Sql::fromGlobal(), new TaxonomySpecificationRepository(), new Log());
    }

    private function onMariadb(): bool
    {
        $this->addToAssertionCount(1);
        $db = $GLOBALS['wpdb'];
        self::assertInstanceOf(\wpdb::class, $db);

        return $db->__get('dbh') instanceof \mysqli;
    }
}
