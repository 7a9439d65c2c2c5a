<?php

/**
 * The page of a media library file.
 */

declare(strict_types=1);

use Courant\View\ArticleView;
use Courant\View\AttachmentView;

defined('ABSPATH') || exit;

get_header();
?>
<main class="site-container main main--alone" id="content" tabindex="-1">
    <?php
    get_template_part('template-parts/breadcrumbs');

    /** This action is documented in template-parts/front-page/magazine.php */
    do_action('courant_before_content');

    while (have_posts()) :
        the_post();
        $file = AttachmentView::current();
        ?>
        <article id="post-<?php the_ID(); ?>" <?php post_class('entry'); ?>>
            <header class="page-header">
                <h1 class="entry-title page-title"><?php echo wp_kses_post(ArticleView::current()->title()); ?></h1>
            </header>
            <figure class="entry-picture entry-picture--whole media-file media-file--<?php
                echo esc_attr($file->type());
            ?>">
                <?php get_template_part('template-parts/attachment/' . $file->type(), null, ['file' => $file]); ?>
                <?php if ($file->caption() !== '') : ?>
                    <figcaption><?php echo wp_kses_post($file->caption()); ?></figcaption>
                <?php endif; ?>
            </figure>
            <?php
            // The template already prints the file that WordPress would prepend to the content.
            remove_filter('the_content', 'prepend_attachment');
            get_template_part('template-parts/single/content');
            add_filter('the_content', 'prepend_attachment');

            get_template_part('template-parts/attachment/details', null, ['file' => $file]);
            get_template_part('template-parts/attachment/gallery-navigation', null, ['file' => $file]);
            ?>
        </article>
        <?php comments_template(); ?>
    <?php endwhile; ?>
</main>
<?php
get_footer();
