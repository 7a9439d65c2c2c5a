<?php

declare(strict_types=1);

namespace CourantTests\Integration\Reports;

use CourantDesk\Kernel\Sql;
use CourantDesk\Kernel\SystemClock;
use CourantDesk\Reports\Storage\ArticleViewRepository;
use CourantDesk\Reports\Storage\DailyViewRepository;
use CourantTests\Support\Http\HttpResponse;
use CourantTests\Support\Http\HttpRequest;
use CourantTests\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\Group;

/**
 * Tests view counting: one POST, no token, an empty 200 response, exact with concurrent requests
 * (docs/features/reports.md, docs/rate-limits.md).
 */
#[Group('database')]
final class ViewCountingTest extends SiteTestCase
{
    public function testTwoHundredViewsSixteenAtATimeCountTwoHundred(): void
    {
        $opening = $this->opening(['meta' => ['awsm_views_count' => '41']])->ID;

        $responses = $this->sendAll(array_fill(0, 200, $this->view($opening)), 16);

        self::assertSame([200], array_values(
            array_unique(array_map(static fn (HttpResponse $response): int => $response->status, $responses))
        ));
        self::assertSame('', $responses[0]->body);
        self::assertSame('241', get_post_meta($opening, 'awsm_views_count', true));
        self::assertCount(1, (array) get_post_meta($opening, 'awsm_views_count'));
    }

    public function testInvalidViewsAreNotCounted(): void
    {
        $opening = $this->opening()->ID;
        $draft = $this->opening(['status' => 'draft'])->ID;
        $page = $this->post(['type' => 'page'])->ID;

        $responses = $this->sendAll([
            $this->view($opening, ['User-Agent' => 'Mozilla/5.0 (compatible; Googlebot/2.1)']),
            $this->view($opening, ['Sec-Purpose' => 'prefetch;prerender']),
            $this->view($opening, ['Purpose' => 'prefetch']),
            $this->view($draft),
            $this->view($page),
            $this->view(987654),
            $this->view(-1),
            new HttpRequest('POST', '/wp-admin/admin-ajax.php', [
                'action' => 'awsm_view_count',
                'awsm_job_id' => ['x'],
            ]),
            new HttpRequest('GET', "/wp-admin/admin-ajax.php?action=awsm_view_count&awsm_job_id=$opening"),
        ]);

        foreach ($responses as $response) {
            self::assertSame([200, ''], [$response->status, $response->body]);
        }
        foreach ([$opening, $draft, $page] as $id) {
            self::assertEmpty(get_post_meta($id, 'awsm_views_count', true));
        }
    }

    public function testNothingIsCountedOverTheLimitOfAnIpAddress(): void
    {
        $this->waitForNextMinute();
        update_option('courant_job_views', ['limit' => 3]);
        $opening = $this->opening()->ID;

        $this->sendAll(array_fill(0, 5, $this->view($opening)), 1);

        self::assertSame('3', get_post_meta($opening, 'awsm_views_count', true));
    }

    public function testEachDayHasViewsVisitorsAndSources(): void
    {
        $opening = $this->opening()->ID;
        $ada = ['User-Agent' => 'Mozilla/5.0 Ada'];
        $ben = ['User-Agent' => 'Mozilla/5.0 Ben'];
        $this->sendAll([
            $this->view($opening, $ada, 'https://evil.example/path'),
            $this->view($opening, $ada, 'www.Jobs.example.org'),
            $this->view($opening, $ben, 'jobs.example.org'),
            $this->view($opening, $ben),
        ], 1);
        $sql = Sql::fromGlobal();
        $days = $sql->fetchRows(
            'SELECT day, source, views, visitors FROM %i WHERE job_id = %d ORDER BY source',
            $sql->table('views_daily'),
            $opening,
        );

        self::assertSame(wp_date('Y-m-d'), $days[0]['day']);
        self::assertSame([['direct', '1', '0'], ['jobs.example.org', '2', '1'], ['other', '1', '1']], array_map(
            static fn (array $day): array => [$day['source'], $day['views'], $day['visitors']],
            $days,
        ));
        $kept = (string) wp_json_encode($sql->fetchRows('SELECT * FROM %i', $sql->table('views_marks')));
        foreach (['127.0.0.1', 'Ada', 'Ben'] as $personal) {
            self::assertStringNotContainsString($personal, $kept);
        }
    }

    public function testMostReadArticlesAreThoseWithTheMostViews(): void
    {
        $articles = array_map(fn (): int => $this->post()->ID, range(1, 3));
        $draft = $this->post(['status' => 'draft'])->ID;
        $sql = Sql::fromGlobal();
        $this->sendAll(array_map(fn (int $id): HttpRequest => $this->articleView((string) $id), [
            $articles[1], $articles[2], $articles[2], $draft, $this->opening()->ID,
        ]), 1);
        self::assertEquals([[$articles[1], 1], [$articles[2], 2]], array_map(
            static fn (array $row): array => [(int) $row['post_id'], (int) $row['views']],
            $sql->fetchRows('SELECT post_id, views FROM %i ORDER BY post_id', $sql->table('article_views')),
        ));
        (new ArticleViewRepository($sql, new SystemClock()))->rebuildMostRead();

        self::assertSame([$articles[2], $articles[1]], apply_filters('courant_most_read', []));
        update_option('courant_job_views', ['articles' => false]);
        self::assertSame([], apply_filters('courant_most_read', []));
    }

