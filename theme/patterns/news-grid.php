<?php

/**
 * Title: Articles in a grid
 * Slug: courant/news-grid
 * Description: The newest articles as cards, three in a row.
 * Categories: courant-news
 * Keywords: posts, cards
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

?>
<!-- wp:group {"align":"wide","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignwide"><!-- wp:heading {"className":"is-style-section"} -->
<h2 class="wp-block-heading is-style-section"><?php esc_html_e('Latest articles', 'courant'); ?></h2>
<!-- /wp:heading -->

<!-- wp:query {"query":{"perPage":6,"postType":"post","order":"desc","orderBy":"date","sticky":"exclude","inherit":false},"align":"wide"} -->
<div class="wp-block-query alignwide"><!-- wp:post-template {"layout":{"type":"grid","columnCount":3}} -->
<!-- wp:post-featured-image {"isLink":true,"aspectRatio":"16/9"} /-->

<!-- wp:post-terms {"term":"category","fontSize":"small"} /-->

<!-- wp:post-title {"level":3,"isLink":true,"fontSize":"large"} /-->

<!-- wp:post-date {"fontSize":"small","textColor":"muted"} /-->
<!-- /wp:post-template --></div>
<!-- /wp:query --></div>
<!-- /wp:group -->
