<?php

/**
 * An article.
 */

declare(strict_types=1);

use Courant\View\Story;

defined('ABSPATH') || exit;

get_header();
?>
<div class="frame">
    <?php get_template_part('template-parts/breadcrumbs'); ?>
    <?php while (have_posts()) : ?>
        <?php
        the_post();
        $story = Story::current();
        ?>
        <div class="content-row">
            <main class="main" id="content" tabindex="-1">
                <?php
                /** This action is documented in template-parts/magazine.php */
                do_action('courant_before_content');
                ?>
                <article id="post-<?php the_ID(); ?>" <?php post_class('entry'); ?>>
                    <?php
                    get_template_part('template-parts/single/header', null, ['story' => $story]);
                    get_template_part('template-parts/single/content');
                    get_template_part('template-parts/single/tags');

                    /**
                     * Fires after an article's text and tags, inside the article.
                     */
                    do_action('courant_after_content');

                    get_template_part('template-parts/single/author', null, ['author' => (int) $story->post->post_author]);
                    ?>
                </article>
                <?php
                get_template_part('template-parts/single/neighbours');
                comments_template();
                ?>
            </main>
            <?php get_sidebar(); ?>
        </div>
        <?php get_template_part('template-parts/single/related', null, ['story' => $story]); ?>
    <?php endwhile; ?>
</div>
<?php
get_footer();
