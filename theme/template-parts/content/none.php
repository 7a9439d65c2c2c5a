<?php

/**
 * Message of an empty list.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;
?>
<p class="no-results"><?php
    echo esc_html(
        is_search()
            ? __('No results found. Try different or fewer search terms.', 'courant')
            : __('Nothing has been published here yet.', 'courant')
    );
?></p>
