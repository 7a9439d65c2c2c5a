<?php

/**
 * Notice that an opening accepts no applications.
 *
 * @package CourantDesk
 *
 * @var \CourantDesk\CareersBlocks\Frontend\OpeningNoticeView $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

?>
<div class="awsm-expired-message courant-opening-closed"><p><?php
    $view->isClosed
        ? esc_html_e('This opening is closed. Applications are no longer accepted.', 'courant-desk')
        : esc_html_e('This position has been filled. Applications are no longer accepted.', 'courant-desk');
?></p></div>
