<?php

/**
 * The articles of the main query, with pagination.
 *
 * @var array{style?: string} $args The style sets the colors of the category that the list is about.
 */

declare(strict_types=1);

use Courant\Customizer\ThemeOptions;
use Courant\Images\FeaturedImage;
use Courant\Images\ImageSlot;
use Courant\View\ArticleView;

defined('ABSPATH') || exit;

$layout = ThemeOptions::choice('archive_layout');
$style = $args['style'] ?? '';
?>
<div class="post-list post-list--<?php echo esc_attr($layout); ?>"<?php
    echo $style === '' ? '' : ' style="' . esc_attr($style) . '"';
?>>
    <?php
    $first = true;
    $aboveTheFold = ImageSlot::MAX_ABOVE_THE_FOLD;

    while (have_posts()) {
        the_post();
        $item = get_post();

        if (! $item instanceof WP_Post) {
            continue;
        }

        // Only there WordPress places sticky articles first.
        $isSticky = is_home() && ! is_paged() && is_sticky($item->ID);

        if ($item->post_type === 'post' && ArticleView::fromPost($item)->isShortFormat()) {
            get_template_part('template-parts/content/short-post', null, [
                'post' => $item,
                'section' => ! is_category(),
                'sticky' => $isSticky,
            ]);

            continue;
        }

        get_template_part('template-parts/content/article-card', null, [
            'post' => $item,
            'slot' => $layout === 'grid' || ($layout === 'first' && ! $first) ? ImageSlot::Card : ImageSlot::ListItem,
            'hasExcerpt' => true,
            'level' => 2,
            'section' => ! is_category(),
            'sticky' => $isSticky,
            'first' => $aboveTheFold > 0,
        ]);
        $first = false;
        // Cards without an image are low: the images after them are still above the fold.
        $aboveTheFold -= FeaturedImage::hasImage($item) ? 1 : 0;
    }
    ?>
</div>
<?php
get_template_part('template-parts/pagination');
