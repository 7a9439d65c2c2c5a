<?php

declare(strict_types=1);

namespace CourantTests\Integration\Access;

use CourantTests\Support\Recruiting\RecruitersTestCase;
use PHPUnit\Framework\Attributes\Group;
use WP_REST_Request;

/**
 * Requests every REST route, every screen, every kind of page and sends a complete application, once each, so that
 * a PHP version runs all code that other tests do not. Any notice, deprecation or error of this project on the
 * server fails it (SiteTestCase).
 */
#[Group('platform')]
#[Group('once')]
final class EntryPointSmokeTest extends RecruitersTestCase
{
    public function testEveryRouteResponds(): void
    {
        $opening = $this->opening()->ID;
        $this->submit($opening);
        [$application] = $this->applications();
        wp_set_current_user(1);
        $calls = 0;
        $broken = [];
        foreach (rest_get_server()->get_routes('courant/v1') as $path => $handlers) {
            $real = strtr((string) preg_replace('/\(\?P<(\w+)>[^)]+\)/', '{$1}', (string) $path), [
                '{id}' => str_contains((string) $path, '/applications') ? "$application" : "$opening",
            ]);
            $real = (string) preg_replace('/\{\w+\}/', 'job-type', $real);
            foreach (is_array($handlers) ? $handlers : [] as $handler) {
                foreach (array_keys(is_array($handler) ? (array) ($handler['methods'] ?? []) : []) as $method) {
                    $status = rest_do_request($this->request((string) $method, $real))->get_status();
                    ++$calls;
                    if ($status >= 500) {
                        $broken[] = "$method $real: $status";
                    }
                }
            }
        }

        self::assertSame([], $broken);
        self::assertGreaterThan(40, $calls, 'Routes were not found.');
    }

    public function testEveryScreenIsShown(): void
    {
        $this->openingWithApplication();
        $admin = $this->user('administrator');
        $pages = $this->screens();
        self::assertGreaterThan(15, count($pages), 'Screens were not found.');

        $shown = [];
        foreach ($pages as $page) {
            $response = $this->http('GET', $page, as: $admin);
            $shown[$page] = [$response->status, str_contains($response->body, '</html>')];
        }

        self::assertSame(array_fill_keys($pages, [200, true]), $shown);
    }

    public function testEveryKindOfPageIsShown(): void
    {
        [$opening] = $this->openingWithApplication();
        $article = $this->post(
            ['content' => "<h2>One</h2><p>Text</p><h2>Two</h2><p>Text</p>\n[awsmjobs listings=\"3\"]"]
        )->ID;
        $expected = [
            '/' => 200, (string) get_permalink($article) => 200, (string) get_permalink($opening) => 200,
            '/jobs/' => 200, '/job-openings/?jq=editor' => 200,
            '/?s=editor' => 200, '/feed/' => 200, '/wp-sitemap.xml' => 200, '/no-such-page/' => 404,
        ];
        foreach ($expected as $url => $status) {
            $path = (string) preg_replace('~^https?://[^/]+~', '', $url);
            self::assertSame($status, $this->http('GET', $path)->status, $path);
        }
        $filtered = $this->ajax('jobfilter', ['jq' => 'editor', 'listings_per_page' => '3']);
        self::assertSame(200, $filtered->status);
    }

    public function testAnApplicationIsSentReadRatedMovedDownloadedAndExported(): void
    {
        $opening = $this->opening(['title' => 'Editor'])->ID;
        $sent = $this->apply($opening);
        self::assertSame(200, $sent->status, $sent->body);
        [$id] = $this->applications();
        $hr = $this->user('hr');

        $detail = $this->rest('GET', "/$id", as: $hr);
        self::assertSame(200, $detail->status, $detail->body);
        self::assertSame(200, $this->rest('GET', '', as: $hr)->status);
        $bulk = $this->rest(
            'POST',
            '/bulk',
            ['action' => 'stage', 'stage' => 'shortlist', 'items' => [['id' => $id, 'version' => 0]]],
            $hr,
        );
        self::assertSame(200, $bulk->status, $bulk->body);
        self::assertSame(
            200,
            $this->rest('POST', '/bulk', ['action' => 'read', 'items' => [['id' => $id]]], $hr)->status,
        );
        $file = $this->applicationsFactory()->files()->findByApplication($id)[0];
        $query = http_build_query([
            'awsm_action' => 'download_resume', 'awsm_id' => $file->id, 'application' => $id,
            'awsm_nonce' => $this->nonceOf($hr, 'awsm_resume_download'),
        ]);
        $download = $this->http('GET', "/wp-admin/admin.php?$query", as: $hr);
        self::assertSame([200, self::PDF], [$download->status, $download->body]);
        $export = $this->http('POST', '/wp-admin/admin-post.php', [
            'action' => 'courant_export_applications', 'query' => '',
            '_wpnonce' => $this->nonceOf($hr, 'courant_export_applications'),
        ], as: $hr);
        self::assertStringContainsString('zoe@courant.example', $export->body);
    }

    private function request(string $method, string $path): WP_REST_Request
    {
        return new WP_REST_Request($method, $path);
    }

    /** @return array{int, int} */
    private function openingWithApplication(): array
    {
        $opening = $this->opening(['title' => 'Editor'])->ID;
        $this->submit($opening);

        return [$opening, $this->applications()[0]];
    }

    /**
     * @return list<string> paths of the screens in access-rules.json that need no specific object, and of the editors
     */
    private function screens(): array
    {
        $table = json_decode(
            (string) file_get_contents(dirname(__DIR__, 3) . '/fixtures/access/access-rules.json'),
            true,
        );
        $pages = [];
        foreach (is_array($table) && is_array($table['rules'] ?? null) ? $table['rules'] : [] as $rule) {
            $page = is_array($rule) && in_array('administrator', (array) ($rule['who'] ?? []), true)
                ? ($rule['page'] ?? '')
                : '';
            if (
                is_string($page)
                && str_starts_with($page, '/wp-admin/')
                && !str_contains($page, '{')
                && !str_contains($page, 'download=')
            ) {
                $pages[] = $page;
            }
        }

        return [
            ...array_values(array_unique($pages)), '/wp-admin/index.php',
            '/wp-admin/post-new.php?post_type=awsm_job_openings', '/wp-admin/widgets.php',
        ];
    }
}
