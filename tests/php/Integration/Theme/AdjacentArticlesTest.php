<?php

declare(strict_types=1);

namespace CourantTests\Integration\Theme;

use CourantTests\Support\Http\Page;
use CourantTests\Support\SiteTestCase;
use WP_Post;

/** Tests the links to the previous and the next article: from newer to older articles. */
final class AdjacentArticlesTest extends SiteTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        foreach (get_posts(['numberposts' => -1, 'post_type' => 'post']) as $post) {
            wp_delete_post($post->ID, true);
        }
    }

    public function testTheNextArticleIsOlderSoThatReadersOfTheNewestOneHaveAWay(): void
    {
        $oldest = $this->article('Oldest', '2026-01-01', 'Harbor');
        $middle = $this->article('Middle', '2026-01-02', 'Harbor');
        $newest = $this->article('Newest', '2026-01-03', 'Harbor');

        self::assertSame(['next' => ['Next article', 'Middle', $this->path($middle)]], $this->links($newest));
        self::assertSame([
            'prev' => ['Previous article', 'Newest', $this->path($newest)],
            'next' => ['Next article', 'Oldest', $this->path($oldest)],
        ], $this->links($middle));
    }

    public function testAfterTheOldestArticleAnotherOneOfItsSectionIsNext(): void
    {
        set_theme_mod('courant_article_related', false);
        $oldest = $this->article('Oldest', '2026-01-01', 'Harbor');
        $this->article('Previous', '2026-01-02', 'Harbor');
        $this->article('Of the section', '2026-01-03', 'Harbor');
        $this->article('Of the site', '2026-01-04', 'Culture');

        self::assertSame('Of the section', $this->links($oldest)['next'][1] ?? null);
    }

    public function testAfterTheOldestArticleNoArticleOfThePageIsNext(): void
    {
        $oldest = $this->article('Oldest', '2026-01-01', 'Harbor');
        $this->article('Of the site', '2026-01-02', 'Culture');
        $this->article('Related', '2026-01-03', 'Harbor');
        $this->article('Newest', '2026-01-04', 'Culture');
        set_theme_mod('courant_related_count', 1);

        self::assertSame(
            [['Previous article', 'Of the site'], ['Next article', 'Newest']],
            array_values(array_map(
                static fn (array $link): array => array_slice($link, 0, 2),
                $this->links($oldest),
            )),
        );
    }

    public function testASingleArticleHasNoLinks(): void
    {
        self::assertSame([], $this->links($this->article('Only', '2026-01-01', 'Harbor')));
    }

    /** @return array<string, array{string, string, string}> label, title and path by relation */
    private function links(WP_Post $article): array
    {
        $page = new Page($this->http('GET', $this->path($article))->body);
        $links = [];
        foreach (['prev' => 'nav-previous', 'next' => 'nav-next'] as $relation => $class) {
            $link = "nav[contains(@class, \"post-navigation\")]/div/div[@class=\"$class\"]/a[@rel=\"$relation\"]";
            if ($page->count($link) === 1) {
                $links[$relation] = [
                    $page->text("$link/span[1]"),
                    $page->text("$link/span[2]"),
                    substr($page->text("$link/@href"), strlen(home_url())),
                ];
            }
        }

        return $links;
    }

    private function path(WP_Post $article): string
    {
        return substr(get_permalink($article), strlen(home_url()));
    }

    private function article(string $title, string $day, string $section): WP_Post
    {
        return $this->post([
            'title' => $title, 'date' => "$day 10:00:00", 'specs' => ['category' => [$section]],
        ]);
    }
}
