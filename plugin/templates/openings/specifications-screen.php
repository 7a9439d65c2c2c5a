<?php

/**
 * The screen of specifications, rendered by a script.
 *
 * @package CourantDesk
 *
 * @var object $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

?>
<div class="wrap courant-screen">
    <h1><?php esc_html_e('Specifications', 'courant-desk'); ?></h1>
    <div id="courant-specifications">
        <p class="hide-if-no-js"><?php esc_html_e('Loading…', 'courant-desk'); ?></p>
    </div>
    <noscript>
        <div class="notice notice-warning inline"><p><?php
            esc_html_e('This screen requires JavaScript. Enable JavaScript in your browser.', 'courant-desk');
        ?></p></div>
    </noscript>
</div>
