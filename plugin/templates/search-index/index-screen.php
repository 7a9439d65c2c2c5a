<?php

/**
 * Screen Tools > Job search index. Its script shows the progress; without it, the index is built in the background.
 *
 * @package CourantDesk
 * @var CourantDesk\SearchIndex\Admin\IndexScreenView $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

?>
<div class="wrap">
    <h1><?php esc_html_e('Job search index', 'courant-desk'); ?></h1>
    <p><?php
        esc_html_e('Job lists and searches use this index, so they stay fast with many openings. It is updated automatically. Rebuild it after openings were changed outside WordPress, for example by restoring a backup.', 'courant-desk');
    ?></p>
    <div id="courant-job-index" data-progress="<?php echo esc_attr($view->json); ?>">
        <p><?php echo esc_html($view->statusText()); ?></p>
        <form method="post">
            <?php wp_nonce_field($view->nonceAction); ?>
            <button type="submit" name="do" value="repair" class="button"><?php
                esc_html_e('Check and repair', 'courant-desk');
            ?></button>
            <button type="submit" name="do" value="rebuild" class="button"><?php
                esc_html_e('Rebuild index', 'courant-desk');
            ?></button>
        </form>
    </div>
</div>
