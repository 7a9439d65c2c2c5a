<?php

declare(strict_types=1);

namespace CourantDesk\Consent\Services;

use CourantDesk\Consent\ConsentSettings;
use CourantDesk\Consent\Domain\AllowedHosts;
use CourantDesk\Consent\Domain\ThirdPartyService;
use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Settings\SettingsField;

/** Declares an image service that replaces images with smaller ones, with automatic resizing off. */
final class ImageService extends ConsentService
{
    public function id(): string
    {
        return 'images';
    }

    public function fields(): array
    {
        return [
            new SettingsField(
                key: 'images',
                type: 'text',
                default: '',
                label: __('Image service script URL', 'courant-desk'),
                help: __('Leave empty to use WordPress lazy loading. Automatic resizing stays off.', 'courant-desk'),
                capability: Capabilities::SCRIPTS,
            ),
            new SettingsField(
                key: 'images_category',
                type: 'choice',
                default: 'preferences',
                label: __('Consent category for the image service', 'courant-desk'),
                choices: [
                    'preferences' => __('Preferences', 'courant-desk'),
                    'statistics' => __('Statistics', 'courant-desk'),
                    'marketing' => __('Marketing', 'courant-desk'),
                ],
            ),
        ];
    }

    public function hosts(): array
    {
        return ['*.smushcdn.com', '*.optimole.com', '*.shortpixel.ai', '*.exactdn.com'];
    }

    public function validationError(string $key, string $value, AllowedHosts $hosts): string
    {
        return $key === 'images' && !$hosts->isAllowed($value)
            ? __('Enter an HTTPS URL on the host of a supported image service.', 'courant-desk')
            : '';
    }

    /** Loads first: images above the fold wait for it. */
    public function priority(): int
    {
        return 5;
    }

    public function create(ConsentSettings $settings): ?ThirdPartyService
    {
        $src = trim($settings->textValue('images'));
        $host = wp_parse_url($src, PHP_URL_HOST);
        $origin = is_string($host) ? ['https://' . $host] : [];

        return $src === '' ? null : new ThirdPartyService(
            id: $this->id(),
            label: __('Image service', 'courant-desk'),
            category: $settings->categoryFor('images_category'),
            kind: 'images',
            src: $src,
            csp: ['script-src' => $origin, 'img-src' => $origin],
            options: [
                'autoResizingEnabled' => false,
                'autoResizeOptions' => ['precision' => 5, 'skipAutoWidth' => true],
            ],
        );
    }
}
