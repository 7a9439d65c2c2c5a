<?php

/**
 * A page.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

get_header();
?>
<div class="site-container content-row">
    <main class="main" id="content" tabindex="-1">
        <?php
        get_template_part('template-parts/breadcrumbs');

        /** This action is documented in template-parts/front-page/magazine.php */
        do_action('courant_before_content');

        while (have_posts()) {
            the_post();
            get_template_part('template-parts/page');
            comments_template();
        }
        ?>
    </main>
    <?php get_sidebar(); ?>
</div>
<?php
get_footer();
