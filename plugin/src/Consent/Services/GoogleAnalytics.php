<?php

declare(strict_types=1);

namespace CourantDesk\Consent\Services;

use CourantDesk\Consent\ConsentSettings;
use CourantDesk\Consent\Domain\ConsentCategory;
use CourantDesk\Consent\Domain\ThirdPartyService;
use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Settings\SettingsField;

/** Declares Google Analytics, with cross-domain measurement between the domains of the site owner. */
final class GoogleAnalytics extends ConsentService
{
    public function id(): string
    {
        return 'ga4';
    }

    public function fields(): array
    {
        return [
            new SettingsField(
                key: 'ga4',
                type: 'text',
                default: '',
                label: __('Google Analytics measurement ID', 'courant-desk'),
                help: 'G-XXXXXXXXXX',
                capability: Capabilities::SCRIPTS,
            ),
            new SettingsField(
                key: 'domains',
                type: 'text',
                default: '',
                label: __('Additional domains for cross-domain tracking', 'courant-desk'),
                help: __('Comma-separated. The domain of this site is always included.', 'courant-desk'),
            ),
        ];
    }

    public function accountPattern(): string
    {
        return '/^G-[A-Z0-9]{4,16}$/D';
    }

    public function hosts(): array
    {
        return ['www.googletagmanager.com'];
    }

    public function create(ConsentSettings $settings): ?ThirdPartyService
    {
        $id = $settings->serviceId($this->id());

        return $id === '' ? null : new ThirdPartyService(
            id: $this->id(),
            label: 'Google Analytics',
            category: ConsentCategory::Statistics,
            kind: 'ga4',
            src: "https://www.googletagmanager.com/gtag/js?id=$id",
            cookies: ['_ga', '_ga_*', '_gid', '_gat*'],
            csp: GoogleSources::CSP,
            options: ['id' => $id, 'domains' => self::domains($settings->textValue('domains'))],
        );
    }

    /**
     * Returns the domains of the cross-domain linker, this site first.
     *
     * @param string $setting comma-separated
     * @return list<string>
     */
    private static function domains(string $setting): array
    {
        $home = wp_parse_url(home_url(), PHP_URL_HOST);
        $linked = array_filter(
            array_map('trim', explode(',', strtolower($setting))),
            static fn (string $name): bool => preg_match('/^[a-z0-9-]+(\.[a-z0-9-]+)+$/D', $name) === 1,
        );

        return array_values(array_unique([...(is_string($home) ? [$home] : []), ...$linked]));
    }
}
