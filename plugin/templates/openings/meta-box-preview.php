<?php

/**
 * Classic editor: search engine preview of the opening, as it was last saved.
 *
 * @package CourantDesk
 *
 * @var \CourantDesk\Openings\Admin\OpeningMetaBoxView $view
 */

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- a method includes this template, so these variables are local.

defined('ABSPATH') || exit;

$missing = [
    [__('Required', 'courant-desk'), $view->preview->missingRequired ?? []],
    [__('Recommended', 'courant-desk'), $view->preview->missingRecommended ?? []],
];
?>
<?php if ($view->preview === null || $view->preview->title === '') : ?>
    <p><?php esc_html_e('Save the opening to see the search engine preview.', 'courant-desk'); ?></p>
<?php else : ?>
    <div style="border: 1px solid #dcdcde; border-radius: 8px; padding: 12px; max-width: 36em;">
        <strong><?php echo esc_html($view->preview->title); ?></strong>
        <?php foreach ($view->preview->lines as $line) : ?>
            <br><?php echo esc_html($line); ?>
        <?php endforeach; ?>
    </div>
    <?php foreach ($missing as [$title, $items]) : ?>
        <?php if ($items !== []) : ?>
            <p><strong><?php echo esc_html($title); ?></strong></p>
            <ul style="list-style: disc; padding-inline-start: 1.5em;">
                <?php foreach ($items as $item) : ?>
                    <li><?php echo esc_html($item); ?></li>
                <?php endforeach; ?>
            </ul>
        <?php endif; ?>
    <?php endforeach; ?>
<?php endif; ?>
