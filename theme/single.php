<?php

/**
 * An article.
 */

declare(strict_types=1);

use Courant\Customizer\Options;
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
                    if (Options::flag('article_tags')) {
                        get_template_part('template-parts/single/tags');
                    }

                    /**
                     * Fires after an article's text and tags, inside the article.
                     */
                    do_action('courant_after_content');

                    if (Options::flag('article_writer')) {
                        get_template_part('template-parts/single/author', null, ['author' => (int) $story->post->post_author]);
                    }
                    ?>
                </article>
                <?php
                // The post listing block stands immediately before the links to the neighbours (Spec 2.3).
                get_template_part('template-parts/single/post-list', null, ['story' => $story]);

                if (Options::flag('article_neighbours')) {
                    get_template_part('template-parts/single/neighbours');
                }

                comments_template();
                ?>
            </main>
            <?php get_sidebar(); ?>
        </div>
    <?php endwhile; ?>
</div>
<?php
get_footer();
