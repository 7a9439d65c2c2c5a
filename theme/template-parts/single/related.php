<?php

/**
 * Other articles of the same sections.
 *
 * @var array{story: Courant\View\Story} $args
 */

declare(strict_types=1);

use Courant\Images\Slot;
use Courant\View\Related;

defined('ABSPATH') || exit;

$related = Related::to($args['story']->post);

if ($related === []) {
    return;
}
?>
<section class="strip related" aria-labelledby="related">
    <div class="strip__head"><h2 class="strip__title" id="related"><?php esc_html_e('Related articles', 'courant'); ?></h2></div>
    <div class="cards">
        <?php
        foreach ($related as $item) {
            get_template_part('template-parts/content/story', null, ['post' => $item, 'slot' => Slot::Card, 'level' => 3]);
        }
        ?>
    </div>
</section>
