<?php

declare(strict_types=1);

namespace CourantTests\Integration\Theme;

use CourantTests\Support\Site\InstallsMuPlugin;
use CourantTests\Support\SiteTestCase;
use WP_Post;

/** Tests articles of several authors: a stub of `get_coauthors()` of Co-Authors Plus, and the filter. */
final class CoAuthorsTest extends SiteTestCase
{
    use InstallsMuPlugin;

    private const STAND_IN = <<<'PHP'
        add_filter('courant_authors', static fn (array $authors, WP_Post $post): array => isset($_GET['alone'])
            ? $authors
            : [
                get_userdata($post->post_author),
                (object) [
                    'ID' => 4711,
                    'display_name' => 'Grace & Guest',
                    'user_nicename' => 'grace-guest',
                    'user_email' => 'grace@guests.example',
                    'description' => 'Guest from the coast.',
                    'type' => 'guest-author',
                ],
            ], 10, 2);
        PHP;

    public function testArticleNamesAllAuthors(): void
    {
        $post = $this->articleOf('Ada Writer');
        $this->withMuPlugin(self::STAND_IN, function () use ($post): void {
            $url = wp_make_link_relative(get_permalink($post));
            $page = $this->http('GET', $url)->body;

            self::assertMatchesRegularExpression(
                '#byline__author"><a href="[^"]+" rel="author">Ada Writer</a> and '
                . '<a href="[^"]*grace-guest[^"]*" rel="author">Grace &amp; Guest</a></span>#',
                $page,
            );
            self::assertStringContainsString('About Ada Writer', $page);
            self::assertStringContainsString('About Grace &amp; Guest', $page);
            self::assertStringContainsString('Guest from the coast.', $page);
            self::assertSame(['Ada Writer', 'Grace & Guest'], $this->authorNames($page));

            $alone = $this->http('GET', $url . '?alone=1')->body;
            self::assertStringNotContainsString('Grace', $alone);
            self::assertSame(['Ada Writer'], $this->authorNames($alone));
        });
    }

    public function testListsNameAllAuthors(): void
    {
        $this->articleOf('Ada Writer');
        set_theme_mod('courant_list_author', true);
        $this->withMuPlugin(self::STAND_IN, function (): void {
            self::assertStringContainsString(
                '<span>Ada Writer and Grace &amp; Guest</span>',
                $this->http('GET', '/?s=estuary')->body,
            );
        });
    }

    public function testCommentsOfEachAuthorAreLabeled(): void
    {
        $post = $this->articleOf('Ada Writer');
        $second = $this->user('author');
        wp_insert_comment(['comment_post_ID' => $post->ID, 'user_id' => $second->ID, 'comment_author' => 'Second']);
        $standIn = "add_filter('courant_authors', static fn (): array => isset(\$_GET['both'])"
            . " ? [get_userdata({$post->post_author}), get_userdata({$second->ID})] : []);";
        $this->withMuPlugin($standIn, function () use ($post): void {
            $url = wp_make_link_relative(get_permalink($post));
            $label = 'class="comment-author__label"';
            self::assertStringNotContainsString($label, $this->http('GET', $url)->body);
            self::assertStringContainsString($label, $this->http('GET', $url . '?both=1')->body);
        });
    }

    private function articleOf(string $name): WP_Post
    {
        $user = $this->user('author');
        wp_update_user(['ID' => $user->ID, 'display_name' => $name, 'description' => 'Writes.']);
        $post = $this->post(['title' => 'The estuary', 'excerpt' => 'Text.']);
        wp_update_post(['ID' => $post->ID, 'post_author' => $user->ID]);

        return get_post($post->ID) ?? $post;
    }

    /** @return list<string> */
    private function authorNames(string $page): array
    {
        self::assertSame(1, preg_match('#<script type="application/ld\+json">(.+?)</script>#s', $page, $match));
        $data = json_decode($match[1], true, 32, JSON_THROW_ON_ERROR);
        self::assertIsArray($data);
        self::assertIsArray($data['@graph']);
        $article = $data['@graph'][0] ?? null;
        self::assertIsArray($article);
        $authors = $article['author'] ?? null;
        self::assertIsArray($authors);
        $names = array_column(array_is_list($authors) ? $authors : [$authors], 'name');

        return array_values(array_filter($names, is_string(...)));
    }
}
