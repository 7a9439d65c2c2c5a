<?php

/**
 * The built-in consent banner.
 *
 * @package CourantDesk
 *
 * @var \CourantDesk\Consent\Frontend\ConsentBannerView $view
 */

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- a method includes this template, so these variables are local.

defined('ABSPATH') || exit;

?>
<section class="courant-consent" id="courant-consent" aria-labelledby="courant-consent-title" data-revision="<?php
    echo esc_attr((string) $view->revision);
?>" tabindex="-1" hidden>
    <h2 id="courant-consent-title"><?php esc_html_e('Your privacy', 'courant-desk'); ?></h2>
    <p>
        <?php echo esc_html($view->text()); ?>
        <?php if ($view->privacyPolicyUrl !== '') : ?>
            <a href="<?php echo esc_url($view->privacyPolicyUrl); ?>"><?php
                esc_html_e('Privacy policy', 'courant-desk');
            ?></a>
        <?php endif; ?>
    </p>
    <fieldset class="courant-consent-kinds" hidden>
        <legend><?php esc_html_e('Consent categories', 'courant-desk'); ?></legend>
        <label class="courant-consent-kind"><input type="checkbox" checked disabled> <span><strong><?php
            esc_html_e('Necessary', 'courant-desk');
        ?></strong> <?php esc_html_e('Required for this site to work.', 'courant-desk'); ?></span></label>
        <?php foreach ($view->categories() as $name => $category) : ?>
            <label class="courant-consent-kind"><input type="checkbox" name="<?php
                echo esc_attr($name);
            ?>"> <span><strong><?php echo esc_html($category['label']); ?></strong> <?php
                echo esc_html($category['help']);
            ?> <?php echo esc_html($category['services']); ?></span></label>
        <?php endforeach; ?>
        <p class="courant-consent-signal" hidden><?php
            esc_html_e('Your browser has requested that your data not be shared (Global Privacy Control). Marketing therefore stays off.', 'courant-desk');
        ?></p>
    </fieldset>
    <div class="courant-consent-buttons">
        <button type="button" data-consent="accept"><?php esc_html_e('Accept all', 'courant-desk'); ?></button>
        <button type="button" data-consent="refuse"><?php esc_html_e('Reject all', 'courant-desk'); ?></button>
        <button type="button" data-consent="choose" aria-expanded="false"><?php
            esc_html_e('Customize', 'courant-desk');
        ?></button>
        <button type="button" data-consent="save" hidden><?php
            esc_html_e('Save preferences', 'courant-desk');
        ?></button>
    </div>
</section>
