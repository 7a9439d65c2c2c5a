<?php

declare(strict_types=1);

namespace CourantTests\Integration\Feeds;

use CourantTests\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\Group;
use WP;
use WP_Query;

/** WordPress's own feeds on a site with many openings. */
#[Group('database')]
final class CoreFeedsTest extends SiteTestCase
{
    public function testLastModifiedReadsNoOpenings(): void
    {
        $this->opening(['title' => 'Editor']);
        $statements = $this->statementsOf(static function (): void {
            $request = new WP();
            $request->query_vars = ['feed' => 'feed'];
            do_action_ref_array('parse_request', [&$request]);
            self::assertGreaterThan('2020', get_lastpostmodified('gmt'));
        });

        self::assertSame([], array_values(array_filter(
            $statements,
            static fn (string $sql): bool => str_contains($sql, "'awsm_job_openings'"),
        )));
    }

    public function testAChangedOpeningChangesLastModified(): void
    {
        $id = $this->opening(['title' => 'Editor'])->ID;
        set_transient('courant_feed_changed', 4102444800);
        $before = $this->http('GET', '/jobs/feed/');
        $unchanged = $this->http('GET', '/jobs/feed/', headers: ['If-None-Match' => $before->header('etag')]);
        wp_update_post(['ID' => $id, 'post_title' => 'Reporter']);
        $this->commit();
        $after = $this->http('GET', '/jobs/feed/', headers: ['If-None-Match' => $before->header('etag')]);

        self::assertSame('Fri, 01 Jan 2100 00:00:00 GMT', $before->header('last-modified'));
        self::assertSame(304, $unchanged->status);
        self::assertSame(200, $after->status);
        self::assertStringContainsString('<title>Reporter</title>', $after->body);
    }

    public function testFeedsOfOpeningsCountNothing(): void
    {
        $this->opening(['title' => 'Editor', 'specs' => ['job-category' => 'News']]);
        foreach (['post_type=awsm_job_openings&feed=feed', 'job-category=news&feed=feed'] as $request) {
            $statements = $this->statementsOf(static function () use ($request): void {
                $query = new WP_Query();
                $GLOBALS['wp_the_query'] = $query;
                $query->query($request);
                self::assertSame(['Editor'], array_column($query->posts ?? [], 'post_title'));
            });
            self::assertStringNotContainsString('FOUND_ROWS', implode("\n", $statements), $request);
        }
    }

    /**
     * @param callable(): void $work
     * @return list<string> SQL statements
     */
    private function statementsOf(callable $work): array
    {
        /** @var \ArrayObject<int, string> $statements */
        $statements = new \ArrayObject();
        add_filter('query', static function (string $sql) use ($statements): string {
            $statements->append($sql);

            return $sql;
        });
        $work();

        return array_values($statements->getArrayCopy());
    }
}
