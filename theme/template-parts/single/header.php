<?php

/**
 * The header of an article: headline, byline and image.
 *
 * @var array{story: Courant\View\ArticleView} $args
 */

declare(strict_types=1);

use Courant\Customizer\ThemeOptions;
use Courant\Images\FeaturedImage;
use Courant\Images\ImageSlot;
use Courant\View\ArticleView;
use Courant\View\AuthorView;
use Courant\View\PageUrls;

defined('ABSPATH') || exit;

$story = $args['story'];
$section = $story->primaryCategory();
$authors = $story->authors();
$caption = get_the_post_thumbnail_caption($story->post);
?>
<header class="entry-header"<?php
    echo $story->styleAttribute() === '' ? '' : ' style="' . esc_attr($story->styleAttribute()) . '"';
?>>
    <?php if ($section !== null) : ?>
        <p class="kicker"><a class="kicker__section" href="<?php echo esc_url(PageUrls::forTerm($section)); ?>"><?php
            echo esc_html($section->name);
        ?></a></p>
    <?php endif; ?>
    <h1 class="entry-title"><?php echo wp_kses_post($story->title()); ?></h1>
    <?php if ($story->manualExcerpt() !== '') : ?>
        <p class="standfirst"><?php echo esc_html($story->manualExcerpt()); ?></p>
    <?php endif; ?>
    <div class="byline">
        <?php if (ThemeOptions::isEnabled('article_author')) : ?>
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
            <span class="byline__facts">
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
<?php if (
    ThemeOptions::isEnabled('article_picture')
    && FeaturedImage::hasImage($story->post)
    && ! post_password_required($story->post)
) : ?>
    <figure class="entry-picture">
        <?php FeaturedImage::print($story->post, ImageSlot::Article, true); ?>
        <?php if ($caption !== '') : ?>
            <figcaption><?php echo wp_kses_post($caption); ?></figcaption>
        <?php endif; ?>
    </figure>
<?php endif; ?>
