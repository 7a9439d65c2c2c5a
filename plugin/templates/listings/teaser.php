<?php

/**
 * Teaser with the newest openings, such as on the front page, and a link to all openings.
 *
 * @package CourantDesk
 * @var CourantDesk\Listings\Frontend\ListingTeaserView $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

?>
<section class="awsm-job-wrap courant-listing-teaser" aria-labelledby="courant-listing-teaser">
    <h2 id="courant-listing-teaser"><?php esc_html_e('Job openings', 'courant-desk'); ?></h2>
    <div class="<?php echo esc_attr($view->listClasses); ?>">
        <?php $view->list->print(); ?>
    </div>
    <p class="courant-listing-more"><a href="<?php echo esc_url($view->archiveUrl); ?>"><?php
        echo esc_html($view->archiveLabel);
    ?></a></p>
</section>
