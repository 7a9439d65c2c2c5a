<?php

declare(strict_types=1);

namespace CourantTests\Integration\Theme;

use CourantTests\Support\SiteTestCase;
use CourantTests\Support\Theme\RequestsThemePages;

/**
 * Tests that lists of articles in the widgets of the front page repeat nothing.
 */
final class FrontPageWidgetsTest extends SiteTestCase
{
    use RequestsThemePages;

    private const WIDGET = 'p[@class="widget-stories__headline"]/a';
    private const BLOCK = 'a[contains(@class, "wp-block-latest-posts__post-title")]';

    protected function setUp(): void
    {
        parent::setUp();
        update_option('posts_per_page', '4');
        update_option('widget_courant-posts', [
            2 => ['title' => 'In brief', 'layout' => 'headlines', 'count' => 3],
            '_multiwidget' => 1,
        ]);
        update_option('widget_block', [
            2 => ['content' => '<!-- wp:latest-posts {"postsToShow":3} /-->'],
            '_multiwidget' => 1,
        ]);
        update_option('sidebars_widgets', ['front-side' => ['block-2'], 'before-footer' => ['courant-posts-2']]);
    }

    public function testWidgetsOfTheFrontPageRepeatNoArticleOfThePage(): void
    {
        $category = $this->term('category', 'Rivers');

        foreach (range(1, 60) as $number) {
            $this->article("Story {$number}", ['category' => [$category->term_id]]);
        }
        $front = $this->page('/');
        $main = $front->texts('main//*[contains(@class, "story__title")]');
        $block = $front->texts(self::BLOCK);
        $widget = $front->texts(self::WIDGET);

        self::assertNotSame([], $main);
        self::assertCount(3, $block);
        self::assertCount(3, $widget);
        self::assertSame([], array_intersect($block, $main), 'block');
        self::assertSame([], array_intersect($widget, [...$main, ...$block]), 'widget');

        $archive = $this->page(get_term_link($category))->texts(self::WIDGET);
        self::assertSame(['Story 60', 'Story 59', 'Story 58'], $archive, 'other pages show the newest articles');
    }

    public function testListsKeepTheirArticlesWhenTheFrontPageShowsAll(): void
    {
        array_map($this->article(...), ['One', 'Two']);
        $front = $this->page('/');

        self::assertNotSame([], $front->texts(self::BLOCK), 'a heading without its list would remain');
        self::assertSame([], $front->texts(self::WIDGET));
    }
}
