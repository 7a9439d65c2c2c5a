<?php

declare(strict_types=1);

namespace CourantTests\Integration\Advertising;

use CourantDesk\Advertising\Frontend\InArticleAd;
use CourantDesk\Kernel\Sql;
use CourantTests\Support\Http\HttpResponse;
use CourantTests\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Post;
use WP_User;

/** Tests ads, slots and statistics (docs/features/theme.md#controls, docs/features/advertising.md). */
final class AdSlotRenderingTest extends SiteTestCase
{
    public function testRendersOnlySlotsThatHaveAnAd(): void
    {
        $ad = $this->ad(['places' => ['header', 'in-article'], 'link' => home_url('/shop/')]);
        $article = $this->post(['content' => str_repeat("<p>Text.</p>\n", 6)]);
        self::assertStringNotContainsString(
            'data-courant-ad="in-article" role',
            $this->page($article),
            'The only ad is shown in the first slot, not twice.',
        );

        $this->ad(['places' => ['header', 'in-article'], 'link' => home_url('/other/')]);
        $html = $this->page($article);

        self::assertStringContainsString('data-courant-ad="header"', $html);
        self::assertStringNotContainsString('data-courant-ad="navigation" role', $html);
        self::assertSame(
            3,
            substr_count((string) strstr($this->content($html), 'data-courant-ad="in-article"', true), '<p>Text.</p>'),
        );
        self::assertStringContainsString('inline-size:468px;block-size:60px', $html);
        self::assertStringContainsString('"id":' . $ad->ID, $html);
        self::assertStringContainsString('"from":768,"delay":4000', $html);
    }

    public function testEnqueuesNothingWithoutAds(): void
    {
        $page = $this->page($this->post());
        foreach (['early/advertising', '"advertising":', 'data-courant-ad="', 'courant-desk-advertising'] as $part) {
            self::assertStringNotContainsString($part, $page);
        }
    }

    public function testAppliesCategoryAndOpeningPageRules(): void
    {
        $cities = $this->term('category', 'Cities')->term_id;
        $this->ad(['places' => ['header'], 'categories' => [$cities], 'not_on_jobs' => true]);

        self::assertStringContainsString(
            'class="courant-ad"',
            $this->page($this->post(['specs' => ['category' => ['Cities']]])),
        );
        self::assertStringNotContainsString('class="courant-ad"', $this->page($this->post()));
        update_option('courant_ads', []);
        $this->ad(['places' => ['header'], 'not_on_jobs' => true]);
        self::assertStringNotContainsString('class="courant-ad"', $this->page($this->opening()));
    }

    public function testHidesDraftAndDeletedAds(): void
    {
        $ad = $this->ad(['places' => ['header']]);
        self::assertSame(1, $this->countAds());
        wp_update_post(['ID' => $ad->ID, 'post_status' => 'draft']);
        self::assertSame(0, $this->countAds());
        wp_update_post(['ID' => $ad->ID, 'post_status' => 'publish']);
        self::assertSame(1, $this->countAds());
        wp_delete_post($ad->ID, true);
        self::assertSame(0, $this->countAds());
    }

    public function testReplacesTheHomeUrlAfterADomainChange(): void
    {
        $this->ad(['places' => ['header'], 'link' => home_url('/shop/')]);

        self::assertStringNotContainsString(
            home_url(),
            (string) wp_json_encode(get_option('courant_ads'), JSON_UNESCAPED_SLASHES),
        );
    }

    public function testBlockRendersASlot(): void
    {
        $this->ad(['places' => ['sidebar']]);
        $html = $this->page(
            $this->post(['content' => '<!-- wp:courant-desk/ad-place {"place":"sidebar"} /--><!-- wp:courant-desk/ad-place {"place":"\u0022><x"} /-->'])
        );

        self::assertStringContainsString('courant-ad-block', $html);
        self::assertStringContainsString('data-courant-ad="sidebar"', $html);
        self::assertStringNotContainsString('"><x', $html);
    }

    /** Fixtures mark with [ad] the position of the slot after two paragraphs. */
    #[DataProvider('texts')]
    public function testInArticleSlotIsBetweenTopLevelParagraphs(string $fixture): void
    {
        $html = str_replace('[ad]', '', $fixture);
        $offset = InArticleAd::findInsertPosition($html, 2);

        self::assertSame(
            $fixture,
            $offset === null ? $html : substr($html, 0, $offset) . '[ad]' . substr($html, $offset),
        );
    }

    /** @return iterable<string, array{string}> */
    public static function texts(): iterable
    {
        foreach ((array) glob(dirname(__DIR__, 3) . '/fixtures/advertising/*.html') as $file) {
            yield basename((string) $file, '.html') => [(string) file_get_contents((string) $file)];
        }
    }

    public function testCountsViewsAndClicksOfVisitorsOnly(): void
    {
        $this->waitForNextMinute();
        $ad = $this->ad(['places' => ['header']])->ID;
        foreach ([['view', $ad], ['view', $ad], ['click', $ad], ['view', 987654], ['steal', $ad]] as [$what, $id]) {
            self::assertSame(200, $this->ajax('courant_ad_count', ['ad' => $id, 'what' => $what])->status);
        }
        $this->ajax('courant_ad_count', ['ad' => $ad, 'what' => 'view'], [], [], ['User-Agent' => 'Googlebot/2.1']);
        $this->http('GET', "/wp-admin/admin-ajax.php?action=courant_ad_count&what=view&ad=$ad");
        $sql = Sql::fromGlobal();

        self::assertEquals(
            [['views' => '2', 'clicks' => '1']],
            $sql->fetchRows('SELECT views, clicks FROM %i', $sql->table('ad_days')),
        );
    }

