<?php

/**
 * An opening: a wide column for what the plugin prints through the_content, and nothing of an
 * article's furniture around it.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

get_header();
?>
<main class="frame main main--openings" id="content" tabindex="-1">
    <?php
    get_template_part('template-parts/breadcrumbs');

    /** This action is documented in template-parts/magazine.php */
    do_action('courant_before_content');

    while (have_posts()) {
        the_post();
        get_template_part('template-parts/page');
    }
    ?>
</main>
<?php
get_footer();
