<?php

declare(strict_types=1);

namespace CourantDesk\Consent\Services;

use CourantDesk\Consent\ConsentSettings;
use CourantDesk\Consent\Domain\ConsentCategory;
use CourantDesk\Consent\Domain\ThirdPartyService;
use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Settings\SettingsField;

/** Declares Google Ads, which counts an application as a conversion. */
final class GoogleAdsConversion extends ConsentService
{
    public function id(): string
    {
        return 'conversion';
    }

    public function fields(): array
    {
        return [
            new SettingsField(
                key: 'conversion',
                type: 'text',
                default: '',
                label: __('Google Ads conversion for applications', 'courant-desk'),
                help: 'AW-000000000/XXXXXXXX',
                capability: Capabilities::SCRIPTS,
            ),
        ];
    }

    public function accountPattern(): string
    {
        return '~^AW-[0-9]{6,14}/[\w-]{4,40}$~D';
    }

    public function hosts(): array
    {
        return ['www.googletagmanager.com'];
    }

    public function create(ConsentSettings $settings): ?ThirdPartyService
    {
        $target = $settings->serviceId($this->id());
        $id = explode('/', $target)[0];

        return $target === '' ? null : new ThirdPartyService(
            id: $this->id(),
            label: 'Google Ads',
            category: ConsentCategory::Marketing,
            kind: 'conversion',
            src: "https://www.googletagmanager.com/gtag/js?id=$id",
            cookies: ['_gcl_*', '_gac_*'],
            csp: [
                'script-src' => [
                    ...GoogleSources::CSP['script-src'],
                    'https://www.googleadservices.com',
                    'https://googleads.g.doubleclick.net',
                ],
                'img-src' =>
                    [...GoogleSources::CSP['img-src'], 'https://www.google.com', 'https://googleads.g.doubleclick.net'],
                'connect-src' => GoogleSources::CSP['connect-src'],
                'frame-src' => ['https://td.doubleclick.net'],
            ],
            options: ['id' => $id, 'target' => $target],
        );
    }
}
