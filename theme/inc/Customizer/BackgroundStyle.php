<?php

declare(strict_types=1);

namespace Courant\Customizer;

/**
 * Prints WordPress's custom background behind the page content, which keeps its own background color so that text keeps
 * its contrast.
 */
final class BackgroundStyle
{
    public static function print(): void
    {
        if (get_background_image() === '' && get_background_color() === '') {
            return;
        }

        _custom_background_cb();

        echo '<style id="courant-background">'
            . 'body.custom-background>:is(.masthead,.site-container,.content-row,main,.footer,section,nav,.site-search){background-color:var(--courant-background)}'
            . '</style>' . "\n";
    }
}
