<?php

/**
 * Screen of the form builder. JavaScript renders its content.
 *
 * @package CourantDesk
 * @var object $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;
?>
<div class="wrap">
    <h1><?php esc_html_e('Application forms', 'courant-desk'); ?></h1>
    <div id="courant-forms">
        <p class="hide-if-js"><?php
            esc_html_e('This screen requires JavaScript. Enable JavaScript in your browser.', 'courant-desk');
        ?></p>
    </div>
</div>
