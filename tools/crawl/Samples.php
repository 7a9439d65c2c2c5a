<?php

declare(strict_types=1);

namespace CourantTools\Crawl;

/**
 * Creates content that neither the demo nor the theme unit test has: patterns, news blocks, the theme's widgets, each
 * layout and page template, a list of all articles.
 */
final class Samples
{
    private const PARAGRAPH = '<!-- wp:paragraph --><p>Some text.</p><!-- /wp:paragraph -->';

    private const BLOCKS = [
        '<!-- wp:courant/news {"title":"A list","level":2,"showExcerpt":true,"showAuthor":true} /-->',
        '<!-- wp:courant/news {"title":"Cards","layout":"cards","columns":3,"align":"wide"} /-->',
        '<!-- wp:courant/news {"title":"Featured","layout":"feature","count":4} /-->',
        '<!-- wp:courant/news {"title":"A row","layout":"row","count":3,"source":"discussed"} /-->',
        '<!-- wp:courant/news {"title":"Headlines","layout":"headlines"} /-->',
        '<!-- wp:courant/news-tabs {"title":"Read now"} /-->',
        '<!-- wp:courant/news-author {"author":1} /-->',
        '<!-- wp:courant/news-social {"title":"Elsewhere","links":"https://social.example/@courant A small server\nhttps://video.example/courant"} /-->',
    ];

    /** A word that cannot be broken and is wider than a small screen. */
    private const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

    public function create(): int
    {
        $made = 0;
        foreach (\WP_Block_Patterns_Registry::get_instance()->get_all_registered() as $pattern) {
            $name = is_string($pattern['name'] ?? null) ? $pattern['name'] : '';
            if (str_starts_with($name, 'courant/')) {
                $made += $this->page(
                    "Pattern {$name}",
                    is_string($pattern['content'] ?? null) ? $pattern['content'] : '',
                ) > 0 ? 1 : 0;
            }
        }
        foreach (['right', 'left', 'none', 'full'] as $layout) {
            $made += $this->page("Layout {$layout}", self::PARAGRAPH, ['courant_layout' => $layout]) > 0 ? 1 : 0;
        }
        $front = $this->page(
            'The magazine',
            '<!-- wp:paragraph --><p>Text above the magazine.</p><!-- /wp:paragraph -->',
            ['_wp_page_template' => 'templates/magazine.php'],
        );
        $posts = $this->page('All articles', '');
        update_option('courant_crawl_blog', ['front' => $front, 'posts' => $posts]);
        $this->widgets();
        $made += $this->articlesWithLongWords();

        return $made + count(array_filter([
            $front,
            $posts,
            $this->page('Without a sidebar', self::PARAGRAPH, ['_wp_page_template' => 'templates/wide.php']),
            $this->page('News blocks', implode("\n\n", self::BLOCKS)),
        ], static fn (int $id): bool => $id > 0));
    }

    /**
     * @param array<string, string> $meta
     * @return int Its id; 0 if it could not be created.
     */
    private function page(string $title, string $content, array $meta = []): int
    {
        /** @var array{post_type: string} $fields */
        $fields = wp_slash([
            'post_type' => 'page', 'post_status' => 'publish', 'post_title' => $title, 'post_content' => $content,
            'post_author' => 1, 'meta_input' => $meta,
        ]);

        return wp_insert_post($fields);
    }

    /** Articles next to each other whose titles, author and blocks have words that do not fit. */
    private function articlesWithLongWords(): int
    {
        $word = self::LONG_WORD;
        $author = wp_insert_user([
            'user_login' => 'long-word',
            'user_pass' => wp_generate_password(),
            'user_email' => 'long-word@example.org',
            'role' => 'author',
            'display_name' => $word,
            'description' => "https://example.org/{$word}/{$word}",
        ]);
        $blocks = implode("\n\n", [
            self::PARAGRAPH,
            "<!-- wp:heading --><h2 class=\"wp-block-heading\">{$word}</h2><!-- /wp:heading -->",
            "<!-- wp:buttons --><div class=\"wp-block-buttons\"><!-- wp:button {\"className\":\"is-style-outline\"} --><div class=\"wp-block-button is-style-outline\"><a class=\"wp-block-button__link wp-element-button\" href=\"/\">{$word}</a></div><!-- /wp:button --></div><!-- /wp:buttons -->",
            "<!-- wp:search {\"label\":\"{$word}\",\"buttonText\":\"Search\"} /-->",
            "<!-- wp:preformatted --><pre class=\"wp-block-preformatted\">{$word}{$word}</pre><!-- /wp:preformatted -->",
            "<!-- wp:code --><pre class=\"wp-block-code\"><code>{$word}{$word}</code></pre><!-- /wp:code -->",
            '<!-- wp:html --><pre>' . str_repeat('A line that is not wrapped. ', 12) . '</pre><!-- /wp:html -->',
        ]);
        $category = wp_insert_term("{$word}-category", 'category');
        $made = 0;
        foreach (['2001-02-03', '2001-02-04', '2001-02-05'] as $at => $day) {
            $id = wp_insert_post([
                'post_status' => 'publish',
                'post_title' => "{$word}{$at}",
                'post_content' => $blocks,
                'post_author' => is_int($author) ? $author : 1,
                'post_date' => "{$day} 12:00:00",
                'post_category' => is_array($category) ? [$category['term_id']] : [],
            ]);
            $made += $id > 0 ? 1 : 0;
        }

        return $made;
    }

    private function widgets(): void
    {
        $areas = wp_get_sidebars_widgets();
        $widgets = [
            'courant-posts' => [
                2 => ['title' => 'Most discussed', 'source' => 'discussed', 'count' => 3, 'layout' => 'list'],
                3 => ['title' => 'In brief', 'layout' => 'headlines', 'count' => 3],
            ],
            'courant-author' => [2 => ['author' => 0]],
        ];
        foreach ($widgets as $kind => $instances) {
            update_option("widget_{$kind}", $instances + ['_multiwidget' => 1]);
        }
        foreach (
            [
                'sidebar-left' => ['courant-posts-2', 'courant-author-2'],
                'before-footer' => ['courant-posts-3'],
            ] as $area => $ids
        ) {
            $areas[$area] = $ids;
        }
        wp_set_sidebars_widgets($areas);
    }
}
