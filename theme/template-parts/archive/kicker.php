<?php

/**
 * The line above the title of an archive: its kind, the number of its articles, and the page.
 */

declare(strict_types=1);

use Courant\Customizer\ThemeOptions;
use Courant\Seo\ArchiveTitle;

defined('ABSPATH') || exit;

$main = $GLOBALS['wp_query'];
$articles = $main instanceof WP_Query ? $main->found_posts : 0;
$pages = $main instanceof WP_Query ? $main->max_num_pages : 0;
$page = get_query_var('paged');
// The title names the kind when the site has chosen that.
$kind = ThemeOptions::isEnabled('archive_label') ? '' : ArchiveTitle::kind();
?>
<p class="kicker">
    <?php if ($kind !== '') : ?>
        <span class="kicker__section"><?php echo esc_html($kind); ?></span>
    <?php endif; ?>
    <span class="kicker__format"><?php
        echo esc_html(sprintf(
            /* translators: %s: number of articles. */
            _n('%s article', '%s articles', $articles, 'courant'),
            number_format_i18n($articles),
        ));
    ?></span>
    <?php if (is_paged()) : ?>
        <span class="kicker__format"><?php
            echo esc_html(sprintf(
                /* translators: 1: page number, 2: number of pages. */
                __('Page %1$s of %2$s', 'courant'),
                number_format_i18n(is_numeric($page) ? (int) $page : 1),
                number_format_i18n($pages),
            ));
        ?></span>
    <?php endif; ?>
</p>
