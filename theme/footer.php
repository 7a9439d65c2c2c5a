<?php

/**
 * Everything after the content of a page.
 */

declare(strict_types=1);

use Courant\Customizer\ThemeOptions;
use Courant\SiteOptions;
use Courant\View\PageUrls;
use Courant\Widgets\WidgetAreas;

defined('ABSPATH') || exit;

$columns = array_filter(
    array_map(
        static fn (int $column): string => "footer-{$column}",
        range(1, min(WidgetAreas::MAX_FOOTER_COLUMNS, ThemeOptions::number('footer_columns'))),
    ),
    'is_active_sidebar'
);

/**
 * Fires before the site footer.
 *
 * @since 0.1.0
 */
do_action('courant_before_footer');
?>
<footer class="footer" id="footer">
    <div class="site-container">
        <?php if ($columns !== []) : ?>
            <div class="footer__columns">
                <?php foreach ($columns as $column) : ?>
                    <div class="footer__column"><?php dynamic_sidebar($column); ?></div>
                <?php endforeach; ?>
            </div>
        <?php endif; ?>
        <?php get_template_part('template-parts/components/footer-close'); ?>
        <p class="printed" hidden><?php
            echo esc_html(PageUrls::current() . ' · ' . wp_date(SiteOptions::text('date_format')));
        ?></p>
        <?php
        /**
         * Fires at the end of the site footer, inside it.
         *
         * @since 0.1.0
         */
        do_action('courant_footer_end');
        ?>
    </div>
</footer>
<?php
/**
 * Fires after the site footer.
 *
 * @since 0.1.0
 */
do_action('courant_after_footer');

wp_footer();
?>
</body>
</html>
