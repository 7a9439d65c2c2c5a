<?php

declare(strict_types=1);

namespace CourantTests\Integration\Theme;

use Courant\Customizer\AppearanceStyles;
use Courant\Customizer\OptionDefinitions;
use Courant\Customizer\OptionType;
use Courant\Customizer\SelectiveRefreshPartials;
use Courant\Customizer\ThemeOptions;
use CourantTests\Support\Http\HttpResponse;
use CourantTests\Support\Http\HttpRequest;
use CourantTests\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\Group;

/** Tests that each Customizer option has a preview and changes the page. */
#[Group('once')]
final class CustomizerOptionsTest extends SiteTestCase
{
    private const PLUGIN = WP_CONTENT_DIR . '/mu-plugins/preview-options.php';

    /** Other options that an option needs to have a visible effect. */
    private const REQUIRED_OPTIONS = [
        'header_button_text' => ['header_button_url' => 'https://a.example/'],
        'header_button_url' => ['header_button_text' => 'Subscribe'],
        'excerpt_length' => ['archive_layout' => 'list'],
        'logo_svg_dark' => [
            'logo_svg' => '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 2"><path d="M0 0h9v2z"/></svg>',
        ],
    ];

    /** Pages on which options are visible, by prefix of the option name; the longest prefix applies. */
    private const PAGES = [
        '' => 'front', 'article' => 'article', 'related' => 'article', 'breadcrumbs' => 'article',
        'layout_article' => 'article', 'page_picture' => 'page',
        'layout_page' => 'page', 'layout_archive' => 'archive', 'layout_search' => 'search', 'archive' => 'archive',
        'excerpt' => 'archive', 'read_more' => 'archive',
        'list' => 'archive', 'missed' => 'archive', 'banner_scope' => 'blog', 'popular_scope' => 'blog',
        'ticker_scope' => 'archive', 'date_style' => 'article',
    ];

    /** @var array<string, string> */
    private array $pages = [];
    private int $image = 0;
    private int $other = 0;
    private int $term = 0;
    private int $tag = 0;

    public function testEveryOptionChangesItsPage(): void
    {
        $this->site();
        wp_mkdir_p(dirname(self::PLUGIN));
        file_put_contents(self::PLUGIN, '<?php remove_action("template_redirect", "redirect_canonical"); foreach (is_array($_GET["with"] ?? null) ? $_GET["with"] : [] as $id => $value) { add_filter("theme_mod_courant_" . sanitize_key($id), static fn () => wp_unslash($value)); }');
        $requested = [];
        $pairs = [];
        foreach (self::ids() as $id) {
            $required = $this->requiredOptions($id);
            foreach ([$required, [$id => $this->findOtherValue($id)] + $required] as $with) {
                $request = $this->request($id, $with);
                $requested[serialize($request)] = $request;
                $pairs[$id][] = serialize($request);
            }
        }
        try {
            $responses = array_combine(array_keys($requested), $this->sendAll(array_values($requested), 4));
        } finally {
            unlink(self::PLUGIN);
        }
        $unseen = array_filter(array_keys($pairs), static fn (string $id): bool => self::removeVaryingParts(
            $responses[$pairs[$id][0]]->body
        ) === self::removeVaryingParts($responses[$pairs[$id][1]]->body));

        self::assertSame([], array_values($unseen), 'These change nothing.');
        self::assertSame([], array_keys(
            array_filter($responses, static fn (HttpResponse $response): bool => $response->status !== 200)
        ));
    }

