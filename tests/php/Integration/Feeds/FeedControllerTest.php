<?php

declare(strict_types=1);

namespace CourantTests\Integration\Feeds;

use CourantDesk\Feeds\Storage\FeedCache;
use CourantDesk\Kernel\SystemClock;
use CourantTests\Support\SiteTestCase;
use DOMDocument;
use DOMXPath;
use stdClass;
use WP;

final class FeedControllerTest extends SiteTestCase
{
    private const FACTS = [
        'courant_closing_at' => '2031-05-04T23:59',
        'courant_places' => [['city' => 'Kiel', 'region' => 'SH', 'country' => 'DE']],
        'courant_work_mode' => 'hybrid',
        'courant_employment_types' => ['FULL_TIME', 'CONTRACTOR'],
        'courant_salary' => ['min' => 40000, 'max' => 50000.5, 'currency' => 'EUR', 'unit' => 'YEAR', 'shown' => true],
        'courant_identifier' => 'ED-7',
    ];

    public function testFeedHasEveryFieldThatAggregatorsRead(): void
    {
        $id = $this->opening([
            'title' => 'Page editor', 'content' => 'You edit <strong>pages</strong>.',
            'specs' => ['job-category' => 'News'], 'meta' => self::FACTS,
        ])->ID;
        $xml = $this->xml();

        foreach (
            [
                'title' => 'Page editor',
                'referencenumber' => 'ED-7',
                'url' => get_permalink($id),
                'city' => 'Kiel',
                'state' => 'SH',
                'country' => 'DE',
                'salary' => '40000 - 50000.5 EUR per year',
                'jobtype' => 'fulltime, contract',
                'category' => 'News',
                'remotetype' => 'Hybrid remote',
                'description' => '<p>You edit <strong>pages</strong>.</p>',
            ] as $name => $text
        ) {
            self::assertSame($text, $this->string($xml, "/source/job/$name"), $name);
        }
        self::assertSame(
            '2031-05-04',
            gmdate('Y-m-d', (int) strtotime($this->string($xml, '/source/job/expirationdate'))),
        );
    }

    public function testTheJsonFeedHasTheSameOpenings(): void
    {
        $this->opening(['title' => 'Page editor', 'specs' => ['job-category' => 'News'], 'meta' => self::FACTS]);
        $response = $this->http('GET', '/?feed=openings-json');
        self::assertSame(200, $response->status);
        self::assertStringStartsWith('application/feed+json', $response->header('content-type'));
        $feed = $this->feed($response->body);
        self::assertSame('https://jsonfeed.org/version/1.1', $feed->version ?? '');
        $item = is_array($feed->items ?? null) && $feed->items[0] instanceof stdClass
            ? $feed->items[0]
            : new stdClass();
        $facts = ($item->_courant ?? null) instanceof stdClass ? $item->_courant : new stdClass();
        self::assertSame('Page editor', $item->title ?? '');
        self::assertSame(['News'], $item->tags ?? []);
        self::assertSame('hybrid', $facts->work_mode ?? '');
        self::assertEquals(
            (object) ['min' => 40000, 'max' => 50000.5, 'currency' => 'EUR', 'unit' => 'YEAR'],
            $facts->salary ?? null,
        );
        self::assertFalse(isset($feed->next_url));
    }

    public function testOpeningsWithoutApplicationsHaveNoApplyButton(): void
    {
        $this->opening(['title' => 'Open']);
        $this->opening(['title' => 'Closed', 'status' => 'expired']);
        $this->opening(['title' => 'Over though cron is late', 'meta' => ['courant_closing_at' => '2020-01-01T10:00']]);
        $this->opening(['title' => 'Draft', 'status' => 'draft']);
        $this->opening(['title' => 'Behind a password', 'post_password' => 'x']);
        $this->opening([
            'title' => 'Pay is secret',
            'meta' => ['courant_salary' => ['shown' => false] + self::FACTS['courant_salary']],
        ]);
        $xml = $this->xml();

        self::assertSame(2, $this->jobs($xml));
        foreach (['Open', 'Pay is secret'] as $title) {
            self::assertSame($title, $this->string($xml, "/source/job/title[. = '$title']"));
        }
        self::assertSame('', $this->string($xml, '/source/job/salary'));
    }

    public function testMarkupInTextIsEscaped(): void
    {
        $this->opening([
            'title' => 'A & B ]]> "C" <script>alert(1)</script>' . "\x01",
            'content' => '<script>alert(1)</script><p onclick="x()">fine</p> ]]> & <![CDATA[x]]>',
        ]);
        $xml = $this->xml();

        self::assertSame('A & B ]]> "C" alert(1)', $this->string($xml, '/source/job/title'));
        self::assertStringContainsString('<p>fine</p>', $this->string($xml, '/source/job/description'));
        self::assertStringNotContainsString('script', $this->string($xml, '/source/job/description'));
        $json = $this->http('GET', '/?feed=openings-json')->body;
        self::assertNotNull(json_decode($json));
        self::assertStringNotContainsString('<', $json);
    }