    public function testCodeRequiresUnfilteredHtml(): void
    {
        $ad = $this->ad(['places' => ['header'], 'kind' => 'house']);
        $author = $this->user('editor');
        $author->add_cap('unfiltered_html', false);
        foreach ([[$author, 'house'], [$this->user('administrator'), 'code']] as [$user, $kind]) {
            $response = $this->http('POST', '/wp-admin/post.php', [
                'action' => 'editpost', 'post_ID' => $ad->ID, 'post_type' => 'courant_ad', 'post_title' => 'Ad',
                'post_status' => 'publish',
                '_wpnonce' => $this->nonceOf($user, 'update-post_' . $ad->ID),
                'courant_ad_nonce' => $this->nonceOf($user, 'courant_save_ad'),
                'courant_ad' => ['kind' => 'code', 'unit' => '<script>1</script>', 'places' => ['header']],
            ], [], [], $user);
            self::assertSame(302, $response->status, $response->body);
            $stored = get_post_meta($ad->ID, '_courant_ad', true);
            self::assertSame($kind, is_array($stored) ? $stored['kind'] : null);
        }
        self::assertSame(
            403,
            $this->http('GET', '/wp-admin/edit.php?post_type=courant_ad', [], [], [], $this->user('author'))->status,
        );
    }

    public function testRejectsAnEndDateBeforeTheStartDate(): void
    {
        $administrator = $this->user('administrator');
        $days = ['from' => '2031-05-04', 'until' => '2031-05-03'];
        $new = $this->post(['type' => 'courant_ad', 'title' => 'New', 'status' => 'draft', 'content' => '']);
        $published = $this->ad(['places' => ['header'], 'from' => '2031-01-01', 'until' => '2031-02-01']);

        $response = $this->save($administrator, $new, ['kind' => 'house', 'places' => ['header']] + $days);
        self::assertSame('draft', get_post_status($new->ID));
        self::assertStringContainsString('courant_ad_refused=1', $response->header('location'));
        $screen = $this->http(
            'GET',
            (string) wp_parse_url($response->header('location'), PHP_URL_PATH) . '?'
                . wp_parse_url($response->header('location'), PHP_URL_QUERY),
            as: $administrator,
        );
        self::assertStringContainsString('the end date is before the start date', $screen->body);

        $this->save($administrator, $published, ['kind' => 'house', 'places' => ['navigation']] + $days);
        self::assertSame('publish', get_post_status($published->ID));
        $stored = (array) get_post_meta($published->ID, '_courant_ad', true);
        self::assertSame(
            ['2031-01-01', '2031-02-01', ['navigation']],
            [$stored['from'], $stored['until'], $stored['places']],
        );

        $response = $this->save(
            $administrator,
            $new,
            ['kind' => 'house', 'places' => ['header'], 'until' => '2031-05-04'] + $days,
        );
        self::assertSame('publish', get_post_status($new->ID));
        self::assertStringNotContainsString('courant_ad_refused', $response->header('location'));
    }

    public function testImageAdWithoutImageIsMarkedAndNotShown(): void
    {
        $administrator = $this->user('administrator');
        $ad = $this->ad(['places' => ['header'], 'kind' => 'image', 'link' => 'https://shop.example/']);

        self::assertStringNotContainsString('class="courant-ad"', $this->page($this->post()));
        self::assertStringContainsString(
            'The ad is not shown because it',
            $this->http('GET', "/wp-admin/post.php?post=$ad->ID&action=edit", as: $administrator)->body,
        );
        self::assertStringContainsString(
            'not shown (image missing)',
            $this->http('GET', '/wp-admin/edit.php?post_type=courant_ad', as: $administrator)->body,
        );

        $this->ad(['places' => ['header'], 'kind' => 'house', 'link' => 'https://shop.example/']);
        self::assertStringContainsString('class="courant-ad"', $this->page($this->post()));
    }

    /** @param array<string, mixed> $data */
    private function save(WP_User $user, WP_Post $ad, array $data): HttpResponse
    {
        return $this->http('POST', '/wp-admin/post.php', [
            'action' => 'editpost', 'post_ID' => $ad->ID, 'post_type' => 'courant_ad', 'post_title' => 'Ad',
            'post_status' => 'publish', 'publish' => 'Publish',
            '_wpnonce' => $this->nonceOf($user, 'update-post_' . $ad->ID),
            'courant_ad_nonce' => $this->nonceOf($user, 'courant_save_ad'), 'courant_ad' => $data,
        ], as: $user);
    }

    /** @param array<string, mixed> $data */
    private function ad(array $data): WP_Post
    {
        return $this->post(
            ['type' => 'courant_ad', 'title' => 'An ad', 'content' => '', 'meta' => ['_courant_ad' => $data]]
        );
    }

    /** Returns the number of stored ads. */
    private function countAds(): int
    {
        $kept = get_option('courant_ads');

        return is_array($kept) ? count($kept) : -1;
    }

    private function page(WP_Post $post): string
    {
        $response = $this->http('GET', (string) wp_parse_url(get_permalink($post), PHP_URL_PATH));
        self::assertSame(200, $response->status);

        return $response->body;
    }

    private function content(string $html): string
    {
        return (string) strstr($html, 'class="entry-content"');
    }
}
