<?php

declare(strict_types=1);

namespace CourantTests\Integration\Theme;

use CourantTests\Support\Site\InstallsMuPlugin;
use CourantTests\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\Group;

#[Group('each-version')]
final class MetaTagsTest extends SiteTestCase
{
    use InstallsMuPlugin;

    public function testArticleHasDescriptionAndStructuredData(): void
    {
        $section = $this->term('category', 'Rivers & coasts');
        $post = $this->post([
            'title' => 'Eels "at" </script> night',
            'excerpt' => 'Two words & more.',
            'post_category' => [$section->term_id],
        ]);
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

        self::assertSame(
            ['WebSite', 'Organization'],
            array_column($this->graph($this->http('GET', '/')->body), '@type'),
        );
    }

    public function testPrintsNothingWithAnSeoPlugin(): void
    {
        add_filter('courant_seo', '__return_false');
        ob_start();
        do_action('wp_head');

        self::assertStringNotContainsString('application/ld+json', (string) ob_get_clean());
    }

    /** Some print none for pages that have only blocks, others none that the owner did not write. */
    public function testSeoPluginsGetADescriptionWhereTheyHaveNone(): void
    {
        $post = $this->post(['excerpt' => 'Ours.']);
        // phpcs:ignore WordPress.WP.DiscouragedFunctions -- Sets the main query.
        query_posts(['p' => $post->ID]);

        $filters = [
            'aioseo_description',
            'seopress_titles_desc',
            'the_seo_framework_generated_description',
            'wpseo_metadesc',
        ];
        foreach ($filters as $filter) {
            self::assertSame('Their own.', apply_filters($filter, 'Their own.'));
            self::assertSame('Ours.', apply_filters($filter, ''));
        }
        // phpcs:ignore WordPress.WP.DiscouragedFunctions -- Resets the main query.
        wp_reset_query();
    }

    /** Sites with one of these plugins get its tags only. */
    public function testRecognizesKnownSeoPlugins(): void
    {
        $post = $this->post(['excerpt' => 'Text.']);
        $constants = [
            'WPSEO_VERSION',
            'AIOSEO_VERSION',
            'THE_SEO_FRAMEWORK_VERSION',
            'SLIM_SEO_VER',
        ];
        $this->withMuPlugin(
            'if (isset($_GET["seo"])) { define(strtoupper(sanitize_key($_GET["seo"])), "1.0"); }',
            function () use ($post, $constants): void {
                self::assertSame([1, 1, 1, 1], $this->tagCounts($post, ''));
                foreach ($constants as $constant) {
                    self::assertSame([0, 0, 0, 1], $this->tagCounts($post, "?seo={$constant}"), $constant);
                }
            }
        );
    }

    /** The free version of SEOPress prints no breadcrumbs, so the theme prints them as structured data. */
    public function testPrintsBreadcrumbsThatSeoPressLacks(): void
    {
        $post = $this->post(['excerpt' => 'Text.']);
        $this->withMuPlugin(
            'define("SEOPRESS_VERSION", "1.0"); if (isset($_GET["pro"])) { define("SEOPRESS_PRO_VERSION", "1.0"); }',
            function () use ($post): void {
                self::assertSame([1, 0, 0, 1], $this->tagCounts($post, ''));
                $graph = $this->graph($this->http('GET', $this->path(get_permalink($post)))->body);
                self::assertSame(['BreadcrumbList'], array_column($graph, '@type'));
                self::assertSame([0, 0, 0, 1], $this->tagCounts($post, '?pro=1'));
            }
        );
    }

    /** Rank Math prints nothing, and adds no action for its tags, until its setup is complete. */
    public function testPrintsTagsUntilRankMathIsSetUp(): void
    {
        $post = $this->post(['excerpt' => 'Text.']);
        $this->withMuPlugin(
            'define("RANK_MATH_VERSION", "1.0"); if (isset($_GET["ready"])) { add_action("rank_math/head", "time"); }',
            function () use ($post): void {
                self::assertSame([1, 1, 1, 1], $this->tagCounts($post, ''));
                self::assertSame([0, 0, 0, 1], $this->tagCounts($post, '?ready=1'));
            }
        );
    }

    public function testArticleHasOpenGraphTags(): void
    {
        $section = $this->term('category', 'Rivers & coasts');
        $post = $this->post([
            'title' => 'Eels "at" night',
            'excerpt' => 'Two words & more.',
            'post_category' => [$section->term_id],
        ]);
        $page = $this->http('GET', $this->path(get_permalink($post)) . '?utm_source=letter')->body;

        self::assertSame(
            [
                'og:type' => 'article',
                'og:site_name' => get_bloginfo('name'),
                'og:title' => 'Eels “at” night',
                'og:description' => 'Two words & more.',
                'og:url' => get_permalink($post),
                'og:locale' => 'en_US',
                'article:published_time' => get_post_time(DATE_W3C, false, $post),
                'article:modified_time' => get_post_modified_time(DATE_W3C, false, $post),
                'article:section' => 'Rivers & coasts',
            ],
            $this->properties($page)
        );
    }

    /** WordPress prints a canonical URL only for single posts and pages. */
    public function testArchivesHaveOneCanonicalUrl(): void
    {
        update_option('posts_per_page', 1);
        $section = $this->term('category', 'Rivers');
        $author = $this->user('author');
        for ($number = 0; $number < 2; $number++) {
            $post = $this->post(['post_category' => [$section->term_id]]);
            wp_update_post(['ID' => $post->ID, 'post_author' => $author->ID]);
        }
        $category = get_category_link($section);
        $urls = [
            home_url('/') => home_url('/'),
            $category => $category,
            $category . 'page/2/?utm_source=letter' => $category . 'page/2/',
            get_author_posts_url($author->ID) => get_author_posts_url($author->ID),
            get_year_link((int) gmdate('Y')) => get_year_link((int) gmdate('Y')),
            home_url('/?s=nothing') => null,
        ];
        foreach ($urls as $url => $canonical) {
            $page = $this->http('GET', $this->path($url))->body;
            preg_match_all('/<link rel="canonical" href="([^"]*)"/', $page, $matches);
            self::assertSame($canonical === null ? [] : [$canonical], $matches[1], $url);
            self::assertSame($canonical, $this->properties($page)['og:url'] ?? null, $url);
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

    /** @return list<int> how often JSON-LD, the description, the Open Graph title and breadcrumbs are in the page */
    private function tagCounts(\WP_Post $post, string $query): array
    {
        $page = $this->http('GET', $this->path(get_permalink($post)) . $query)->body;

        return array_map(
            static fn (string $text): int => substr_count($page, $text),
            ['application/ld+json', 'name="description"', 'property="og:title"', 'class="breadcrumbs"']
        );
    }

    /** @return array<string, string> Open Graph properties by name */
    private function properties(string $page): array
    {
        preg_match_all('/<meta property="([^"]*)" content="([^"]*)">/', $page, $matches);

        return array_combine($matches[1], array_map(html_entity_decode(...), $matches[2]));
    }

    private function path(mixed $url): string
    {
        self::assertIsString($url);

        return substr($url, strlen(home_url()));
    }

    /** @return list<array<string, mixed>> */
    private function graph(string $page): array
    {
        self::assertSame(1, preg_match('~<script type="application/ld\+json">(.+?)</script>~s', $page, $matches));
        $data = json_decode($matches[1], true, 32, JSON_THROW_ON_ERROR);
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
