<?php

declare(strict_types=1);

namespace CourantDesk\Consent\Wp;

use CourantDesk\Consent\Domain\Category;

/** With the WP Consent API: our banner asks people to opt in, and what our services store is declared. */
final class ConsentApi
{
    public function __construct(private readonly string $pluginFile, private readonly Registry $registry, private readonly Banners $banners)
    {
    }

    public function boot(): void
    {
        add_filter('wp_consent_api_registered_' . plugin_basename($this->pluginFile), '__return_true');
        add_filter('wp_get_consent_type', [$this, 'type']);
        add_action('init', [$this, 'declare'], 30);
    }

    public function type(mixed $type): mixed
    {
        return $this->banners->isOwn() ? 'optin' : $type;
    }

    public function declare(): void
    {
        // Only the API's own screens and exports read the declarations.
        if (!function_exists('wp_add_cookie_info') || !is_admin()) {
            return;
        }
        foreach ($this->registry->all() as $service) {
            foreach ($service->cookies as $cookie) {
                $category = $service->category === Category::Necessary ? 'functional' : $service->category->value;
                wp_add_cookie_info($cookie, $service->label, $category, '', $service->label, false, false, false);
            }
        }
    }
}
