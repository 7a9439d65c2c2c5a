<?php

/**
 * The facts of an opening in one line, below its title.
 *
 * @package CourantDesk
 *
 * @var \CourantDesk\Openings\Frontend\OpeningHeaderView $view
 */

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- a method includes this template, so these variables are local.

defined('ABSPATH') || exit;

?>
<div class="courant-opening-header">
    <?php if ($view->facts !== []) : ?>
        <ul class="courant-opening-line">
            <?php foreach ($view->facts as $fact) : ?>
                <li class="courant-opening-<?php echo esc_attr($fact->kind); ?>">
                    <?php if ($fact->dateTime !== '') : ?>
                        <time datetime="<?php echo esc_attr($fact->dateTime); ?>" dir="auto"><?php
                            echo esc_html($fact->text);
                        ?></time>
                    <?php else : ?>
                        <bdi><?php echo esc_html($fact->text); ?></bdi>
                    <?php endif; ?>
                    <?php if ($fact->note !== '') : ?>
                        <span class="courant-opening-days courant-is-soon"><?php
                            echo esc_html($fact->note);
                        ?></span>
                    <?php endif; ?>
                </li>
            <?php endforeach; ?>
        </ul>
    <?php endif; ?>
    <p class="courant-opening-posted">
        <time datetime="<?php echo esc_attr($view->postedAt); ?>" dir="auto"><?php
            echo esc_html($view->posted);
        ?></time>
        <?php if ($view->listUrl !== '') : ?>
            <a class="courant-opening-list" href="<?php echo esc_url($view->listUrl); ?>"<?php
                $view->listLink->print();
            ?> data-results="<?php esc_attr_e('Back to results', 'courant-desk'); ?>"><?php
                esc_html_e('All job openings', 'courant-desk');
            ?></a>
        <?php endif; ?>
    </p>
    <?php $view->actions->print(); ?>
</div>
