<?php

declare(strict_types=1);

namespace CourantDesk\Consent\Frontend;

use CourantDesk\Consent\ConsentSettings;

/**
 * Determines which consent banner the site uses: the configured one, else that of an active banner plugin, else
 * (`auto`) one that the script finds on the page, else the built-in banner when a service needs consent.
 */
final class BannerDetector
{
    public function __construct(private readonly ConsentSettings $settings)
    {
    }

    /** @return string value of the setting; `auto` when the script has to detect it */
    public function selectedBanner(): string
    {
        $chosen = $this->settings->textValue('banner');

        return $chosen === 'auto' ? $this->detectActiveBanner() : $chosen;
    }

    public function isOwnBanner(): bool
    {
        return $this->selectedBanner() === 'own';
    }

    /**
     * Returns whether the page needs the built-in banner: when it is selected, or as fallback when the script finds no
     * other one.
     */
    public function canBeOwnBanner(): bool
    {
        return in_array($this->selectedBanner(), ['own', 'auto'], true);
    }

    private function detectActiveBanner(): string
    {
        return match (true) {
            defined('CKY_APP_URL') || defined('CLI_VERSION') => 'cookieyes',
            defined('cmplz_version') => 'complianz',
            defined(
                'COOKIEBOT_PLUGIN_VERSION'
            ) || class_exists('cybot\\cookiebot\\lib\\Cookiebot_WP', false) => 'cookiebot',
            function_exists('wp_has_consent') => 'wp',
            default => 'auto',
        };
    }
}
