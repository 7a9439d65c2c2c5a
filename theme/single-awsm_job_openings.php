<?php

/**
 * A job opening. The plugin prints it through the_content; none of the components around an article are shown.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

get_header();
?>
<main class="site-container main main--openings" id="content" tabindex="-1">
    <?php
    get_template_part('template-parts/breadcrumbs');

    /** This action is documented in template-parts/front-page/magazine.php */
    do_action('courant_before_content');

    while (have_posts()) {
        the_post();
        get_template_part('template-parts/page');
    }
    ?>
</main>
<?php
get_footer();
