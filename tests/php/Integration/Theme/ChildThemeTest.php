<?php

declare(strict_types=1);

namespace CourantTests\Integration\Theme;

use CourantTests\Support\Http\Page;
use CourantTests\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\Group;

/**
 * Tests that a child theme can override templates and template parts, and use the hooks of
 * docs/reference/hooks-theme.md.
 */
#[Group('once')]
final class ChildThemeTest extends SiteTestCase
{
    /** In the order of an article page. */
    private const HOOKS = [
        'courant_before_header', 'courant_ad_slot:navigation', 'courant_masthead_aside', 'courant_ad_slot:header',
        'courant_after_header', 'courant_before_content', 'courant_after_content', 'courant_post_list',
        'courant_ad_slot:sidebar', 'courant_before_footer', 'courant_footer_end', 'courant_after_footer',
    ];

    private const FILES = [
        'style.css' => "/*\nTheme Name: Child\nTemplate: courant\nVersion: 1.0\n*/",
        'page.php' => '<?php get_header(); ?><main id="content"><h1>Child of <?php the_title(); ?></h1></main><?php get_footer();',
        'template-parts/single/tags.php' => '<p class="of-child">Tags of the child</p>',
        'functions.php' => <<<'PHP'
            <?php
            foreach (['before_header', 'ad_slot', 'masthead_aside', 'after_header', 'before_content', 'front_openings', 'openings_archive', 'after_content', 'post_list', 'before_footer', 'footer_end', 'after_footer'] as $hook) {
                add_action("courant_$hook", static function ($slot = '') use ($hook) {
                    echo "<!-- hook courant_$hook" . (is_string($slot) && $slot !== '' ? ":$slot" : '') . ' -->';
                }, 5);
            }
            add_filter('courant_layout', static fn () => 'left');
            add_filter('courant_breadcrumbs', static fn ($breadcrumbs) => array_reverse($breadcrumbs));
            add_filter('courant_has_ticker', '__return_true');
            add_filter('courant_page_stylesheets', static fn ($names) => [...$names, 'pagination']);
            add_filter('courant_has_sidebar', static fn ($has) => $has && ! is_page());
            add_filter('courant_section', static fn ($section, $post) => $post->post_title === 'Cranes' ? get_term_by('slug', 'night', 'category') : $section, 10, 2);
            add_filter('courant_front_sections', static fn ($ids) => array_map(static fn ($slug) => get_term_by('slug', $slug, 'category')->term_id, ['night', 'ferries']));
            add_filter('courant_local_avatars', '__return_false');
            PHP,
    ];

    private string $name = '';

    protected function setUp(): void
    {
        parent::setUp();
        // A separate folder for each test, because the server may cache files of the previous one.
        $this->name = 'courant-child-' . bin2hex(random_bytes(3));
        update_option('stylesheet', $this->name);
    }

    protected function tearDown(): void
    {
        $all = new \RecursiveIteratorIterator(
            new \RecursiveDirectoryIterator($this->folder(), \FilesystemIterator::SKIP_DOTS),
            \RecursiveIteratorIterator::CHILD_FIRST,
        );
        foreach ($all as $file) {
            if ($file instanceof \SplFileInfo) {
                $file->isDir() ? rmdir($file->getPathname()) : unlink($file->getPathname());
            }
        }
        rmdir($this->folder());
        parent::tearDown();
    }

    /** Each file of the child theme prints its name and includes the parent's file. */
    public function testChildThemeOverridesEveryTemplateAndPart(): void
    {
        $templates = self::templates();
        // Without the plugin's listing the theme prints its plain list; without a better match WordPress loads
        // index.php.
        $silent = '<?php if (isset($_GET["without"])) { add_action("wp", static fn () => remove_all_actions("courant_openings_archive")); }'
            . ' if (isset($_GET["last"])) { add_filter("search_template_hierarchy", static fn () => ["index.php"]); }'
            . ' if (isset($_GET["portal"])) { add_action("wp_footer", static fn () => do_action("courant_desk_applicant_portal_header")); }'
            . ' if (isset($_GET["sections"])) { add_filter("theme_mod_courant_home_sections", static fn () => wp_json_encode([["category" => 0, "layout" => "opinion"]])); }'
            . ' if (isset($_GET["typo"])) { add_filter("courant_search_correction", static fn () => ["term" => "story",'
            . ' "groups" => [["label" => "", "items" => [["title" => "A", "url" => "/", "details" => "2026"]]]]]); }';
        $this->write(
            ['style.css' => self::FILES['style.css'], 'functions.php' => $silent] + array_combine($templates, array_map(
                static fn (string $file): string
                    => "<?php echo '<!-- child {$file} -->'; require get_template_directory() . '/{$file}';",
                $templates
            ))
        );
        $html = implode(
            '',
            array_map(fn (string $path): string => $this->http('GET', $path)->body, $this->fetchEveryPage()),
        );
        preg_match_all('/<!-- child (\S+) -->/', $html, $matches);

        self::assertSame([], array_values(array_diff($templates, $matches[1])));
        self::assertGreaterThan(40, count($templates));
    }