    public function testViewsOfArticlesThatAreNotPublicOrNotByAPersonAreNotCounted(): void
    {
        $this->waitForNextMinute();
        update_option('courant_job_views', ['limit' => 3]);
        $article = $this->post()->ID;
        $private = $this->post(['status' => 'private'])->ID;
        $protected = $this->post(['password' => 'secret'])->ID;
        $future = $this->post(['status' => 'future', 'date' => '2099-01-01 00:00:00'])->ID;
        $page = $this->post(['type' => 'page'])->ID;

        $responses = $this->sendAll([
            ...array_map(
                $this->articleView(...),
                [(string) $private, (string) $protected, (string) $future, (string) $page, '987654', '-1', "1' OR 1=1"],
            ),
            $this->articleView((string) $article, ['User-Agent' => 'Mozilla/5.0 (compatible; Googlebot/2.1)']),
            $this->articleView((string) $article, ['Sec-Purpose' => 'prefetch;prerender']),
            $this->articleView((string) $article, ['X-Moz' => 'prefetch']),
            $this->articleView((string) $article, ['Sec-Fetch-Site' => 'cross-site']),
            new HttpRequest('GET', "/wp-admin/admin-ajax.php?action=courant_article_view&article=$article"),
        ], 1);

        foreach ($responses as $response) {
            self::assertSame([200, ''], [$response->status, $response->body]);
            self::assertStringContainsString('no-cache', $response->header('Cache-Control'));
        }
        $sql = Sql::fromGlobal();
        $rows = fn (): array => $sql->fetchRows('SELECT * FROM %i', $sql->table('article_views'));
        self::assertSame([], $rows());

        $this->sendAll(array_fill(0, 5, $this->articleView((string) $article)), 1);
        self::assertEquals([['day' => wp_date('Y-m-d'), 'post_id' => $article, 'views' => 3]], $rows());

        wp_delete_post($article, true);
        self::assertSame([], $rows());
    }

    public function testTheNumberOfSourcesIsLimited(): void
    {
        $opening = $this->opening()->ID;
        $this->sendAll(
            array_map(fn (int $n): HttpRequest => $this->view($opening, [], "made-up-$n.example"), range(1, 60)),
            1,
        );
        $sql = Sql::fromGlobal();

        self::assertLessThanOrEqual(
            41,
            (int) $sql->fetchValue('SELECT COUNT(*) FROM %i WHERE job_id = %d', $sql->table('views_daily'), $opening),
        );
        self::assertSame(
            60,
            (int) $sql->fetchValue('SELECT SUM(views) FROM %i WHERE job_id = %d', $sql->table('views_daily'), $opening),
        );
    }

    public function testVisitorHashesAreDeletedTheNextDay(): void
    {
        $opening = $this->opening()->ID;
        $sql = Sql::fromGlobal();
        $counter = new DailyViewRepository($sql);
        $counter->increment($opening, '2026-01-01', 'direct', 'ada');
        $counter->increment($opening, '2026-01-02', 'direct', 'ada');

        self::assertSame(
            ['2026-01-02', '2026-01-02'],
            $sql->fetchColumn('SELECT day FROM %i ORDER BY mark', $sql->table('views_marks')),
        );
        self::assertSame(
            2,
            (int) $sql
                ->fetchValue('SELECT SUM(visitors) FROM %i WHERE job_id = %d', $sql->table('views_daily'), $opening),
        );
    }

    public function testTheSettingCanExcludeEditors(): void
    {
        update_option('courant_job_views', ['editors' => false]);
        $opening = $this->opening()->ID;
        $view = ['action' => 'awsm_view_count', 'awsm_job_id' => $opening];
        $this->ajax('awsm_view_count', $view, as: $this->user('editor'));
        self::assertEmpty(get_post_meta($opening, 'awsm_views_count', true));
        $this->ajax('awsm_view_count', $view, as: $this->user('subscriber'));
        self::assertSame('1', get_post_meta($opening, 'awsm_views_count', true));
    }

    public function testADeletedOpeningIsRemoved(): void
    {
        $opening = $this->opening()->ID;
        $this->sendAll([$this->view($opening)]);

        wp_delete_post($opening, true);

        $sql = Sql::fromGlobal();
        self::assertNull($sql->fetchValue('SELECT n FROM %i WHERE job_id = %d', $sql->table('views'), $opening));
    }

    /** @param array<string, string> $headers */
    private function articleView(string $article, array $headers = []): HttpRequest
    {
        return new HttpRequest(
            method: 'POST',
            path: '/wp-admin/admin-ajax.php',
            body: ['action' => 'courant_article_view', 'article' => $article],
            files: [],
            query: [],
            headers: $headers
        );
    }

    /** @param array<string, string> $headers */
    private function view(int $opening, array $headers = [], string $source = ''): HttpRequest
    {
        $body = ['action' => 'awsm_view_count', 'awsm_job_id' => $opening]
            + ($source === '' ? [] : ['source' => $source]);

        return new HttpRequest(
            method: 'POST',
            path: '/wp-admin/admin-ajax.php',
            body: $body,
            files: [],
            query: [],
            headers: $headers
        );
    }
}
