<?php

declare(strict_types=1);

namespace CourantTests\Integration\Theme;

use CourantTests\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\Group;

#[Group('each-version')]
final class MetaTagsTest extends SiteTestCase
{
    public function testArticleHasDescriptionAndStructuredData(): void
    {
        $section = $this->term('category', 'Rivers & coasts');
        $post = $this->post(['title' => 'Eels "at" </script> night', 'excerpt' => 'Two words & more.', 'post_category' => [$section->term_id]]);
        $page = $this->http('GET', substr(get_permalink($post), strlen(home_url())))->body;
        $graph = $this->graph($page);

        self::assertSame(['NewsArticle', 'BreadcrumbList'], array_column($graph, '@type'));
        self::assertSame('Rivers & coasts', $graph[0]['articleSection']);
        self::assertSame('Two words & more.', $graph[0]['description']);
        self::assertStringContainsString('<meta name="description" content="Two words &amp; more.">', $page);
        self::assertSame(1, substr_count($page, 'name="description"'));
    }

    public function testFrontPageDescribesTheSite(): void
    {
        $this->post();

        self::assertSame(['WebSite', 'Organization'], array_column($this->graph($this->http('GET', '/')->body), '@type'));
    }

    public function testPrintsNothingWithAnSeoPlugin(): void
    {
        add_filter('courant_seo', '__return_false');
        ob_start();
        do_action('wp_head');

        self::assertStringNotContainsString('application/ld+json', (string) ob_get_clean());
    }

    /** Sites with one of these plugins get its structured data only. */
    public function testRecognizesKnownSeoPlugins(): void
    {
        $plugin = WP_CONTENT_DIR . '/mu-plugins/search-stand-in.php';
        wp_mkdir_p(dirname($plugin));
        file_put_contents($plugin, '<?php if (isset($_GET["seo"])) { define(sanitize_key($_GET["seo"]) === "" ? "NONE" : strtoupper(sanitize_key($_GET["seo"])), "1.0"); }');
        $path = substr(get_permalink($this->post(['excerpt' => 'Words.'])), strlen(home_url()));
        $metaTags = fn (string $path): array => array_map(
            fn (string $mark): int => substr_count($this->http('GET', $path)->body, $mark),
            ['application/ld+json', 'name="description"', 'class="breadcrumbs"']
        );
        try {
            self::assertSame([1, 1, 1], $metaTags($path));
            foreach (['WPSEO_VERSION', 'RANK_MATH_VERSION', 'SEOPRESS_VERSION', 'AIOSEO_VERSION', 'THE_SEO_FRAMEWORK_VERSION', 'SLIM_SEO_VER'] as $constant) {
                self::assertSame([0, 0, 1], $metaTags("{$path}?seo={$constant}"), $constant);
            }
        } finally {
            unlink($plugin);
        }
    }

    /**
     * Theme and plugin register the loader with the same handle; the newer version is used
     * (docs/decisions/0020-share-code-between-islands.md).
     */
    public function testKeepsNewerLoader(): void
    {
        wp_deregister_script('courant-loader');
        wp_register_script('courant-loader', 'https://example.org/newer.js', [], '999.0.0');
        do_action('wp_enqueue_scripts');
        $loader = wp_scripts()->query('courant-loader');

        self::assertInstanceOf(\_WP_Dependency::class, $loader);
        self::assertSame('999.0.0', $loader->ver);
    }

    /** @return list<array<string, mixed>> */
    private function graph(string $page): array
    {
        self::assertSame(1, preg_match('~<script type="application/ld\+json">(.+?)</script>~s', $page, $found));
        $data = json_decode($found[1], true, 32, JSON_THROW_ON_ERROR);
        self::assertIsArray($data);
        self::assertIsArray($data['@graph']);
        $graph = [];

        foreach ($data['@graph'] as $thing) {
            self::assertIsArray($thing);
            $named = [];

            foreach ($thing as $name => $fact) {
                $named[(string) $name] = $fact;
            }

            $graph[] = $named;
        }

        return $graph;
    }
}