    /** @return list<string> */
    private static function templates(): array
    {
        $parent = get_theme_root() . '/courant/';
        $files = [
            ...(array) glob($parent . '*.php'),
            ...(array) glob($parent . 'template*/*.php'),
            ...(array) glob($parent . 'template-parts/*/*.php'),
        ];
        $names = array_map(static fn (mixed $file): string => substr((string) $file, strlen($parent)), $files);

        return array_values(array_diff($names, ['functions.php', 'autoload.php']));
    }

    /** @return list<string> URLs which together show all components of the theme */
    private function fetchEveryPage(): array
    {
        foreach (['topbar_menu', 'missed', 'popular', 'archive_description'] as $option) {
            set_theme_mod("courant_{$option}", true);
        }
        $category = $this->term('category', 'Rivers', ['description' => 'Of water.']);
        $author = $this->user('author');
        wp_update_user(['ID' => $author->ID, 'description' => 'Writes about towns.']);
        $posts = [];
        for ($number = 1; $number <= 45; $number++) {
            $posts[] = $this->post([
                'title' => "Story {$number}",
                'post_category' => [
                    $number > 30 && $number % 2 === 0
                        ? $this->term('category', "Lonely {$number}")->term_id
                        : $category->term_id,
                ],
                'author' => $author->ID,
                'date' => sprintf('2026-01-01 10:%02d:00', $number),
            ]);
        }
        update_option('posts_per_page', '20');
        wp_set_post_tags($posts[0]->ID, ['eels']);
        set_post_format($posts[44], 'aside');
        wp_insert_comment([
            'comment_post_ID' => $posts[0]->ID, 'comment_content' => 'Eels, too.', 'comment_approved' => 1,
        ]);
        update_option('wp_attachment_pages_enabled', '1');
        $file = $this->post(
            ['type' => 'attachment', 'status' => 'inherit', 'title' => 'A map', 'post_mime_type' => 'image/png']
        );
        $files = array_map(static fn (string $name, string $type): mixed => get_permalink(
            wp_insert_attachment(['post_mime_type' => $type, 'post_title' => $name, 'post_status' => 'inherit'], $name)
        ), ['a.png', 'a.mp3', 'a.mp4'], ['image/png', 'audio/mpeg', 'video/mp4']);
        $this->addHeaderImageMenuAndWidget();
        $page = fn (string $template): \WP_Post => $this->post(
            ['type' => 'page', 'title' => 'A page', 'meta' => ['_wp_page_template' => "templates/{$template}.php"]]
        );
        $this->opening(['title' => 'Ferry pilot']);

        return array_map(static fn (mixed $url): string => is_string($url) ? str_replace(home_url(), '', $url) : '', [
            '/', get_permalink($posts[0]), get_permalink($this->post(['type' => 'page'])),
            get_permalink($page('magazine')), get_permalink($page('wide')), get_term_link($category),
            get_term_link($this->term('category', 'Without articles')),
            get_author_posts_url($author->ID), get_month_link(2026, 1), '/?s=story', '/?s=xyzzy',
            '/?s=xyzzy&typo=1', '/no-such-page/',
            get_permalink($file), ...$files,
            get_permalink($this->opening(['title' => 'Bridge keeper'])),
            get_post_type_archive_link('awsm_job_openings'), '/?without=plugin&post_type=awsm_job_openings',
            '/?last=resort&s=story', '/?sections=opinion', '/?portal=header', '/?courant-saved=1',
        ]);
    }

