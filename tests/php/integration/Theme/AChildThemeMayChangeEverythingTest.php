<?php

declare(strict_types=1);

namespace CourantTests\Integration\Theme;

use CourantTests\Support\Http\Page;
use CourantTests\Support\SiteTestCase;

/** Issue 7: templates and their parts are overridable by a child theme; the hooks of docs/hooks-theme.md. */
final class AChildThemeMayChangeEverythingTest extends SiteTestCase
{
    /** In the order of an article's page. */
    private const HOOKS = ['courant_before_header', 'courant_place:header', 'courant_place:navigation', 'courant_masthead_aside', 'courant_after_header',
        'courant_before_content', 'courant_after_content', 'courant_post_list', 'courant_place:sidebar', 'courant_before_footer', 'courant_footer_end', 'courant_after_footer'];

    private const FILES = [
        'style.css' => "/*\nTheme Name: Child\nTemplate: courant\nVersion: 1.0\n*/",
        'page.php' => '<?php get_header(); ?><main id="content"><h1>Child of <?php the_title(); ?></h1></main><?php get_footer();',
        'template-parts/single/tags.php' => '<p class="of-child">Tags of the child</p>',
        'functions.php' => <<<'PHP'
            <?php
            foreach (['before_header', 'place', 'masthead_aside', 'after_header', 'before_content', 'after_content', 'post_list', 'before_footer', 'footer_end', 'after_footer'] as $hook) {
                add_action("courant_$hook", static function ($place = '') use ($hook) {
                    echo "<!-- hook courant_$hook" . (is_string($place) && $place !== '' ? ":$place" : '') . ' -->';
                }, 5);
            }
            add_filter('courant_layout', static fn () => 'left');
            add_filter('courant_breadcrumbs', static fn ($trail) => array_reverse($trail));
            add_filter('courant_has_ticker', '__return_true');
            add_filter('courant_style_parts', static fn ($parts) => [...$parts, 'pages']);
            PHP,
    ];

    protected function setUp(): void
    {
        parent::setUp();
        mkdir(self::folder() . '/template-parts/single', 0o777, true);
        foreach (self::FILES as $file => $content) {
            file_put_contents(self::folder() . "/{$file}", $content);
        }
        update_option('stylesheet', 'courant-child');
    }

    protected function tearDown(): void
    {
        foreach (array_keys(self::FILES) as $file) {
            unlink(self::folder() . "/{$file}");
        }
        foreach (['/template-parts/single', '/template-parts', ''] as $inner) {
            rmdir(self::folder() . $inner);
        }
        parent::tearDown();
    }

    public function testItsTemplatesPartsAndHooksAreTaken(): void
    {
        update_option('sidebars_widgets', ['sidebar-right' => ['search-2'], 'array_version' => 3]);
        update_option('widget_search', [2 => ['title' => ''], '_multiwidget' => 1]);
        $html = $this->visit($this->post(['title' => 'Cranes', 'content' => '<p>By night.</p>']));
        $page = new Page($html);

        self::assertSame('Tags of the child', $page->text('p[@class="of-child"]'));
        self::assertSame('Cranes', $page->text('h1'), 'The rest is the parent’s.');
        preg_match_all('/<!-- hook (\S+) -->/', $html, $found);
        self::assertSame(self::HOOKS, array_values(array_intersect(array_unique($found[1]), self::HOOKS)));
        self::assertSame(1, $page->count('body[contains(@class, "sidebar-at-start")]'));
        self::assertSame('Home', array_reverse($page->texts('nav[@aria-label="Breadcrumbs"]//li'))[0] ?? '');
        self::assertSame(1, $page->count('*[contains(@class, "ticker__window")]'));
        self::assertStringContainsString('.page-numbers', $html);

        $page = new Page($this->visit($this->post(['type' => 'page', 'title' => 'About'])));
        self::assertSame('Child of About', $page->text('h1'));
        self::assertSame([1, 1], [$page->landmark('header'), $page->landmark('footer')]);
    }

    private function visit(\WP_Post $post): string
    {
        return $this->http('GET', (string) wp_parse_url(get_permalink($post), PHP_URL_PATH))->body;
    }

    private static function folder(): string
    {
        return get_theme_root() . '/courant-child';
    }
}
