<?php

/**
 * Article lists under headings, with the tab list that the script activates.
 *
 * @var CourantDesk\MagazineBlocks\Frontend\ArticleTabsView $view
 */

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- a method includes this template, so these variables are local.

defined('ABSPATH') || exit;
?>
<div <?php echo wp_kses_data($view->attributes); ?>>
    <div role="tablist" aria-label="<?php echo esc_attr($view->label); ?>" hidden>
        <?php foreach ($view->lists as $id => $list) : ?>
            <button type="button" role="tab" id="<?php
                echo esc_attr("$id-tab");
            ?>" aria-controls="<?php echo esc_attr($id); ?>"><?php echo esc_html($list['label']); ?></button>
        <?php endforeach; ?>
    </div>
    <?php foreach ($view->lists as $id => $list) : ?>
        <div class="courant-news-tabs__panel" id="<?php echo esc_attr($id); ?>">
            <<?php echo esc_html($view->headingTag); ?> class="courant-news__title"><?php
                echo esc_html($list['label']);
            ?></<?php echo esc_html($view->headingTag); ?>>
            <?php
            (static function (object $view): void {
                require __DIR__ . '/article-list.php';
            })($list['news']);
            ?>
        </div>
    <?php endforeach; ?>
</div>
