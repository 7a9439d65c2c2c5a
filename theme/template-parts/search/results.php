<?php

/**
 * The results of a search in groups by kind, with pagination.
 */

declare(strict_types=1);

use Courant\Customizer\ThemeOptions;
use Courant\Images\FeaturedImage;
use Courant\Images\ImageSlot;
use Courant\SearchFilters;

defined('ABSPATH') || exit;

$layout = ThemeOptions::choice('archive_layout');
$kinds = SearchFilters::kinds();
?>
<div class="post-list post-list--<?php echo esc_attr($layout === 'first' ? 'list' : $layout); ?>">
    <?php
    $kind = '';
    $aboveTheFold = ImageSlot::MAX_ABOVE_THE_FOLD;

    while (have_posts()) {
        the_post();
        $item = get_post();

        if (! $item instanceof WP_Post) {
            continue;
        }

        if ($item->post_type !== $kind) {
            $kind = $item->post_type;
            printf('<h2 class="post-list__kind">%s</h2>', esc_html($kinds[$kind] ?? $kind));
        }

        get_template_part('template-parts/content/article-card', null, [
            'post' => $item,
            'slot' => $layout === 'grid' ? ImageSlot::Card : ImageSlot::ListItem,
            'hasExcerpt' => true,
            'level' => 3,
            'first' => $aboveTheFold > 0,
        ]);
        $aboveTheFold -= FeaturedImage::hasImage($item) ? 1 : 0;
    }
    ?>
</div>
<?php
get_template_part('template-parts/pagination');
