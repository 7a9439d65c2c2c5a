<?php

/**
 * Everything after the content of a page.
 */

declare(strict_types=1);

use Courant\Components\SavedItems;
use Courant\Customizer\ThemeOptions;
use Courant\Images\FeaturedImage;
use Courant\Menus\NavigationMenus;
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

$logo = ThemeOptions::number('logo_footer');

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
        <div class="footer__close">
            <p class="footer__name">
                <a href="<?php echo esc_url(home_url('/')); ?>">
                    <?php if (FeaturedImage::isImage($logo)) : ?>
                        <?php echo wp_get_attachment_image($logo, 'medium', false, [
                            'alt' => get_bloginfo('name', 'display'),
                            'class' => 'footer__logo',
                            'loading' => 'lazy',
                        ]); ?>
                    <?php else : ?>
                        <?php bloginfo('name'); ?>
                    <?php endif; ?>
                </a>
            </p>
            <?php NavigationMenus::printFlat('footer', __('Footer', 'courant')); ?>
            <?php if (ThemeOptions::isEnabled('footer_social')) : ?>
                <?php NavigationMenus::printSocial('footer'); ?>
            <?php endif; ?>
            <p class="footer__legal">
                <?php
                if (ThemeOptions::text('footer_text') !== '') {
                    echo wp_kses_post(ThemeOptions::text('footer_text'));
                } else {
                    echo esc_html(
                        /* translators: 1: year, 2: site title. */
                        sprintf(__('© %1$s %2$s', 'courant'), (string) wp_date('Y'), get_bloginfo('name', 'display'))
                    );
                }

                the_privacy_policy_link(' · ');

                if (SavedItems::url() !== '') {
                    printf(
                        ' · <a href="%s" rel="nofollow">%s</a>',
                        esc_url(SavedItems::url()),
                        esc_html(SavedItems::title()),
                    );
                }
                ?>
            </p>
        </div>
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
