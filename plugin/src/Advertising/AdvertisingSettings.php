<?php

declare(strict_types=1);

namespace CourantDesk\Advertising;

use CourantDesk\Advertising\Domain\AdSlot;
use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Settings\ModuleSettings;
use CourantDesk\Kernel\Settings\SettingsCategory;
use CourantDesk\Kernel\Settings\SettingsField;

/** Settings of the advertising module. */
final class AdvertisingSettings extends ModuleSettings
{
    public function groupId(): string
    {
        return 'advertising';
    }

    public function title(): string
    {
        return __('Advertising', 'courant-desk');
    }

    public function category(): SettingsCategory
    {
        return SettingsCategory::Ads;
    }

    public function capability(): string
    {
        return Capabilities::ADVERTISING;
    }

    public function fields(): array
    {
        return [
            new SettingsField(
                key: 'places',
                type: 'longtext',
                default: AdSlots::DEFAULTS,
                label: __('Slots', 'courant-desk'),
                help: __('One slot per line: ID | name | sizes. A size can have a minimum window width in pixels and a delay after page load in milliseconds: 468x60 from 768 after 4000. Windows narrower than the smallest width show no ad.', 'courant-desk')
                    . $this->slotsOfPlugins(),
            ),
            new SettingsField(
                'paragraph',
                'int',
                3,
                __('Ad in articles, after paragraph', 'courant-desk'),
                __('0 shows no ads in articles.', 'courant-desk'),
                max: 50,
            ),
            new SettingsField(
                'client',
                'text',
                '',
                __('AdSense account', 'courant-desk'),
                'ca-pub-0000000000000000',
                capability: Capabilities::SCRIPTS,
            ),
            new SettingsField(
                'header',
                'text',
                '.custom-header, .wp-custom-header, #wp-custom-header, .header-image:not(img), .site-header .wp-block-cover',
                __('CSS selector of the header image (other themes)', 'courant-desk'),
                __('Not needed with the Courant theme.', 'courant-desk'),
            ),
            new SettingsField(
                'navigation',
                'text',
                '.row .site-branding, .row .custom-logo-link',
                __('CSS selector of the logo column (other themes)', 'courant-desk'),
                __('Not needed with the Courant theme.', 'courant-desk'),
            ),
            new SettingsField(
                'limit',
                'int',
                300,
                __('Maximum counted views and clicks per minute and IP address', 'courant-desk'),
                min: 1,
                capability: Capabilities::SITE,
            ),
        ];
    }

    public function validationError(string $key, mixed $value): string
    {
        $text = is_scalar($value) ? trim((string) $value) : '';
        if ($key === 'places') {
            $mistake = AdSlot::firstInvalidLine($text);

            return $mistake === ''
                ? ''
                /* translators: %s: a line of the setting */
                : sprintf(__('Invalid ad slot or duplicate ID: “%s”', 'courant-desk'), $mistake);
        }

        return $key === 'client' && $text !== '' && preg_match('/^ca-pub-\d{10,20}$/D', $text) !== 1
            ? __('Enter the account ID: ca-pub- followed by digits.', 'courant-desk')
            : '';
    }

    /** @return array<string, AdSlot> by ID */
    public function slots(): array
    {
        return AdSlots::all($this->text('places'));
    }

    public function paragraphNumber(): int
    {
        return $this->int('paragraph');
    }

    public function adsenseClient(): string
    {
        return preg_match('/^ca-pub-\d{10,20}$/D', $this->text('client')) === 1 ? $this->text('client') : '';
    }

    public function slotSelector(string $slot): string
    {
        return in_array($slot, AdSlots::INSERTED_BY_SCRIPT, true) ? $this->text($slot) : '';
    }

    public function maxEventsPerMinute(): int
    {
        return $this->int('limit');
    }

    /** Returns the sentence of the help that names the slots of plugins; '' when there are none. */
    private function slotsOfPlugins(): string
    {
        $names = array_map(static fn (AdSlot $slot): string => "{$slot->name} ({$slot->id})", AdSlots::fromPlugins());

        /* translators: %s: names and IDs of ad slots, such as "Footer (footer)" */
        return $names === [] ? '' : ' ' . sprintf(__('Added by plugins: %s.', 'courant-desk'), implode(', ', $names));
    }
}
