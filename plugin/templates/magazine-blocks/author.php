<?php

/**
 * The author block.
 *
 * @var CourantDesk\MagazineBlocks\Frontend\AuthorBlockView $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;
?>
<div <?php echo wp_kses_data($view->attributes); ?>>
    <?php echo wp_kses($view->avatar, ['img' => [
        'src' => true, 'srcset' => true, 'alt' => true, 'class' => true, 'width' => true, 'height' => true,
        'loading' => true, 'decoding' => true,
    ]], ['http', 'https', 'data']); ?>
    <div>
        <<?php echo esc_html($view->headingTag); ?> class="courant-news__title"><?php
            echo esc_html($view->name);
        ?></<?php echo esc_html($view->headingTag); ?>>
        <?php if ($view->biography !== '') : ?>
            <p><?php echo wp_kses_post($view->biography); ?></p>
        <?php endif; ?>
        <?php if ($view->url !== '') : ?>
            <p>
                <a href="<?php echo esc_url($view->url); ?>">
                    <?php
                    /* translators: %s: author's name */
                    echo esc_html(sprintf(__('All articles by %s', 'courant-desk'), $view->name));
                    ?>
                </a>
            </p>
        <?php endif; ?>
    </div>
</div>
