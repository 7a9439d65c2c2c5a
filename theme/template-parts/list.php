<?php

/**
 * The articles of the page's own query, with the page links.
 */

declare(strict_types=1);

use Courant\Customizer\Options;
use Courant\Images\Slot;
use Courant\View\Story;

defined('ABSPATH') || exit;

$layout = Options::choice('archive_layout');
?>
<div class="list list--<?php echo esc_attr($layout); ?>">
    <?php
    $first = true;
    $inSight = Slot::IN_SIGHT;

    while (have_posts()) {
        the_post();
        $item = get_post();

        if (! $item instanceof WP_Post) {
            continue;
        }

        if ($item->post_type === 'post' && Story::of($item)->isBrief()) {
            get_template_part('template-parts/content/brief', null, ['post' => $item]);

            continue;
        }

        get_template_part('template-parts/content/story', null, [
            'post' => $item,
            'slot' => $layout === 'grid' || ($layout === 'first' && ! $first) ? Slot::Card : Slot::Listed,
            'told' => true,
            'level' => 2,
            'section' => ! is_category(),
            'first' => $inSight-- > 0,
        ]);
        $first = false;
    }
    ?>
</div>
<?php
get_template_part('template-parts/pagination');
