<?php

declare(strict_types=1);

namespace CourantDesk\Consent\Services;

use CourantDesk\Consent\ConsentSettings;
use CourantDesk\Consent\Domain\ConsentCategory;
use CourantDesk\Consent\Domain\ThirdPartyService;
use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Settings\SettingsField;

/** Declares Hotjar. Form fields are masked. */
final class Hotjar extends ConsentService
{
    public function id(): string
    {
        return 'hotjar';
    }

    public function fields(): array
    {
        return [
            new SettingsField(
                key: 'hotjar',
                type: 'text',
                default: '',
                label: __('Hotjar site ID', 'courant-desk'),
                help: __('Form fields are masked.', 'courant-desk'),
                capability: Capabilities::SCRIPTS,
            ),
        ];
    }

    public function accountPattern(): string
    {
        return '/^[0-9]{4,12}$/D';
    }

    public function hosts(): array
    {
        return ['static.hotjar.com'];
    }

    public function create(ConsentSettings $settings): ?ThirdPartyService
    {
        $id = $settings->serviceId($this->id());
        $hosts = ['https://*.hotjar.com', 'https://*.hotjar.io'];

        return $id === '' ? null : new ThirdPartyService(
            id: $this->id(),
            label: 'Hotjar',
            category: ConsentCategory::Statistics,
            kind: 'hotjar',
            src: "https://static.hotjar.com/c/hotjar-$id.js?sv=6",
            cookies: ['_hj*'],
            csp: [
                'script-src' => $hosts,
                'connect-src' => [...$hosts, 'wss://*.hotjar.com'],
                'img-src' => $hosts,
                'frame-src' => $hosts,
                'font-src' => $hosts,
            ],
            options: ['id' => (int) $id],
        );
    }
}