    public function testTheCustomizerPreviewsEveryOption(): void
    {
        wp_set_current_user($this->user('administrator')->ID);
        require_once ABSPATH . WPINC . '/class-wp-customize-manager.php';
        $customize = new \WP_Customize_Manager();
        do_action('customize_register', $customize);
        $this->site();
        $style = [];

        foreach (array_keys(OptionDefinitions::ALL) as $id) {
            $setting = $customize->get_setting(ThemeOptions::PREFIX . $id);
            self::assertInstanceOf(\WP_Customize_Setting::class, $setting);
            $customize->set_post_value(ThemeOptions::PREFIX . $id, $this->findOtherValue($id));
            $before = AppearanceStyles::css();
            $setting->preview();

            self::assertSame(
                ThemeOptions::sanitize($id, $this->findOtherValue($id)),
                ThemeOptions::sanitize($id, get_theme_mod(ThemeOptions::PREFIX . $id)),
                $id,
            );
            self::assertSame($setting->transport === 'postMessage', SelectiveRefreshPartials::hasPartial($id), $id);
            if ($before !== AppearanceStyles::css()) {
                $style[] = $id;
            }
        }
        // Options that only change the style element need no reload; they belong to the partial of the style element.
        self::assertEqualsCanonicalizing(
            $style,
            array_filter(array_keys(OptionDefinitions::ALL), SelectiveRefreshPartials::hasPartial(...)),
        );
        $partial = $customize->selective_refresh->get_partial('courant_look');
        self::assertInstanceOf(\WP_Customize_Partial::class, $partial);
        self::assertEqualsCanonicalizing(
            array_map(static fn (string $id): string => ThemeOptions::PREFIX . $id, $style),
            $partial->settings
        );
    }

    /** @return list<string> */
    private static function ids(): array
    {
        return array_keys(OptionDefinitions::ALL);
    }

    /** @param array<string, string> $with */
    private function request(string $id, array $with): HttpRequest
    {
        $fitting = array_filter(
            array_keys(self::PAGES),
            static fn (string $start): bool => str_starts_with($id, $start),
        );
        usort($fitting, static fn (string $a, string $b): int => strlen($b) <=> strlen($a));

        return new HttpRequest('GET', $this->pages[self::PAGES[$fitting[0]]], [], [], [
            'with' => ['nothing' => '1'] + $with,
        ]);
    }

    /** @return array<string, string> */
    private function requiredOptions(string $id): array
    {
        $group = preg_match('/^(ticker|slider|featured|trending|popular|missed)_(title|category|tag|ids|count|source|scope|direction)$/', $id, $matches) === 1
            ? $matches[1]
            : '';
        $required = self::REQUIRED_OPTIONS[$id] ?? [];
        if ($group !== '') {
            $required += [$group => '1'] + match ($matches[2]) {
                'category', 'tag' => ["{$group}_source" => $matches[2]],
                'ids' => ["{$group}_source" => 'picked'],
                default => [],
            };
        }

        return $required + ($group === 'ticker' && $matches[2] !== 'scope' ? ['ticker_scope' => 'everywhere'] : []);
    }

    /** Returns a value that differs from the option's default. */
    private function findOtherValue(string $id): string
    {
        [$kind, $default, $limits] = self::declared($id);
        $others = array_values(array_filter($limits, static fn (string|int $limit): bool => $limit !== $default));

        return match (true) {
            $kind === OptionType::Boolean => $default === true ? '0' : '1',
            $kind === OptionType::Number => (string) ($others[0] ?? 1),
            str_ends_with($id, '_source') => $default === 'category'
                ? 'latest'
                : ($default === 'latest' ? 'discussed' : 'latest'),
            $kind === OptionType::Choice => (string) end($others),
            $kind === OptionType::Color => '#0b5d4e',
            $kind === OptionType::Svg
                => '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 2"><path d="M0 0h8v2z"/></svg>',
            $kind === OptionType::Id => (string) match (true) {
                str_ends_with($id, '_category') => $this->term,
                str_ends_with($id, '_tag') => $this->tag,
                default => $this->image,
            },
            $kind === OptionType::Ids => (string) $this->other,
            $kind === OptionType::Url, $kind === OptionType::Urls => 'https://other.example/',
            $kind === OptionType::Sections => (string) wp_json_encode(
                [['category' => $this->term, 'count' => 3, 'layout' => 'headlines', 'title' => 'Mine']]
            ),
            default => 'Custom text',
        };
    }

    /** @return array{OptionType, string|int|bool, list<string|int>} */
    private static function declared(string $id): array
    {
        return OptionDefinitions::ALL[$id] + [2 => []];
    }

