<?php

/**
 * A page's title and text, also the frame of an opening.
 */

declare(strict_types=1);

use Courant\Customizer\Options;
use Courant\Images\Picture;
use Courant\Images\Slot;
use Courant\View\Story;

defined('ABSPATH') || exit;
?>
<article id="post-<?php the_ID(); ?>" <?php post_class('entry'); ?>>
    <header class="page-header">
        <h1 class="entry-title page-title"><?php echo wp_kses_post(Story::current()->title()); ?></h1>
    </header>
    <?php if (is_page() && Options::flag('page_picture') && has_post_thumbnail() && ! post_password_required()) : ?>
        <figure class="entry-picture"><?php Picture::print(Story::current()->post, Slot::Article, true); ?></figure>
    <?php endif; ?>
    <?php get_template_part('template-parts/single/content'); ?>
</article>