    private function addHeaderImageMenuAndWidget(): void
    {
        $header = $this->post(
            ['type' => 'attachment', 'status' => 'inherit', 'title' => 'Behind', 'post_mime_type' => 'image/png']
        );
        set_theme_mod('header_image', 'http://example.org/behind.png');
        set_theme_mod(
            'header_image_data',
            (object) [
                'attachment_id' => $header->ID, 'url' => 'http://example.org/behind.png', 'width' => 10, 'height' => 10,
            ],
        );
        $menu = wp_create_nav_menu('Top');
        wp_update_nav_menu_item(
            is_int($menu) ? $menu : 0,
            0,
            ['menu-item-title' => 'One', 'menu-item-url' => '/one', 'menu-item-status' => 'publish'],
        );
        set_theme_mod('nav_menu_locations', ['top' => $menu]);
        update_option('sidebars_widgets', ['sidebar-right' => ['search-2'], 'array_version' => 3]);
        update_option('widget_search', [2 => ['title' => ''], '_multiwidget' => 1]);
    }

    public function testUsesTemplatesPartsAndHooksOfTheChildTheme(): void
    {
        $this->write(self::FILES);
        $night = $this->term('category', 'Night')->term_id;
        foreach ([$this->term('category', 'Ferries')->term_id, $night, 0] as $category) {
            array_map(
                fn (): \WP_Post => $this->post(['post_category' => $category > 0 ? [$category] : []]),
                range(1, 3),
            );
        }
        array_map(
            static fn (string $group) => set_theme_mod("courant_{$group}", false),
            ['slider', 'featured', 'trending'],
        );
        update_option('show_avatars', '1');
        update_option('sidebars_widgets', ['sidebar-right' => ['search-2'], 'array_version' => 3]);
        update_option('widget_search', [2 => ['title' => ''], '_multiwidget' => 1]);
        $html = $this->visit($this->post(['title' => 'Cranes', 'content' => '<p>By night.</p>']));
        $page = new Page($html);

        self::assertSame('Tags of the child', $page->text('p[@class="of-child"]'));
        self::assertSame('Cranes', $page->text('h1'), 'The rest is the parent’s.');
        preg_match_all('/<!-- hook (\S+) -->/', $html, $matches);
        self::assertSame(self::HOOKS, array_values(array_intersect(array_unique($matches[1]), self::HOOKS)));
        self::assertSame(1, $page->count('body[contains(@class, "sidebar-at-start")]'));
        self::assertSame('Home', array_reverse($page->texts('nav[@aria-label="Breadcrumbs"]//li'))[0] ?? '');
        self::assertSame(1, $page->count('*[contains(@class, "ticker__window")]'));
        self::assertStringContainsString('.page-numbers', $html);
        self::assertSame('Night', $page->text('a[@class="kicker__section"]'), 'Its own category is another.');
        self::assertStringEndsWith(
            '/courant-desk/assets/avatar.svg',
            $page->text('img[contains(@class, "avatar")]/@src'),
            'The theme draws none, so the plugin keeps the request at home.',
        );

        $page = new Page($this->visit($this->post(['type' => 'page', 'title' => 'About'])));
        self::assertSame('Child of About', $page->text('h1'));
        self::assertSame([1, 1], [$page->landmark('header'), $page->landmark('footer')]);
        self::assertSame([1, 0], [
            $page->count('body[contains(@class, "no-sidebar")]'),
            $page->count('body[contains(@class, "has-sidebar")]'),
        ]);

        $html = $this->http('GET', '/')->body;
        self::assertSame(
            ['Night', 'Ferries'],
            array_slice((new Page($html))->texts('h2[@class="article-section__title"]'), 0, 2),
        );
        self::assertStringContainsString('<!-- hook courant_front_openings -->', $html);
        self::assertStringContainsString(
            '<!-- hook courant_openings_archive -->',
            $this->http('GET', '/?post_type=awsm_job_openings')->body,
        );
    }

    private function visit(\WP_Post $post): string
    {
        return $this->http('GET', (string) wp_parse_url(get_permalink($post), PHP_URL_PATH))->body;
    }

    /** @param array<string, string> $files */
    private function write(array $files): void
    {
        foreach ($files as $file => $content) {
            wp_mkdir_p(dirname($this->folder() . "/{$file}"));
            file_put_contents($this->folder() . "/{$file}", $content);
        }
    }

    private function folder(): string
    {
        return get_theme_root() . "/{$this->name}";
    }
}
