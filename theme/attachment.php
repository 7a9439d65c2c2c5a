<?php

/**
 * A file of the media library.
 */

declare(strict_types=1);

use Courant\View\Story;

defined('ABSPATH') || exit;

get_header();
?>
<main class="frame main main--alone" id="content" tabindex="-1">
    <?php
    get_template_part('template-parts/breadcrumbs');

    /** This action is documented in template-parts/magazine.php */
    do_action('courant_before_content');

    while (have_posts()) :
        the_post();
        $caption = wp_get_attachment_caption((int) get_the_ID());
        ?>
        <article id="post-<?php the_ID(); ?>" <?php post_class('entry'); ?>>
            <header class="page-header">
                <h1 class="entry-title page-title"><?php echo wp_kses_post(Story::current()->title()); ?></h1>
            </header>
            <?php if (wp_attachment_is_image()) : ?>
                <figure class="entry-picture entry-picture--whole">
                    <?php echo wp_get_attachment_image((int) get_the_ID(), 'large', false, ['loading' => false, 'fetchpriority' => 'high']); ?>
                    <?php if (is_string($caption) && $caption !== '') : ?>
                        <figcaption><?php echo wp_kses_post($caption); ?></figcaption>
                    <?php endif; ?>
                </figure>
                <?php remove_filter('the_content', 'prepend_attachment'); ?>
            <?php endif; ?>
            <?php get_template_part('template-parts/single/content'); ?>
            <?php if (! wp_attachment_is_image()) : ?>
                <div class="entry-content"><p><a href="<?php echo esc_url((string) wp_get_attachment_url()); ?>"><?php echo esc_html(wp_basename((string) wp_get_attachment_url())); ?></a></p></div>
            <?php endif; ?>
        </article>
        <?php comments_template(); ?>
    <?php endwhile; ?>
</main>
<?php
get_footer();
