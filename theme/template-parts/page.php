<?php

/**
 * A page's title and text, also the frame of an opening.
 */

declare(strict_types=1);

use Courant\View\Story;

defined('ABSPATH') || exit;
?>
<article id="post-<?php the_ID(); ?>" <?php post_class('entry'); ?>>
    <header class="page-header">
        <h1 class="entry-title page-title"><?php echo wp_kses_post(Story::current()->title()); ?></h1>
    </header>
    <?php get_template_part('template-parts/single/content'); ?>
</article>
