<?php

/**
 * Links to social profiles.
 *
 * @var CourantDesk\MagazineBlocks\Frontend\SocialProfilesView $view
 */

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- a method includes this template, so these variables are local.

defined('ABSPATH') || exit;
?>
<div <?php echo wp_kses_data($view->attributes); ?>>
    <?php if ($view->title !== '') : ?>
        <<?php echo esc_html($view->headingTag); ?> class="courant-news__title"><?php
            echo esc_html($view->title);
        ?></<?php echo esc_html($view->headingTag); ?>>
    <?php endif; ?>
    <ul role="list">
        <?php foreach ($view->profiles as $profile) : ?>
            <li><a href="<?php echo esc_url($profile->url); ?>" rel="me"><?php
                echo esc_html($profile->name);
            ?></a></li>
        <?php endforeach; ?>
    </ul>
</div>
