<?php

declare(strict_types=1);

namespace CourantTests\Integration\Theme;

use Courant\Customizer\ArticleLayout;
use CourantTests\Support\SiteTestCase;
use CourantTests\Support\Theme\RequestsThemePages;

/**
 * Tests the layouts of articles and the credits of images.
 */
final class ArticleLayoutTest extends SiteTestCase
{
    use RequestsThemePages;

    private const STYLES = 'style[@id="courant-article-layouts-inline-css"]';

    public function testStandardArticleHasNoLayoutStyles(): void
    {
        $page = $this->page(get_permalink($this->article('Plain')));

        self::assertSame(0, $page->count(self::STYLES));
        self::assertSame(0, $page->count('body[contains(@class, "article-layout-")]'));
    }

    public function testFeatureHasNoSidebarUnlessTheArticleSetsOne(): void
    {
        update_option('widget_block', [2 => ['content' => '<p>Widget</p>'], '_multiwidget' => 1]);
        update_option('sidebars_widgets', ['sidebar-right' => ['block-2']]);
        $article = $this->article('Feature');
        self::assertSame(1, $this->page(get_permalink($article))->count('body[contains(@class, "has-sidebar")]'));

        update_post_meta($article->ID, ArticleLayout::META, 'feature');
        $page = $this->page(get_permalink($article));
        self::assertSame(1, $page->count('body[contains(@class, "no-sidebar article-layout-feature")
            or (contains(@class, "no-sidebar") and contains(@class, "article-layout-feature"))]'));
        self::assertSame(0, $page->count('figure[contains(@class, "entry-picture")]'), 'an article without a picture');

        update_post_meta($article->ID, 'courant_layout', 'right');
        self::assertSame(1, $this->page(get_permalink($article))->count('body[contains(@class, "has-sidebar")]'));
    }

    public function testWhatFollowsALongTextHasTheWholeWidthBelowTheSidebar(): void
    {
        $widget = ['content' => '<p>Widget</p>'];
        update_option('widget_block', [2 => $widget, 3 => $widget, 4 => $widget, '_multiwidget' => 1]);
        update_option('sidebars_widgets', ['sidebar-right' => ['block-2', 'block-3', 'block-4']]);
        $paragraph = '<p>' . str_repeat('A port was never too loud. ', 40) . '</p>';
        $short = $this->article('Short', ['content' => $paragraph]);
        $long = $this->article('Long', ['content' => str_repeat($paragraph, 5)]);
        $wide = 'div[contains(@class, "main__after--wide")]';

        self::assertSame(0, $this->page(get_permalink($short))->count($wide));
        self::assertSame(1, $this->page(get_permalink($long))->count($wide));
        update_post_meta($long->ID, 'courant_layout', 'none');
        self::assertSame(0, $this->page(get_permalink($long))->count($wide), 'without a sidebar');
    }

    public function testOpinionShowsThePortraitAboveTheHeadline(): void
    {
        update_option('show_avatars', '1');
        $article = $this->article('Opinion');
        update_post_meta($article->ID, ArticleLayout::META, 'opinion');
        $page = $this->page(get_permalink($article));

        self::assertSame('Opinion', $page->text('span[@class="kicker__layout"]'));
        self::assertSame(1, $page->count('header[@class="entry-header"]/img[contains(@class, "avatar")]'));
        self::assertSame(0, $page->count('div[@class="byline"]//img'));
    }

    public function testOtherValuesAreNotStored(): void
    {
        $article = $this->article('Odd');
        update_post_meta($article->ID, ArticleLayout::META, '"><script>');
        self::assertSame('', get_post_meta($article->ID, ArticleLayout::META, true));
        self::assertSame('', ArticleLayout::forPost($article->ID));
    }

    public function testOnlyEditorsOfTheArticleMayChangeTheLayout(): void
    {
        $article = $this->article('Layout');
        wp_set_current_user($this->user('contributor')->ID);
        self::assertFalse(current_user_can('edit_post_meta', $article->ID, ArticleLayout::META));
        wp_set_current_user($this->user('editor')->ID);
        self::assertTrue(current_user_can('edit_post_meta', $article->ID, ArticleLayout::META));
    }

    public function testCreditsFollowCaptions(): void
    {
        $article = $this->article('Pictures');
        $image = $this->picture('Crane', $article->ID);
        update_post_meta($image, 'courant_credit', 'Photo: <b>Ada</b>');
        set_post_thumbnail($article->ID, $image);
        $url = (string) wp_get_attachment_url($image);
        $block = "<!-- wp:image {\"id\":{$image}} --><figure class=\"wp-block-image\"><img src=\"{$url}\" alt=\"\"/>";
        $content = $block . '<figcaption>At night.</figcaption></figure><!-- /wp:image -->'
            . $block . '</figure><!-- /wp:image -->';
        wp_update_post(['ID' => $article->ID, 'post_content' => $content]);

        self::assertSame(
            ['Caption of Crane Photo: Ada', 'At night. Photo: Ada', 'Photo: Ada'],
            $this->page(get_permalink($article))->texts('figcaption'),
        );
    }
}
