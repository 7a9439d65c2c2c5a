<?php

declare(strict_types=1);

namespace CourantDesk\Listings;

use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Settings\ModuleSettings;
use CourantDesk\Kernel\Settings\SettingsCategory;
use CourantDesk\Kernel\Settings\SettingsField;
use CourantDesk\Listings\Domain\TileUrl;

/** Defines the settings of the map of openings. */
final class MapSettings extends ModuleSettings
{
    public function groupId(): string
    {
        return 'map';
    }

    public function title(): string
    {
        return __('Map', 'courant-desk');
    }

    public function category(): SettingsCategory
    {
        return SettingsCategory::Jobs;
    }

    public function capability(): string
    {
        return Capabilities::OPENINGS;
    }

    public function fields(): array
    {
        return [
            new SettingsField(
                'show',
                'bool',
                false,
                __('Offer a map of openings', 'courant-desk'),
                __('Adds a “Show map” button to lists of openings. Locations are found in a list of cities that is part of the plugin.', 'courant-desk'),
            ),
            new SettingsField(
                'tiles',
                'text',
                '',
                __('URL template of map tiles', 'courant-desk'),
                __('Images of the map background, such as https://tiles.example.com/{z}/{x}/{y}.png. Browsers load them from this server after consent. Leave empty to show the places on a plain background.', 'courant-desk'),
                capability: Capabilities::PRIVACY,
            ),
            new SettingsField(
                'attribution',
                'text',
                '',
                __('Attribution of map tiles', 'courant-desk'),
                __('The copyright notice that the provider of the tiles requires. It can contain links.', 'courant-desk'),
            ),
            new SettingsField(
                'category',
                'choice',
                'marketing',
                __('Consent category for map tiles', 'courant-desk'),
                __('Tiles on the domain of this site need no consent.', 'courant-desk'),
                choices: [
                    'marketing' => __('Marketing', 'courant-desk'),
                    'statistics' => __('Statistics', 'courant-desk'),
                    'preferences' => __('Preferences', 'courant-desk'),
                ],
                capability: Capabilities::PRIVACY,
            ),
        ];
    }

    public function validationError(string $key, mixed $value): string
    {
        $text = is_string($value) ? trim($value) : '';

        return $key === 'tiles' && $text !== '' && TileUrl::parse($text) === null
            ? __('Enter a URL that contains {z}, {x} and {y}, such as https://tiles.example.com/{z}/{x}/{y}.png.', 'courant-desk')
            : '';
    }

    public function isEnabled(): bool
    {
        return $this->bool('show');
    }

    /** Returns null for a map without a background. */
    public function tiles(): ?TileUrl
    {
        return $this->isEnabled() ? TileUrl::parse($this->text('tiles')) : null;
    }

    /** Returns the attribution as HTML that contains no other elements than links. */
    public function attributionHtml(): string
    {
        return wp_kses($this->text('attribution'), ['a' => ['href' => true, 'rel' => true]], ['http', 'https']);
    }

    public function consentCategory(): string
    {
        return $this->text('category');
    }
}
