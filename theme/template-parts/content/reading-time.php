<?php

/**
 * The reading time of an article of at least one minute.
 *
 * @var array{story: Courant\View\ArticleView} $args
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

$minutes = $args['story']->readingMinutes();

if ($minutes === 0) {
    return;
}
?>
<span><?php
    /* translators: %s: number of minutes. */
    echo esc_html(sprintf(_n('%s-minute read', '%s-minute read', $minutes, 'courant'), number_format_i18n($minutes)));
?></span>
