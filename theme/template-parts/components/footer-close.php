<?php

/**
 * The last row of the footer: site title or logo, footer menu, social profiles, legal line.
 */

declare(strict_types=1);

use Courant\Components\SavedItems;
use Courant\Customizer\ThemeOptions;
use Courant\Images\FeaturedImage;
use Courant\Menus\NavigationMenus;

defined('ABSPATH') || exit;

$logo = ThemeOptions::number('logo_footer');
?>
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
        // Isolated, so that the order of the parts does not depend on the language of the site title.
        echo '<bdi>';
        if (ThemeOptions::text('footer_text') !== '') {
            echo wp_kses_post(ThemeOptions::text('footer_text'));
        } else {
            echo esc_html(
                /* translators: 1: year, 2: site title. */
                sprintf(__('© %1$s %2$s', 'courant'), (string) wp_date('Y'), get_bloginfo('name', 'display'))
            );
        }

        echo '</bdi><span class="footer__links">';
        the_privacy_policy_link(' · <bdi>', '</bdi>');

        if (SavedItems::url() !== '') {
            printf(
                ' · <bdi><a href="%s" rel="nofollow">%s</a></bdi>',
                esc_url(SavedItems::url()),
                esc_html(SavedItems::title()),
            );
        }
        echo '</span>';
        ?>
    </p>
</div>
