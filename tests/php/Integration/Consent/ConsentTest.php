<?php

declare(strict_types=1);

namespace CourantTests\Integration\Consent;

use CourantDesk\Consent\ConsentSettings;
use CourantDesk\Consent\Frontend\ServiceRegistry;
use CourantDesk\Kernel\Sql;
use CourantTests\Support\Http\HttpRequest;
use CourantTests\Support\Http\SignIn;
use CourantTests\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Tests the server's output for third-party services: the same for all visitors, without external requests
 * (docs/features/consent.md#rule, docs/features/advertising.md#ad-slots).
 */
final class ConsentTest extends SiteTestCase
{
    private const SERVICES = [
        'banner' => 'own', 'gtm' => 'GTM-ABC123', 'ga4' => 'G-ABC123', 'domains' => 'sister.example, not a name',
        'clarity' => 'abcdef12', 'hotjar' => '1234567',
    ];

    public function testMarkupDoesNotDependOnTheVisitorsChoice(): void
    {
        update_option('courant_consent', self::SERVICES);
        $path = (string) wp_parse_url(get_permalink($this->post()), PHP_URL_PATH);
        $pages = array_map(static fn ($response): string => $response->body, $this->sendAll([
            new HttpRequest('GET', $path),
            new HttpRequest(
                method: 'GET',
                path: $path,
                body: [],
                files: [],
                query: [],
                headers: ['Cookie' => 'courant_consent=1.preferences+statistics+marketing']
            ),
            new HttpRequest(
                method: 'GET',
                path: $path,
                body: [],
                files: [],
                query: [],
                headers: ['Cookie' => 'courant_consent=1.', 'Sec-GPC' => '1']
            ),
        ]));

        self::assertSame([$pages[0]], array_values(array_unique($pages)));
        self::assertDoesNotMatchRegularExpression(
            '~<(?:script|link|img|iframe)[^>]+(?:src|href)=["\']?(?:https?:)?//(?!127\.0\.0\.1)~',
            $pages[0],
        );
        $head = strpos($pages[0], '<head>');
        self::assertLessThan(strpos($pages[0], '<link'), strpos($pages[0], "gtag('consent','default'"));
        self::assertIsInt($head);
        foreach (
            [
                'ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage', 'functionality_storage',
                'personalization_storage',
            ] as $signal
        ) {
            self::assertStringContainsString("$signal:'denied'", $pages[0]);
        }
        self::assertStringContainsString("security_storage:'granted'", $pages[0]);
        self::assertStringContainsString('"domains":["127.0.0.1","sister.example"]', $pages[0]);
    }

    public function testPreviewsOfWidgetsHaveNoBanner(): void
    {
        update_option('courant_consent', self::SERVICES);
        $admin = $this->signIn('administrator');
        $previews = $this->sendAll([
            new HttpRequest(
                method: 'GET',
                path: '/wp-admin/widgets.php',
                query: [
                    'legacy-widget-preview' => ['idBase' => 'search', 'instance' => ['encoded' => '', 'hash' => '']],
                ],
                as: $admin
            ),
            new HttpRequest(
                method: 'POST',
                path: '/?rest_route=/wp/v2/widget-types/search/render',
                body: ['instance' => ['raw' => ['title' => 'Search']]],
                headers: ['X-WP-Nonce' => SignIn::nonce($admin, 'wp_rest')],
                as: $admin
            ),
        ]);

        foreach ($previews as $preview) {
            self::assertMatchesRegularExpression('/site-content/', $preview->body);
            self::assertStringNotContainsString('courant-consent-title', $preview->body);
        }
    }

    public function testRejectsServicesWithUnknownHostOrMissingCategory(): void
    {
        add_filter('courant_desk_services', static fn (): array => [
            [
                'id' => 'good',
                'category' => 'statistics',
                'src' => 'https://www.clarity.ms/x.js',
                'attributes' => ['crossorigin' => 'anonymous', 'onload' => 'x()', 'src' => 'y'],
            ],
            ['id' => 'evil', 'category' => 'statistics', 'src' => 'https://evil.example/x.js'],
            ['id' => 'lost', 'src' => 'https://www.clarity.ms/x.js'],
            'nonsense',
        ]);

        $services = (new ServiceRegistry(new ConsentSettings()))->all();

        self::assertSame(['good'], array_map(static fn ($service): string => $service->id, $services));
        self::assertSame(['crossorigin' => 'anonymous'], $services[0]->attributes);
    }

    #[DataProvider('embeds')]
    public function testWrapsEmbedsInTemplates(string $html, int $count): void
    {
        $out = apply_filters('the_content', $html);
        self::assertIsString($out);

        self::assertSame($count, preg_match_all('~class="courant-embed[ "]~', $out), $out);
        $outside = (string) preg_replace('~<template>.*?</template>~s', '', $out);
        self::assertDoesNotMatchRegularExpression(
            '~<(?:iframe|script|embed|object)\b[^>]*(?:src|data)=["\']?(?:https?:)?//(?!127\.0\.0\.1|example\.org|localhost)~i',
            $outside,
        );
    }

    public function testAPlaceholderReplacesTheParagraphOfAnEmbedThatIsAloneInIt(): void
    {
        $frame = '<iframe src="https://player.vimeo.com/video/1"></iframe>';
        $out = apply_filters('the_content', "Before\n\n$frame\n\nBetween\n\n$frame and text");
        self::assertIsString($out);
        $outside = (string) preg_replace('~<template>.*?</template>~s', '', $out);

        self::assertMatchesRegularExpression('~<p>Before</p>\s*<div class="courant-embed"~', $outside);
        self::assertMatchesRegularExpression('~</div></div>\s*<p>Between</p>~', $outside);
        self::assertStringContainsString(' and text</p>', $outside);
    }

    /** @return iterable<string, array{string, int}> */
    public static function embeds(): iterable
    {
        yield 'a frame' => ['<p>a</p><iframe src="https://player.vimeo.com/video/1" width="640" height="360"></iframe><p>b</p>', 1];
        yield 'a frame without a scheme' => ['<iframe src=//www.youtube.com/embed/dQw4w9WgXcQ></iframe>', 1];
        yield 'two' => ['<iframe src="https://a.example/1"></iframe> <iframe src="https://b.example/2"></iframe>', 2];
        yield 'a quotation with its script' => ['<blockquote class="twitter-tweet"><p>x</p></blockquote><script async src="https://platform.twitter.com/widgets.js"></script>', 1];
        yield 'an old object' => ['<object data="https://a.example/x.swf"></object><embed src="https://a.example/x.swf">', 2];
        yield 'one that is not closed' => ['<p>a</p><iframe src="https://a.example/1">', 1];
        yield 'one in a template' => ['<template><iframe src="https://a.example/1"></iframe></template>', 0];
        yield 'our own' => ['<iframe src="/embed/1"></iframe><script>let a = "<iframe>"</script>', 0];
        yield 'upper case' => ['<IFRAME SRC="HTTPS://A.EXAMPLE/1"></IFRAME>', 1];
    }

    public function testAvatarsAndEmojiNeedNoExternalRequests(): void
    {
        self::assertStringNotContainsString('gravatar.com', (string) get_avatar('ada@courant.example'));
        switch_theme('no-such-theme');
        self::assertStringContainsString(
            'assets/avatar.svg',
            get_avatar_url('ada@courant.example', ['force_default' => true])
                . plugins_url('assets/avatar.svg', WP_PLUGIN_DIR . '/courant-desk/courant-desk.php'),
        );
        self::assertFalse(has_action('wp_head', 'print_emoji_detection_script'));
        // When the image service is a separate plugin (docs/features/consent.md#services).
        self::assertSame(
            [
                'autoResizingEnabled' => false,
                'autoResizeOptions' => ['precision' => 5, 'skipAutoWidth' => true],
                'other' => 1,
            ],
            apply_filters('smush_lazy_load_script_options', ['autoResizingEnabled' => true, 'other' => 1])
        );
    }

    public function testCountsPageViewsAndChoicesWhenEnabled(): void
    {
        $sql = Sql::fromGlobal();
        $rows = fn (): array => $sql->fetchRows('SELECT what, n FROM %i ORDER BY what', $sql->table('consent_days'));
        self::assertSame(200, $this->ajax('courant_consent_log', ['what' => 'view'])->status);
        self::assertSame([], $rows());
        update_option('courant_consent', ['log' => true]);
        foreach (['view', 'view', 'accept', 'nonsense'] as $what) {
            $this->ajax('courant_consent_log', ['what' => $what]);
        }
        $this->ajax('courant_consent_log', ['what' => 'view'], [], [], ['User-Agent' => 'Googlebot/2.1']);
        self::assertEquals([['what' => 'accept', 'n' => '1'], ['what' => 'view', 'n' => '2']], $rows());
    }

    public function testRejectsInvalidServiceIdsWithAMessage(): void
    {
        $settings = new ConsentSettings();
        foreach (
            [
                'gtm' => 'GTM-<script>', 'ga4' => 'UA-1', 'clarity' => '"', 'hotjar' => 'abc', 'conversion' => 'AW-1',
                'images' => 'https://evil.example/x.js',
            ] as $key => $value
        ) {
            self::assertNotSame('', $settings->validationError($key, $value), $key);
            self::assertSame('', $settings->validationError($key, ''));
        }
        update_option('courant_consent', ['gtm' => "GTM-A');alert(1)//"]);
        self::assertSame('', (new ConsentSettings())->serviceId('gtm'));
    }
}
