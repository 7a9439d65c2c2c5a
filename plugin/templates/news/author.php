<?php

/**
 * Who writes.
 *
 * @var CourantDesk\News\View\AuthorView $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;
?>
<div <?php echo wp_kses_data($view->attributes); ?>>
    <?php echo wp_kses($view->portrait, ['img' => ['src' => true, 'srcset' => true, 'alt' => true, 'class' => true, 'width' => true, 'height' => true, 'loading' => true, 'decoding' => true]], ['http', 'https', 'data']); ?>
    <div>
        <<?php echo esc_html($view->heading); ?> class="courant-news__title"><?php echo esc_html($view->name); ?></<?php echo esc_html($view->heading); ?>>
        <?php if ($view->words !== '') : ?>
            <p><?php echo wp_kses_post($view->words); ?></p>
        <?php endif; ?>
        <?php if ($view->address !== '') : ?>
            <p>
                <a href="<?php echo esc_url($view->address); ?>">
                    <?php
                    /* translators: %s: name of an author */
                    echo esc_html(sprintf(__('All articles by %s', 'courant-desk'), $view->name));
                    ?>
                </a>
            </p>
        <?php endif; ?>
    </div>
</div>
