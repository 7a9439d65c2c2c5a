<?php

declare(strict_types=1);

namespace CourantDesk\Consent;

use CourantDesk\Consent\Domain\AllowedHosts;
use CourantDesk\Consent\Domain\ConsentCategory;
use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Settings\ModuleSettings;
use CourantDesk\Kernel\Settings\SettingsField;

/** Settings of third-party services and consent. */
final class ConsentSettings extends ModuleSettings
{
    private const ID_PATTERNS = [
        'gtm' => '/^GTM-[A-Z0-9]{4,12}$/D',
        'ga4' => '/^G-[A-Z0-9]{4,16}$/D',
        'clarity' => '/^[a-z0-9]{6,16}$/D',
        'hotjar' => '/^[0-9]{4,12}$/D',
        'conversion' => '~^AW-[0-9]{6,14}/[\w-]{4,40}$~D',
    ];

    public function groupId(): string
    {
        return 'consent';
    }

    public function title(): string
    {
        return __('Privacy and services', 'courant-desk');
    }

    public function capability(): string
    {
        return Capabilities::SITE;
    }

    public function fields(): array
    {
        $kinds = ['statistics' => __('Statistics', 'courant-desk'), 'marketing' => __('Marketing', 'courant-desk')];

        return [
            new SettingsField(
                key: 'banner',
                type: 'choice',
                default: 'auto',
                label: __('Consent banner', 'courant-desk'),
                help: __('Without a consent banner, the next setting applies.', 'courant-desk'),
                choices: [
                    'auto' => __('Detect automatically', 'courant-desk'),
                    'own' => __('Courant Desk banner', 'courant-desk'),
                    'wp' => __('Banner with WP Consent API', 'courant-desk'),
                    'cookieyes' => 'CookieYes',
                    'complianz' => 'Complianz',
                    'cookiebot' => 'Cookiebot',
                    'tcf' => __('Banner with IAB TCF', 'courant-desk'),
                    'none' => __('None', 'courant-desk'),
                ]
            ),
            new SettingsField('fallback', 'choice', 'closed', __('Without a banner', 'courant-desk'), choices: [
                'closed' => __('Load no services', 'courant-desk'),
                'open' => __('Load all services', 'courant-desk'),
            ]),
            new SettingsField('words', 'longtext', '', __('Banner text', 'courant-desk'), __('Leave empty to use the default text in the site language.', 'courant-desk'), capability: Capabilities::PRIVACY),
            new SettingsField('revision', 'int', 1, __('Consent revision', 'courant-desk'), __('Increase the number to ask all visitors for consent again.', 'courant-desk'), min: 1, max: 9999, capability: Capabilities::PRIVACY),
            new SettingsField('log', 'bool', false, __('Count page views and consent choices', 'courant-desk'), __('Stores daily totals on this site without personal data.', 'courant-desk'), capability: Capabilities::PRIVACY),
            new SettingsField('log_limit', 'int', 1000, __('Maximum counted events per minute and IP address', 'courant-desk'), min: 1, max: 1000000, capability: Capabilities::SITE),
            new SettingsField('gtm', 'text', '', __('Google Tag Manager container ID', 'courant-desk'), 'GTM-XXXXXXX', capability: Capabilities::SCRIPTS),
            new SettingsField('gtm_category', 'choice', 'marketing', __('Consent category for Google Tag Manager', 'courant-desk'), choices: $kinds),
            new SettingsField('ga4', 'text', '', __('Google Analytics measurement ID', 'courant-desk'), 'G-XXXXXXXXXX', capability: Capabilities::SCRIPTS),
            new SettingsField('domains', 'text', '', __('Additional domains for cross-domain tracking', 'courant-desk'), __('Comma-separated. The domain of this site is always included.', 'courant-desk')),
            new SettingsField('clarity', 'text', '', __('Microsoft Clarity project ID', 'courant-desk'), __('Form fields are masked.', 'courant-desk'), capability: Capabilities::SCRIPTS),
            new SettingsField('hotjar', 'text', '', __('Hotjar site ID', 'courant-desk'), __('Form fields are masked.', 'courant-desk'), capability: Capabilities::SCRIPTS),
            new SettingsField('conversion', 'text', '', __('Google Ads conversion for applications', 'courant-desk'), 'AW-000000000/XXXXXXXX', capability: Capabilities::SCRIPTS),
            new SettingsField('images', 'text', '', __('Image service script URL', 'courant-desk'), __('Leave empty to use WordPress lazy loading. Automatic resizing stays off.', 'courant-desk'), capability: Capabilities::SCRIPTS),
            new SettingsField('images_category', 'choice', 'preferences', __('Consent category for the image service', 'courant-desk'), choices: ['preferences' => __('Preferences', 'courant-desk')] + $kinds),
            new SettingsField('embeds', 'bool', true, __('Block embeds until visitors consent', 'courant-desk'), capability: Capabilities::PRIVACY),
            new SettingsField('avatars', 'bool', true, __('Use local avatars', 'courant-desk'), capability: Capabilities::PRIVACY),
            new SettingsField('csp', 'choice', 'off', __('Content-Security-Policy', 'courant-desk'), choices: [
                'off' => __('None', 'courant-desk'),
                'report' => __('Report only', 'courant-desk'),
                'enforce' => __('Enforced', 'courant-desk'),
            ]),
        ];
    }

    public function validationError(string $key, mixed $value): string
    {
        $text = is_scalar($value) ? trim((string) $value) : '';
        if ($text === '') {
            return '';
        }
        if (isset(self::ID_PATTERNS[$key]) && preg_match(self::ID_PATTERNS[$key], $text) !== 1) {
            return __('Invalid ID. Copy the ID from your account with the service.', 'courant-desk');
        }

        return $key === 'images' && !(new AllowedHosts(AllowedHosts::DEFAULT_HOSTS))->isAllowed($text)
            ? __('Enter an HTTPS URL on the host of a supported image service.', 'courant-desk')
            : '';
    }

    /** Returns the ID of a service, '' when it is missing or invalid. */
    public function serviceId(string $key): string
    {
        $id = trim($this->text($key));

        return preg_match(self::ID_PATTERNS[$key] ?? '/^$/D', $id) === 1 ? $id : '';
    }

    public function imageServiceScript(): string
    {
        return trim($this->text('images'));
    }

    public function categoryFor(string $key): ConsentCategory
    {
        return ConsentCategory::tryFrom($this->text($key)) ?? ConsentCategory::Marketing;
    }

    /** @return list<string> domains of the cross-domain linker */
    public function linkedDomains(): array
    {
        $names = array_map('trim', explode(',', strtolower($this->text('domains'))));

        return array_values(array_filter($names, static fn (string $name): bool => preg_match('/^[a-z0-9-]+(\.[a-z0-9-]+)+$/D', $name) === 1));
    }

    public function textValue(string $key): string
    {
        return $this->text($key);
    }

    /** Returns the maximum number of counted events per minute and IP address. */
    public function maxEventsPerMinute(): int
    {
        return $this->int('log_limit');
    }

    public function isEnabled(string $key): bool
    {
        return $this->bool($key);
    }

    public function revision(): int
    {
        return $this->int('revision');
    }
}
