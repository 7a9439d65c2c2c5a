<?php

/**
 * Other articles of the same sections.
 *
 * @var array{story: Courant\View\Story} $args
 */

declare(strict_types=1);

use Courant\Customizer\Options;
use Courant\Images\FirstWindow;
use Courant\Images\Slot;
use Courant\View\Related;

defined('ABSPATH') || exit;

$related = Options::flag('article_related') ? Related::to($args['story']->post, Options::number('related_count')) : [];
$title = Options::text('related_title');

if ($related === []) {
    return;
}
?>
<section class="strip related" aria-labelledby="related">
    <div class="strip__head"><h2 class="strip__title" id="related"><?php echo esc_html($title === '' ? __('Related articles', 'courant') : $title); ?></h2></div>
    <div class="cards">
        <?php
        // Below a few words they stand in the first window already.
        $isNear = FirstWindow::reachesBelow($args['story']->post);

        foreach ($related as $item) {
            get_template_part('template-parts/content/story', null, ['post' => $item, 'slot' => Slot::Card, 'level' => 3, 'first' => $isNear]);
        }
        ?>
    </div>
</section>
