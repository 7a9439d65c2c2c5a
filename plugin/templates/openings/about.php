<?php

/**
 * The sections below the description of an opening: team, benefits, hiring steps, contact person.
 *
 * @package CourantDesk
 *
 * @var \CourantDesk\Openings\Frontend\OpeningAboutView $view
 */

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- a method includes this template, so these variables are local.

defined('ABSPATH') || exit;

?>
<div class="courant-opening-about">
    <?php if ($view->team !== [] || !$view->photo->isEmpty()) : ?>
        <section class="courant-opening-team">
            <h2><?php esc_html_e('Who you will work with', 'courant-desk'); ?></h2>
            <?php $view->photo->print(); ?>
            <?php foreach ($view->team as $paragraph) : ?>
                <p><?php echo esc_html($paragraph); ?></p>
            <?php endforeach; ?>
        </section>
    <?php endif; ?>
    <?php if ($view->benefits !== []) : ?>
        <section>
            <h2><?php esc_html_e('Benefits', 'courant-desk'); ?></h2>
            <ul class="courant-opening-benefits">
                <?php foreach ($view->benefits as $benefit) : ?>
                    <li><?php echo esc_html($benefit); ?></li>
                <?php endforeach; ?>
            </ul>
        </section>
    <?php endif; ?>
    <?php if ($view->steps !== []) : ?>
        <section>
            <h2><?php esc_html_e('How we hire', 'courant-desk'); ?></h2>
            <ol class="courant-opening-steps">
                <?php foreach ($view->steps as $step) : ?>
                    <li><?php echo esc_html($step); ?></li>
                <?php endforeach; ?>
            </ol>
        </section>
    <?php endif; ?>
    <?php require __DIR__ . '/contact.php'; ?>
</div>
