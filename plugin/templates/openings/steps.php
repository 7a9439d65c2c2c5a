<?php

/**
 * The steps of hiring and a link to all openings, in place of an application form that was sent.
 *
 * @package CourantDesk
 *
 * @var \CourantDesk\Openings\Frontend\OpeningStepsView $view
 */

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- a method includes this template, so these variables are local.

defined('ABSPATH') || exit;

?>
<?php if ($view->steps !== []) : ?>
<h3><?php esc_html_e('How we hire', 'courant-desk'); ?></h3>
<ol class="courant-opening-steps">
    <?php foreach ($view->steps as $index => $step) : ?>
        <li<?php echo $index === 0 ? ' aria-current="step"' : ''; ?>><?php
            echo esc_html($step);
        if ($index === 0) :
            ?> <small><?php esc_html_e('You are here', 'courant-desk'); ?></small><?php
        endif;
        ?></li>
    <?php endforeach; ?>
</ol>
<?php endif; ?>
<?php if ($view->openingsUrl !== '') : ?>
<p><a href="<?php echo esc_url($view->openingsUrl); ?>"><?php
    esc_html_e('All job openings', 'courant-desk');
?></a></p>
<?php endif; ?>
