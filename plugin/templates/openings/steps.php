<?php

/**
 * The steps of hiring, in place of an application form that was sent.
 *
 * @package CourantDesk
 *
 * @var \CourantDesk\Openings\Frontend\OpeningStepsView $view
 */

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- a method includes this template, so these variables are local.

defined('ABSPATH') || exit;

?>
<h3><?php esc_html_e('How we hire', 'courant-desk'); ?></h3>
<ol class="courant-opening-steps">
    <?php foreach ($view->steps as $step) : ?>
        <li><?php echo esc_html($step); ?></li>
    <?php endforeach; ?>
</ol>
