<?php

/**
 * The services of the site and what they store, for a privacy policy.
 *
 * @package CourantDesk
 *
 * @var object{services: list<\CourantDesk\Consent\Domain\ThirdPartyService>} $view
 */

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- a method includes this template, so these variables are local.

defined('ABSPATH') || exit;

?>
<table class="courant-services">
    <thead>
        <tr>
            <th scope="col"><?php esc_html_e('Service', 'courant-desk'); ?></th>
            <th scope="col"><?php esc_html_e('Consent', 'courant-desk'); ?></th>
            <th scope="col"><?php esc_html_e('Stored data', 'courant-desk'); ?></th>
        </tr>
    </thead>
    <tbody>
        <?php foreach ($view->services as $service) : ?>
            <tr>
                <th scope="row"><?php echo esc_html($service->label); ?></th>
                <td><?php echo esc_html($service->category->value); ?></td>
                <td><?php echo esc_html($service->cookies === [] ? '–' : implode(', ', $service->cookies)); ?></td>
            </tr>
        <?php endforeach; ?>
        <tr>
            <th scope="row"><?php bloginfo('name'); ?></th>
            <td><?php esc_html_e('necessary', 'courant-desk'); ?></td>
            <td>courant_consent</td>
        </tr>
    </tbody>
</table>
