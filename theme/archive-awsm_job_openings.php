<?php

/**
 * The archive of all job openings or of one specification. The plugin prints its listing through a hook; without the
 * plugin the theme prints a plain list.
 */

declare(strict_types=1);

use Courant\Seo\ArchiveTitle;

defined('ABSPATH') || exit;

get_header();
?>
<main class="site-container main main--openings" id="content" tabindex="-1">
    <?php
    get_template_part('template-parts/breadcrumbs');

    /** This action is documented in template-parts/front-page/magazine.php */
    do_action('courant_before_content');
    ?>
    <header class="page-header">
        <h1 class="page-title awsm-jobs-archive-title"><?php
            echo wp_kses_post(ArchiveTitle::forCurrentArchive());
        ?></h1>
        <?php the_archive_description('<div class="page-description">', '</div>'); ?>
    </header>
    <div class="openings">
        <?php
        if (has_action('courant_openings_archive')) {
            /**
             * Fires where an archive of openings shows its listing.
             *
             * @since 0.1.0
             */
            do_action('courant_openings_archive');
        } else {
            get_template_part('template-parts/openings-list');
        }
        ?>
    </div>
</main>
<?php
get_footer();
