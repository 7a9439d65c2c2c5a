<?php

/**
 * Tools > Index of openings.
 *
 * @package CourantDesk
 * @var CourantDesk\Listings\View\IndexScreenView $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

?>
<div class="wrap" id="courant-job-index" data-state="<?php echo esc_attr($view->state); ?>">
    <h1><?php esc_html_e('Index of openings', 'courant-desk'); ?></h1>
    <p><?php esc_html_e('Lists and searches of openings are answered by an index, so that they are as quick with many openings as with few. It follows every change by itself; build it anew when openings were changed past WordPress, such as by a restored backup.', 'courant-desk'); ?></p>
    <p data-status role="status" aria-live="polite"><?php echo esc_html($view->words()); ?></p>
    <p><progress value="<?php echo esc_attr((string) $view->done); ?>" max="<?php echo esc_attr((string) max(1, $view->all)); ?>" aria-label="<?php esc_attr_e('Openings in the index', 'courant-desk'); ?>"<?php echo $view->state === 'building' ? '' : ' hidden'; ?>></progress></p>
    <form method="post">
        <?php wp_nonce_field($view->nonce); ?>
        <button type="submit" name="do" value="repair" class="button"><?php esc_html_e('Check and repair', 'courant-desk'); ?></button>
        <button type="submit" name="do" value="rebuild" class="button"><?php esc_html_e('Build anew', 'courant-desk'); ?></button>
    </form>
</div>
