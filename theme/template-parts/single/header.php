<?php

/**
 * The header of an article: headline, byline and image.
 *
 * @var array{story: Courant\View\ArticleView} $args
 */

declare(strict_types=1);

use Courant\Customizer\ArticleLayout;
use Courant\Customizer\ThemeOptions;
use Courant\Images\ImageSlot;
use Courant\View\ArticleView;
use Courant\View\AuthorView;
use Courant\View\ContentPage;

defined('ABSPATH') || exit;

$story = $args['story'];
$section = $story->primaryCategory();
$authors = $story->authors();
$layout = ArticleLayout::current();
$page = ContentPage::current();
$isOpinion = $layout === ArticleLayout::OPINION && ThemeOptions::isEnabled('article_author');
?>
<header class="entry-header"<?php
    echo $story->styleAttribute() === '' ? '' : ' style="' . esc_attr($story->styleAttribute()) . '"';
?>>
    <?php if ($isOpinion) : ?>
        <?php echo get_avatar($authors[0]->user, 112, '', '', $authors[0]->avatarArguments()); ?>
    <?php endif; ?>
    <?php
    get_template_part('template-parts/content/kicker', null, [
        'section' => $section,
        'layout' => $layout === ArticleLayout::OPINION ? __('Opinion', 'courant') : $story->kindLabel(),
        'labels' => [$story->formatLabel()],
    ]);
    ?>
    <h1 class="entry-title"><?php echo wp_kses_post($story->title()); ?></h1>
    <?php if ($page->isFirst() && $story->manualExcerpt() !== '') : ?>
        <p class="standfirst"><?php echo esc_html($story->manualExcerpt()); ?></p>
    <?php endif; ?>
    <div class="byline">
        <?php if (ThemeOptions::isEnabled('article_author') && ! $isOpinion) : ?>
            <?php foreach (array_slice($authors, 0, 2) as $author) : ?>
                <?php echo get_avatar($author->user, 48, '', '', $author->avatarArguments()); ?>
            <?php endforeach; ?>
        <?php endif; ?>
        <p class="byline__text">
            <?php if (ThemeOptions::isEnabled('article_author')) : ?>
                <span class="byline__author"><?php
                    echo wp_kses(
                        wp_sprintf('%l', array_map(static fn (AuthorView $author): string => sprintf(
                            '<a href="%s" rel="author">%s</a>',
                            esc_url($author->url),
                            esc_html($author->name),
                        ), $authors)),
                        ['a' => ['href' => true, 'rel' => true]],
                    );
                ?></span>
            <?php endif; ?>
            <span class="story__meta byline__facts">
                <?php if (! $page->isFirst()) : ?>
                    <strong><?php
                        echo esc_html(sprintf(
                            /* translators: 1: page number, 2: number of pages. */
                            __('Page %1$s of %2$s', 'courant'),
                            number_format_i18n($page->number),
                            number_format_i18n($page->count),
                        ));
                    ?></strong>
                <?php endif; ?>
                <?php if (ThemeOptions::isEnabled('article_date')) : ?>
                    <?php echo wp_kses($story->renderTime(), ArticleView::TIME_HTML); ?>
                <?php endif; ?>
                <?php if (ThemeOptions::isEnabled('article_updated') && $story->isUpdated()) : ?>
                    <span>
                        <?php
                        echo wp_kses(
                            /* translators: %s: a date. */
                            sprintf(__('Updated %s', 'courant'), $story->renderTime('updated')),
                            ArticleView::TIME_HTML,
                        );
                        ?>
                    </span>
                <?php endif; ?>
                <?php if (ThemeOptions::isEnabled('article_minutes')) : ?>
                    <?php get_template_part('template-parts/content/reading-time', null, ['story' => $story]); ?>
                <?php endif; ?>
            </span>
        </p>
        <?php get_template_part('template-parts/single/share', null, ['story' => $story]); ?>
    </div>
</header>
<?php
if ($page->isFirst()) {
    get_template_part('template-parts/single/picture', null, [
        'story' => $story,
        'slot' => ArticleLayout::isWide() ? ImageSlot::FullWidth : ImageSlot::Article,
    ]);
}
