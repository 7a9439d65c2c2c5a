<?php

/**
 * Title: Headlines
 * Slug: courant/news-headlines
 * Description: Ten headlines with their dates.
 * Categories: courant-news
 * Keywords: brief, list
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

?>
<!-- wp:group {"className":"is-style-box","layout":{"type":"constrained"}} -->
<div class="wp-block-group is-style-box"><!-- wp:heading {"className":"is-style-section"} -->
<h2 class="wp-block-heading is-style-section"><?php esc_html_e('In brief', 'courant'); ?></h2>
<!-- /wp:heading -->

<!-- wp:latest-posts {"postsToShow":10,"displayPostDate":true,"className":"is-style-headlines"} /--></div>
<!-- /wp:group -->
