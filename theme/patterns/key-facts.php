<?php

/**
 * Title: Key facts
 * Slug: courant/key-facts
 * Description: A box of facts at the head of an article.
 * Categories: courant-article
 * Keywords: summary, box
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

?>
<!-- wp:group {"className":"is-style-box","layout":{"type":"constrained"}} -->
<div class="wp-block-group is-style-box"><!-- wp:heading {"fontSize":"large"} -->
<h2 class="wp-block-heading has-large-font-size"><?php esc_html_e('In short', 'courant'); ?></h2>
<!-- /wp:heading -->

<!-- wp:list -->
<ul class="wp-block-list"><!-- wp:list-item -->
<li><?php esc_html_e('What happened, in one sentence.', 'courant'); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e('Why it matters, and to whom.', 'courant'); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e('What comes next.', 'courant'); ?></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list --></div>
<!-- /wp:group -->
