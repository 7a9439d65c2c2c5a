<?php

declare(strict_types=1);

namespace CourantDesk\Consent\Wp;

use CourantDesk\Consent\ConsentSettings;

/**
 * Which consent banner a site uses: the owner's choice, else that of an active banner plugin, else (`auto`) one that the
 * browser finds in the page, else our own as soon as something needs consent.
 */
final class Banners
{
    public function __construct(private readonly ConsentSettings $settings)
    {
    }

    /** @return string a choice of the setting; `auto` where the browser has to look */
    public function chosen(): string
    {
        $chosen = $this->settings->word('banner');

        return $chosen === 'auto' ? $this->active() : $chosen;
    }

    public function isOwn(): bool
    {
        return $this->chosen() === 'own';
    }

    /** Whether the page must carry our banner: it is shown, or it is shown where the browser finds no other one. */
    public function mayBeOwn(): bool
    {
        return in_array($this->chosen(), ['own', 'auto'], true);
    }

    private function active(): string
    {
        return match (true) {
            defined('CKY_APP_URL') || defined('CLI_VERSION') => 'cookieyes',
            defined('cmplz_version') => 'complianz',
            defined('COOKIEBOT_PLUGIN_VERSION') || class_exists('cybot\\cookiebot\\lib\\Cookiebot_WP', false) => 'cookiebot',
            function_exists('wp_has_consent') => 'wp',
            default => 'auto',
        };
    }
}
