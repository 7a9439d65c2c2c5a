<?php

declare(strict_types=1);

namespace CourantTests\Integration\Theme;

use Courant\Customizer\ThemeOptions;
use Courant\View\RelatedArticles;
use CourantTests\Support\SiteTestCase;
use WP_Post;

/** Tests the related articles below an article. */
final class RelatedArticlesTest extends SiteTestCase
{
    public function testArticlesWithACommonTagAreFirstAndTheSectionFillsTheRest(): void
    {
        $article = $this->article('Ferries return', '2026-03-10', ['Harbor'], ['ferries']);
        $this->article('Ferry timetable', '2026-01-01', ['Culture'], ['ferries']);
        $this->article('Cranes are painted', '2026-02-01', ['Harbor']);
        $this->article('Trams at night', '2026-03-01', ['Trams']);
        $this->article('A concert', '2026-03-09', ['Culture']);

        self::assertSame(
            ['Ferry timetable', 'Cranes are painted', 'Trams at night'],
            $this->titles($article, 3),
            'tag, category, and another category of the same section',
        );
        self::assertSame(['Ferry timetable'], $this->titles($article, 1));
        self::assertSame(3, ThemeOptions::number('related_count'));
    }

    public function testNoArticleIsListedTwiceAndHiddenOnesAreNotListed(): void
    {
        $article = $this->article('Ferries return', '2026-03-10', ['Harbor'], ['ferries']);
        $this->article('Ferry timetable', '2026-03-02', ['Harbor'], ['ferries']);
        $draft = $this->article('Ferry draft', '2026-03-03', ['Harbor'], ['ferries']);
        wp_update_post(['ID' => $draft->ID, 'post_status' => 'draft']);

        self::assertSame(['Ferry timetable'], $this->titles($article, 3));
    }

    public function testOneQueryIsEnoughIfTheFirstFindsAll(): void
    {
        $article = $this->article('Ferries return', '2026-03-10', ['Harbor'], ['ferries']);
        foreach (['One', 'Two', 'Three'] as $title) {
            $this->article($title, '2026-03-01', ['Culture'], ['ferries']);
        }
        $queries = 0;
        add_filter('posts_request', static function (string $request) use (&$queries): string {
            $queries++;

            return $request;
        });

        self::assertCount(3, $this->titles($article, 3));
        self::assertSame(1, $queries);
    }

    /** @return list<string> */
    private function titles(WP_Post $article, int $count): array
    {
        return array_map(
            static fn (WP_Post $post): string => $post->post_title,
            RelatedArticles::forPost($article, $count),
        );
    }

    /**
     * The categories Harbor and Trams are in the section City.
     *
     * @param list<string> $categories
     * @param list<string> $tags
     */
    private function article(string $title, string $date, array $categories, array $tags = []): WP_Post
    {
        $city = $this->term('category', 'City')->term_id;
        $this->term('category', 'Harbor', ['parent' => max(0, $city)]);
        $this->term('category', 'Trams', ['parent' => max(0, $city)]);

        return $this->post([
            'title' => $title,
            'date' => "$date 10:00:00",
            'specs' => ['category' => $categories, 'post_tag' => $tags],
        ]);
    }
}
