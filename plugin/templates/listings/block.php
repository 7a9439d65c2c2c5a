<?php

/**
 * A listing block (Jobs contract 3.1).
 *
 * @package CourantDesk
 * @var CourantDesk\Listings\View\BlockView $view
 */

defined('ABSPATH') || exit;

/** The contract's hook before a listing. @param array<string, string> $atts what the block was given */
do_action('before_awsm_jobs_listing', $view->atts);
?>
<div id="<?php echo esc_attr($view->htmlId); ?>" class="<?php echo esc_attr($view->classes); ?>"<?php echo $view->island; // Escaped by Kernel\Island. ?> data-query="<?php echo esc_attr($view->query); ?>">
    <?php echo $view->bar; // A rendered template. ?>
    <p class="courant-listing-count" role="status" aria-live="polite" tabindex="-1"><?php echo esc_html($view->count); ?></p>
    <div class="<?php echo esc_attr($view->listClasses); ?>"<?php foreach ($view->data as $name => $value) : ?> data-<?php echo esc_attr($name); ?>="<?php echo esc_attr($value); ?>"<?php endforeach; ?>>
        <?php echo $view->list; // A rendered template. ?>
    </div>
</div>
<?php
/** The contract's hook after a listing. @param array<string, string> $atts what the block was given */
do_action('after_awsm_jobs_listing', $view->atts);
