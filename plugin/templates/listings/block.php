<?php

/**
 * A listing block (Jobs contract 3.1).
 *
 * @package CourantDesk
 * @var CourantDesk\Listings\View\BlockView $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

/** The contract's hook before a listing. @param array<string, string> $atts what the block was given */
do_action('before_awsm_jobs_listing', $view->atts);
?>
<div id="<?php echo esc_attr($view->htmlId); ?>" class="<?php echo esc_attr($view->classes); ?>"<?php $view->island->print(); ?> data-query="<?php echo esc_attr($view->query); ?>">
    <?php $view->bar->print(); ?>
    <p class="courant-listing-count" role="status" aria-live="polite" tabindex="-1"><?php echo esc_html($view->count); ?></p>
    <div class="<?php echo esc_attr($view->listClasses); ?>"<?php $view->printData(); ?>>
        <?php $view->list->print(); ?>
    </div>
</div>
<?php
/** The contract's hook after a listing. @param array<string, string> $atts what the block was given */
do_action('after_awsm_jobs_listing', $view->atts);
