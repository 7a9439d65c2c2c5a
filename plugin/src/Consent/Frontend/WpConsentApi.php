<?php

declare(strict_types=1);

namespace CourantDesk\Consent\Frontend;

use CourantDesk\Consent\Domain\ConsentCategory;

/** Integrates the WP Consent API: declares opt-in consent for the built-in banner, and what the services store. */
final class WpConsentApi
{
    public function __construct(private readonly ServiceRegistry $registry, private readonly BannerDetector $banners)
    {
    }

    public function setConsentType(mixed $type): mixed
    {
        return $this->banners->isOwnBanner() ? 'optin' : $type;
    }

    public function registerCookies(): void
    {
        // Only the API's own screens and exports read the declarations.
        if (!function_exists('wp_add_cookie_info') || !is_admin()) {
            return;
        }
        foreach ($this->registry->all() as $service) {
            foreach ($service->cookies as $cookie) {
                $category = $service->category === ConsentCategory::Necessary
                    ? 'functional'
                    : $service->category->value;
                wp_add_cookie_info($cookie, $service->label, $category, '', $service->label, false, false, false);
            }
        }
    }
}
