<?php

/**
 * The status above a live blog. The script replaces the link by a button while there are new updates.
 *
 * @package CourantDesk
 *
 * @var \CourantDesk\LiveBlog\Frontend\LiveBlogStatusView $view
 */

declare(strict_types=1);

use CourantDesk\Kernel\Html;

defined('ABSPATH') || exit;

?>
<div class="courant-live-status"<?php (new Html($view->islandAttributes))->print(); ?>>
    <?php if ($view->isLive) : ?>
        <p class="courant-live-status__text" data-live-text><strong class="courant-live-status__mark"><?php
            esc_html_e('Live', 'courant-desk');
        ?></strong> <a href="<?php echo esc_url($view->url); ?>" data-live-reload><?php
            esc_html_e('Reload for new updates', 'courant-desk');
        ?></a><?php if ($view->time !== '') : ?>
            <span class="courant-live-status__time"><?php
                printf(
                    /* translators: %s: a time, with its date if it is not today */
                    esc_html__('Last update: %s', 'courant-desk'),
                    '<time datetime="' . esc_attr($view->machineTime) . '" data-live-time>' . esc_html($view->time)
                        . '</time>',
                );
            ?></span>
        <?php endif; ?></p>
        <button type="button" class="courant-live-status__button" data-live-show hidden></button>
    <?php else : ?>
        <p class="courant-live-status__text"><?php esc_html_e('This live blog has ended.', 'courant-desk'); ?></p>
    <?php endif; ?>
</div>
