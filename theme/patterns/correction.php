<?php

/**
 * Title: Correction
 * Slug: courant/correction
 * Description: A note about what was wrong and when it was corrected.
 * Categories: courant-article
 * Keywords: note, update
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

?>
<!-- wp:group {"className":"is-style-note","layout":{"type":"constrained"}} -->
<div class="wp-block-group is-style-note"><!-- wp:paragraph {"fontSize":"small"} -->
<p class="has-small-font-size"><strong><?php esc_html_e('Correction.', 'courant'); ?></strong> <?php
    esc_html_e('An earlier version of this article said something else. It was corrected on the day given above.', 'courant');
?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->
