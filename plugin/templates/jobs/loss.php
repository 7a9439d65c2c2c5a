<?php

/**
 * Asks before openings go to the trash or are deleted.
 *
 * @package CourantDesk
 *
 * @var \CourantDesk\Jobs\Admin\LossView $view
 */

declare(strict_types=1);

use CourantDesk\Jobs\Admin\LossOfOpenings;

defined('ABSPATH') || exit;

?>
<h1>
    <?php if ($view->forGood) : ?>
        <?php echo esc_html(sprintf(/* translators: %s: number */ _n('Delete %s opening for good?', 'Delete %s openings for good?', $view->number, 'courant-desk'), number_format_i18n($view->number))); ?>
    <?php else : ?>
        <?php echo esc_html(sprintf(/* translators: %s: number */ _n('Move %s opening to the trash?', 'Move %s openings to the trash?', $view->number, 'courant-desk'), number_format_i18n($view->number))); ?>
    <?php endif; ?>
</h1>
<ul>
    <?php foreach ($view->titles as $courantTitle) : ?>
        <li><strong><?php echo esc_html($courantTitle); ?></strong></li>
    <?php endforeach; ?>
    <?php if ($view->number > count($view->titles)) : ?>
        <li><?php echo esc_html(sprintf(/* translators: %s: number */ __('and %s more', 'courant-desk'), number_format_i18n($view->number - count($view->titles)))); ?></li>
    <?php endif; ?>
</ul>
<?php foreach ($view->sentences as $courantSentence) : ?>
    <p><?php echo esc_html($courantSentence); ?></p>
<?php endforeach; ?>
<form method="get" action="">
    <?php foreach ($view->fields() as $courantField) : ?>
        <input type="hidden" name="<?php echo esc_attr($courantField['name']); ?>" value="<?php echo esc_attr($courantField['value']); ?>">
    <?php endforeach; ?>
    <input type="hidden" name="<?php echo esc_attr(LossOfOpenings::CONFIRMED); ?>" value="1">
    <p>
        <button type="submit" class="button button-large">
            <?php $view->forGood ? esc_html_e('Delete for good', 'courant-desk') : esc_html_e('Move to the trash', 'courant-desk'); ?>
        </button>
        <a class="button button-large" href="<?php echo esc_url($view->back); ?>"><?php esc_html_e('Cancel', 'courant-desk'); ?></a>
    </p>
</form>
