<?php

declare(strict_types=1);

namespace CourantDesk\Consent\Services;

use CourantDesk\Consent\ConsentSettings;
use CourantDesk\Consent\Domain\ConsentCategory;
use CourantDesk\Consent\Domain\ThirdPartyService;
use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Settings\SettingsField;

/** Declares Microsoft Clarity. Form fields are masked. */
final class MicrosoftClarity extends ConsentService
{
    public function id(): string
    {
        return 'clarity';
    }

    public function fields(): array
    {
        return [
            new SettingsField(
                key: 'clarity',
                type: 'text',
                default: '',
                label: __('Microsoft Clarity project ID', 'courant-desk'),
                help: __('Form fields are masked.', 'courant-desk'),
                capability: Capabilities::SCRIPTS,
            ),
        ];
    }

    public function accountPattern(): string
    {
        return '/^[a-z0-9]{6,16}$/D';
    }

    public function hosts(): array
    {
        return ['www.clarity.ms'];
    }

    public function create(ConsentSettings $settings): ?ThirdPartyService
    {
        $id = $settings->serviceId($this->id());
        $hosts = ['https://www.clarity.ms', 'https://*.clarity.ms'];

        return $id === '' ? null : new ThirdPartyService(
            id: $this->id(),
            label: 'Microsoft Clarity',
            category: ConsentCategory::Statistics,
            kind: 'clarity',
            src: "https://www.clarity.ms/tag/$id",
            cookies: ['_clck', '_clsk', 'CLID', 'MUID', 'ANONCHK', 'SM'],
            csp: [
                'script-src' => $hosts,
                'connect-src' => [...$hosts, 'https://c.bing.com'],
                'img-src' => [...$hosts, 'https://c.bing.com'],
            ],
        );
    }
}
