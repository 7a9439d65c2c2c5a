<?php

/**
 * A file of the media library.
 */

declare(strict_types=1);

use Courant\View\File;
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
        $file = File::current();
        ?>
        <article id="post-<?php the_ID(); ?>" <?php post_class('entry'); ?>>
            <header class="page-header">
                <h1 class="entry-title page-title"><?php echo wp_kses_post(Story::current()->title()); ?></h1>
            </header>
            <figure class="entry-picture entry-picture--whole file file--<?php echo esc_attr($file->kind()); ?>">
                <?php get_template_part('template-parts/file/' . $file->kind(), null, ['file' => $file]); ?>
                <?php if ($file->caption() !== '') : ?>
                    <figcaption><?php echo wp_kses_post($file->caption()); ?></figcaption>
                <?php endif; ?>
            </figure>
            <?php
            // What WordPress itself would put above the text stands there already.
            remove_filter('the_content', 'prepend_attachment');
            get_template_part('template-parts/single/content');
            add_filter('the_content', 'prepend_attachment');

            get_template_part('template-parts/file/about', null, ['file' => $file]);
            get_template_part('template-parts/file/neighbours', null, ['file' => $file]);
            ?>
        </article>
        <?php comments_template(); ?>
    <?php endwhile; ?>
</main>
<?php
get_footer();
