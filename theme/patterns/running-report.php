<?php

/**
 * Title: Running report
 * Slug: courant/running-report
 * Description: What happened when, the newest first.
 * Categories: courant-article
 * Keywords: live, timeline
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

?>
<!-- wp:group {"layout":{"type":"constrained"}} -->
<div class="wp-block-group"><!-- wp:heading {"className":"is-style-section"} -->
<h2 class="wp-block-heading is-style-section"><?php esc_html_e('As it happened', 'courant'); ?></h2>
<!-- /wp:heading -->

<!-- wp:group {"className":"is-style-entry","layout":{"type":"constrained"}} -->
<div class="wp-block-group is-style-entry"><!-- wp:heading {"level":3,"fontSize":"large"} -->
<h3 class="wp-block-heading has-large-font-size">18:40 <?php esc_html_e('The result', 'courant'); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e('What is known so far, with sources.', 'courant'); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"className":"is-style-entry","layout":{"type":"constrained"}} -->
<div class="wp-block-group is-style-entry"><!-- wp:heading {"level":3,"fontSize":"large"} -->
<h3 class="wp-block-heading has-large-font-size">17:15 <?php esc_html_e('The vote begins', 'courant'); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e('The current state, and when a result is expected.', 'courant'); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"className":"is-style-entry","layout":{"type":"constrained"}} -->
<div class="wp-block-group is-style-entry"><!-- wp:heading {"level":3,"fontSize":"large"} -->
<h3 class="wp-block-heading has-large-font-size">16:00 <?php esc_html_e('Before the meeting', 'courant'); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e('Who takes part, and what is on the agenda.', 'courant'); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
