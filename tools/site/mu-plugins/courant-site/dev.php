<?php

declare(strict_types=1);

namespace CourantSite;

defined('ABSPATH') || exit;

/**
 * While `npm run dev` runs for this very site: its script that loads pages again, and React's development build.
 *
 * @return string URL of the script; '' when it does not run
 */
function devScript(): string
{
    $file = __DIR__ . '/dev-server.json';
    $found = \is_readable($file) ? \json_decode((string) \file_get_contents($file), true) : null;
    $isOurs = \is_array($found)
        && \defined('COURANT_SITE_KEY')
        && ($found['site'] ?? '') === \hash('sha256', COURANT_SITE_KEY);

    return $isOurs && \is_string($found['script'] ?? null) ? $found['script'] : '';
}

if (devScript() !== '') {
    $print = static function (): void {
        \printf("<script type=\"module\" src=\"%s\"></script>\n", \esc_url(devScript()));
    };
    \add_action('wp_head', $print, 1);
    \add_action('admin_head', $print, 1);
    \add_action('wp_default_scripts', static function (\WP_Scripts $scripts): void {
        foreach (['react', 'react-dom'] as $handle) {
            $source = $scripts->registered[$handle]->src ?? '';
            $development = \is_string($source) ? \str_replace('.min.js', '.js', $source) : '';
            if ($development !== '' && \is_readable(ABSPATH . \ltrim($development, '/'))) {
                $scripts->registered[$handle]->src = $development;
            }
        }
    }, 20);
}