    /** Creates a site on which every option has a visible effect. */
    private function site(): void
    {
        $this->image = $this->post([
            'type' => 'attachment',
            'status' => 'inherit',
            'title' => 'Logo',
            'post_mime_type' => 'image/png',
            'meta' => [
                '_wp_attached_file' => 'logo.png',
                '_wp_attachment_metadata' => ['width' => 300, 'height' => 100, 'file' => 'logo.png'],
            ],
        ])->ID;
        $this->term = $this->term('category', 'Rivers')->term_id;
        $main = $this->term('category', 'Harbour', ['description' => 'Of ships.'])->term_id;
        $now = current_datetime();
        $posts = $this->createStories($main, $now);
        wp_set_post_tags($posts[4]->ID, ['eels']);
        wp_set_post_tags($posts[21]->ID, ['cranes']);
        $tag = get_term_by('slug', 'eels', 'post_tag');
        $this->tag = $tag instanceof \WP_Term ? $tag->term_id : 0;
        $this->other = $posts[2]->ID;
        foreach ([5, 6, 7, 8, 9, 10, 11] as $index) {
            wp_insert_comment([
                'comment_post_ID' => $posts[$index]->ID, 'comment_content' => 'Said', 'comment_author' => 'Marek',
                'comment_approved' => 1,
            ]);
        }
        $story = $posts[21];
        wp_update_post([
            'ID' => $story->ID,
            'post_date' => $now->modify('-5 days')->format('Y-m-d H:i:s'),
            'post_modified' => $now->format('Y-m-d H:i:s'),
        ]);
        $front = $this->post(['type' => 'page', 'title' => 'Welcome']);
        $articles = $this->post(['type' => 'page', 'title' => 'All']);
        $page = $this->post(['type' => 'page', 'title' => 'About', 'meta' => ['_thumbnail_id' => $this->image]]);
        $this->widgets();
        set_theme_mod('header_image', 'http://' . wp_parse_url(home_url(), PHP_URL_HOST) . '/behind.png');
        set_theme_mod('courant_social_links', 'https://a.example/');
        set_theme_mod('custom_logo', 0);
        update_option('blogdescription', 'A line about it');
        update_post_meta($front->ID, '_wp_page_template', 'templates/magazine.php');
        update_option('page_on_front', (string) $front->ID);
        update_option('page_for_posts', (string) $articles->ID);
        update_option('show_on_front', 'page');
        $path = static fn (mixed $url): string => is_string($url) ? str_replace(home_url(), '', $url) : '';
        $this->pages = [
            'front' => '/', 'blog' => $path(get_permalink($articles)), 'article' => $path(get_permalink($story)),
            'page' => $path(get_permalink($page)), 'archive' => $path(get_term_link($main)), 'search' => '/?s=story',
        ];
    }

    /** @return list<\WP_Post> 24 articles with an image, the newest last */
    private function createStories(int $category, \DateTimeImmutable $now): array
    {
        $author = $this->user('author');
        wp_update_user(['ID' => $author->ID, 'display_name' => 'Ines Varga', 'description' => 'Writes about towns.']);
        $posts = [];
        for ($number = 1; $number <= 24; $number++) {
            $posts[] = $this->post([
                'title' => "Story {$number}", 'content' => str_repeat("Word of {$number}. ", 200),
                'author' => $author->ID, 'post_category' => [$number < 4 ? $this->term : $category],
                'comment_count' => 0, 'meta' => ['_thumbnail_id' => $this->image],
                'date' => $now->modify('-' . (30 - $number) . ' hours')->format('Y-m-d H:i:s'),
            ]);
        }

        return $posts;
    }

    private function widgets(): void
    {
        update_option('sidebars_widgets', [
            'sidebar-right' => ['categories-2'], 'sidebar-left' => ['search-3'], 'front-side' => ['categories-3'],
            'footer-1' => ['search-4'], 'footer-4' => ['search-5'], 'array_version' => 3,
        ]);
        update_option('widget_categories', [2 => ['dropdown' => 1], 3 => ['dropdown' => 1], '_multiwidget' => 1]);
        update_option(
            'widget_search',
            [3 => ['title' => 'Three'], 4 => ['title' => 'Four'], 5 => ['title' => 'Five'], '_multiwidget' => 1],
        );
        $menu = wp_create_nav_menu('Top');
        wp_update_nav_menu_item(
            is_int($menu) ? $menu : 0,
            0,
            ['menu-item-title' => 'One', 'menu-item-url' => '/one', 'menu-item-status' => 'publish'],
        );
        set_theme_mod('nav_menu_locations', ['top' => $menu]);
    }

    /** Removes what differs between two responses, and the query parameters of the test. */
    private static function removeVaryingParts(string $html): string
    {
        return (string) preg_replace(['/with(%5B|\[)[^"\'&#\s]*/', '/"nonce":"\w+"/'], '', $html);
    }
}
