<?php

declare(strict_types=1);

namespace CourantDesk\Consent\Services;

use CourantDesk\Consent\ConsentSettings;
use CourantDesk\Consent\Domain\ThirdPartyService;
use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Settings\SettingsField;

/** Declares Google Tag Manager, in the configured category. */
final class GoogleTagManager extends ConsentService
{
    public function id(): string
    {
        return 'gtm';
    }

    public function fields(): array
    {
        return [
            new SettingsField(
                key: 'gtm',
                type: 'text',
                default: '',
                label: __('Google Tag Manager container ID', 'courant-desk'),
                help: 'GTM-XXXXXXX',
                capability: Capabilities::SCRIPTS,
            ),
            new SettingsField(
                key: 'gtm_category',
                type: 'choice',
                default: 'marketing',
                label: __('Consent category for Google Tag Manager', 'courant-desk'),
                choices: [
                    'statistics' => __('Statistics', 'courant-desk'),
                    'marketing' => __('Marketing', 'courant-desk'),
                ],
            ),
        ];
    }

    public function accountPattern(): string
    {
        return '/^GTM-[A-Z0-9]{4,12}$/D';
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
            label: 'Google Tag Manager',
            category: $settings->categoryFor('gtm_category'),
            kind: 'gtm',
            src: "https://www.googletagmanager.com/gtm.js?id=$id",
            cookies: ['_gcl_*'],
            csp: GoogleSources::CSP + ['frame-src' => ['https://www.googletagmanager.com']],
        );
    }
}
