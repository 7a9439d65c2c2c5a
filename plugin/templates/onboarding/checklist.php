<?php

/**
 * Setup checklist of a new site.
 *
 * @package CourantDesk
 *
 * @var \CourantDesk\Onboarding\Admin\ChecklistView $view
 */

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- a method includes this template, so these variables are local.

defined('ABSPATH') || exit;

use CourantDesk\Onboarding\Admin\ChecklistPanel;

?>
<section class="courant-steps" aria-labelledby="courant-steps">
    <h2 id="courant-steps">
        <?php
        echo esc_html(sprintf(
            /* translators: 1: number of steps that are done, 2: number of all steps */
            __('Setup: %1$s of %2$s steps completed', 'courant-desk'),
            number_format_i18n($view->completedCount),
            number_format_i18n(count($view->steps)),
        ));
        ?>
    </h2>
    <ol class="courant-steps__list">
        <?php foreach ($view->steps as $step) : ?>
            <li<?php echo $step->isDone ? ' data-done' : ''; ?>>
                <span class="courant-steps__mark" aria-hidden="true"><?php echo $step->isDone ? '✓' : '○'; ?></span>
                <span class="courant-steps__text">
                    <?php if ($step->url === '' || $step->isDone) : ?>
                        <strong><?php echo esc_html($step->label); ?></strong>
                    <?php else : ?>
                        <a href="<?php echo esc_url($step->url); ?>"><strong><?php
                            echo esc_html($step->label);
                        ?></strong></a>
                    <?php endif; ?>
                    <span class="screen-reader-text"><?php
                        $step->isDone ? esc_html_e('(done)', 'courant-desk') : esc_html_e('(to do)', 'courant-desk');
                    ?></span>
                    <span class="description"><?php echo esc_html($step->help); ?></span>
                </span>
                <?php if ($step->button !== '' && !$step->isDone) : ?>
                    <form method="post" action="<?php echo esc_url(admin_url('admin-post.php')); ?>">
                        <input type="hidden" name="action" value="<?php echo esc_attr(ChecklistPanel::ACTION); ?>">
                        <input type="hidden" name="step" value="<?php echo esc_attr($step->id); ?>">
                        <?php wp_nonce_field(ChecklistPanel::ACTION); ?>
                        <button type="submit" class="button"><?php
                            echo esc_html($step->button);
                        ?><span class="screen-reader-text">: <?php echo esc_html($step->label); ?></span></button>
                    </form>
                <?php endif; ?>
            </li>
        <?php endforeach; ?>
    </ol>
</section>
