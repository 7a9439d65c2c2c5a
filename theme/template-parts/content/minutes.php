<?php

/**
 * How long an article takes to read.
 *
 * @var array{story: Courant\View\Story} $args
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

$minutes = $args['story']->minutes();
?>
<span><?php
    /* translators: %s: number of minutes. */
    echo esc_html(sprintf(_n('%s minute read', '%s minutes read', $minutes, 'courant'), number_format_i18n($minutes)));
?></span>