    public function testPagesHaveALimitAndLinkTheNextPage(): void
    {
        update_option('courant_feeds', ['size' => 2]);
        foreach ([1 => 'a', 2 => 'b', 3 => 'c'] as $n => $title) {
            $this->opening(['title' => $title, 'post_date' => "2026-01-0$n 10:00:00"]);
        }
        self::assertSame(2, $this->jobs($this->xml()));
        self::assertSame(1, $this->jobs($this->xml('2')));
        self::assertSame(0, $this->jobs($this->xml('9999')));
        self::assertSame(2, $this->jobs($this->xml('99999999999999999999')));
        self::assertSame(2, $this->jobs($this->xml('-1')));
        $feed = $this->feed($this->http('GET', '/?feed=openings-json')->body);
        self::assertStringContainsString('paged=2', is_string($feed->next_url ?? null) ? $feed->next_url : '');
    }

    public function testAPageIsCachedUntilAnOpeningChanges(): void
    {
        $id = $this->opening(['title' => 'Page editor'])->ID;
        $first = $this->http('GET', '/?feed=openings-json');
        $tag = $first->header('etag');
        self::assertNotSame('', $tag);
        self::assertSame('', $first->header('last-modified'));
        // Written without WordPress, so that only a cached page is out of date.
        global $wpdb;
        self::assertInstanceOf(\wpdb::class, $wpdb);
        $wpdb->update($wpdb->posts, ['post_title' => 'Unseen'], ['ID' => $id]);
        self::assertSame($first->body, $this->http('GET', '/?feed=openings-json')->body);
        $unchanged = $this->http('GET', '/?feed=openings-json', headers: ['If-None-Match' => "\"other\", W/$tag"]);
        self::assertSame([304, ''], [$unchanged->status, $unchanged->body]);
        self::assertSame(
            200,
            $this->http('GET', '/?feed=openings-json', headers: ['If-None-Match' => '"other"'])->status,
        );

        clean_post_cache($id);
        wp_update_post(['ID' => $id, 'post_content' => 'Changed.']);
        $this->commit();
        $changed = $this->http('GET', '/?feed=openings-json', headers: ['If-None-Match' => $tag]);
        self::assertSame(200, $changed->status);
        self::assertStringContainsString('Unseen', $changed->body);
    }

    public function testTheDateOfAFeedNeedsNoQueryOfAllPosts(): void
    {
        $read = [];
        add_filter('query', static function (string $sql) use (&$read): string {
            $read[] = $sql;

            return $sql;
        });
        foreach (['openings-json', 'openings-xml'] as $feed) {
            $request = new WP();
            $request->query_vars = ['feed' => $feed];
            do_action_ref_array('parse_request', [&$request]);
            get_lastpostmodified('gmt');
        }
        self::assertSame(
            [],
            array_filter($read, static fn (string $sql): bool => str_contains($sql, 'post_modified_gmt')),
        );
    }

    public function testACachedPageExpiresAtItsNextClosingDate(): void
    {
        $cache = new FeedCache(new SystemClock());
        $rendered = [];
        $get = static function (int $closing) use ($cache, &$rendered): string {
            return $cache->get(['closing' => $closing], 1, static function () use ($closing, &$rendered): array {
                $rendered[] = $closing;

                return ['page', [$closing]];
            });
        };
        [$now, $later] = [time() - 1, time() + 100];
        foreach ([$now, $now, $later, $later] as $closing) {
            self::assertSame('page', $get($closing));
        }
        self::assertSame([$now, $now, $later], $rendered, 'One that closes now is not kept.');
    }

    public function testTheSettingCanDisableIt(): void
    {
        update_option('courant_feeds', ['xml' => false]);
        self::assertSame(404, $this->http('GET', '/?feed=openings-xml')->status);
        self::assertSame(200, $this->http('GET', '/?feed=openings-json')->status);
    }

    private function xml(string $page = ''): DOMXPath
    {
        $response = $this->http('GET', '/?feed=openings-xml' . ($page === '' ? '' : "&paged=$page"));
        self::assertSame(200, $response->status);
        self::assertStringStartsWith('application/xml', $response->header('content-type'));
        $document = new DOMDocument();
        self::assertTrue($document->loadXML($response->body, LIBXML_NONET), 'It is well-formed.');

        return new DOMXPath($document);
    }

    private function jobs(DOMXPath $xml): int
    {
        $count = $xml->evaluate('count(/source/job)');

        return is_float($count) ? (int) $count : -1;
    }

    private function feed(string $json): stdClass
    {
        $feed = json_decode($json);
        self::assertInstanceOf(stdClass::class, $feed);

        return $feed;
    }

    private function string(DOMXPath $xml, string $path): string
    {
        $found = $xml->evaluate("string($path)");

        return is_string($found) ? $found : '';
    }
}
