<?php

/**
 * Everything after a page's own content.
 */

declare(strict_types=1);

use Courant\Menus;
use Courant\Widgets;

defined('ABSPATH') || exit;

$columns = array_filter(
    array_map(static fn (int $column): string => "footer-{$column}", range(1, Widgets::FOOTER_COLUMNS)),
    'is_active_sidebar'
);

/**
 * Fires before the site's footer.
 */
do_action('courant_before_footer');
?>
<footer class="footer" id="footer">
    <div class="frame">
        <?php if ($columns !== []) : ?>
            <div class="footer__columns">
                <?php foreach ($columns as $column) : ?>
                    <div class="footer__column"><?php dynamic_sidebar($column); ?></div>
                <?php endforeach; ?>
            </div>
        <?php endif; ?>
        <div class="footer__close">
            <p class="footer__name"><a href="<?php echo esc_url(home_url('/')); ?>"><?php bloginfo('name'); ?></a></p>
            <?php Menus::flat('footer', __('Footer', 'courant')); ?>
            <p class="footer__legal">
                <?php
                /* translators: 1: year, 2: name of the site. */
                echo esc_html(sprintf(__('© %1$s %2$s', 'courant'), (string) wp_date('Y'), get_bloginfo('name', 'display')));
                the_privacy_policy_link(' · ');
                ?>
            </p>
        </div>
    </div>
</footer>
<?php
/**
 * Fires after the site's footer.
 */
do_action('courant_after_footer');

wp_footer();
?>
</body>
</html>
