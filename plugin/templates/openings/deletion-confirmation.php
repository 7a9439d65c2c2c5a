<?php

/**
 * Requests confirmation before openings are moved to the trash or deleted.
 *
 * @package CourantDesk
 *
 * @var \CourantDesk\Openings\Admin\DeletionConfirmationView $view
 */

declare(strict_types=1);

use CourantDesk\Openings\Admin\DeletionConfirmation;

defined('ABSPATH') || exit;

?>
<h1>
    <?php if ($view->isPermanent) : ?>
        <?php
        echo esc_html(sprintf(
            /* translators: %s: number */
            _n('Permanently delete %s opening?', 'Permanently delete %s openings?', $view->count, 'courant-desk'),
            number_format_i18n($view->count),
        ));
        ?>
    <?php else : ?>
        <?php
        echo esc_html(sprintf(
            /* translators: %s: number */
            _n('Move %s opening to the trash?', 'Move %s openings to the trash?', $view->count, 'courant-desk'),
            number_format_i18n($view->count),
        ));
        ?>
    <?php endif; ?>
</h1>
<ul>
    <?php foreach ($view->titles as $courantTitle) : ?>
        <li><strong><?php echo esc_html($courantTitle); ?></strong></li>
    <?php endforeach; ?>
    <?php if ($view->count > count($view->titles)) : ?>
        <li><?php
            $courantMore = number_format_i18n($view->count - count($view->titles));
            /* translators: %s: number */
            echo esc_html(sprintf(__('and %s more', 'courant-desk'), $courantMore));
        ?></li>
    <?php endif; ?>
</ul>
<?php foreach ($view->impact as $courantSentence) : ?>
    <p><?php echo esc_html($courantSentence); ?></p>
<?php endforeach; ?>
<form method="get" action="">
    <?php foreach ($view->hiddenFields() as $courantField) : ?>
        <input type="hidden" name="<?php
            echo esc_attr($courantField['name']);
        ?>" value="<?php echo esc_attr($courantField['value']); ?>">
    <?php endforeach; ?>
    <input type="hidden" name="<?php echo esc_attr(DeletionConfirmation::CONFIRMED_PARAMETER); ?>" value="1">
    <p>
        <button type="submit" class="button button-large">
            <?php $view->isPermanent
                ? esc_html_e('Delete permanently', 'courant-desk')
                : esc_html_e('Move to trash', 'courant-desk'); ?>
        </button>
        <a class="button button-large" href="<?php echo esc_url($view->backUrl); ?>"><?php
            esc_html_e('Cancel', 'courant-desk');
        ?></a>
    </p>
</form>
