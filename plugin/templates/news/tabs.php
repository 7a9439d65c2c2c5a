<?php

/**
 * Lists under headings, of which the early script makes tabs.
 *
 * @var CourantDesk\News\View\TabsView $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;
?>
<div <?php echo wp_kses_data($view->attributes); ?> data-news-tabs="<?php echo esc_attr($view->label); ?>">
    <?php foreach ($view->lists as $id => $list) : ?>
        <div class="courant-news-tabs__panel" id="<?php echo esc_attr($id); ?>">
            <<?php echo esc_html($view->heading); ?> class="courant-news__title"><?php echo esc_html($list['label']); ?></<?php echo esc_html($view->heading); ?>>
            <?php
            (static function (object $view): void {
                require __DIR__ . '/news.php';
            })($list['news']);
            ?>
        </div>
    <?php endforeach; ?>
</div>
