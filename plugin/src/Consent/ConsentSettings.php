<?php

declare(strict_types=1);

namespace CourantDesk\Consent;

use CourantDesk\Consent\Domain\AllowedHosts;
use CourantDesk\Consent\Domain\ConsentCategory;
use CourantDesk\Consent\Frontend\ConsentBannerView;
use CourantDesk\Consent\Services\ConsentService;
use CourantDesk\Consent\Storage\PolicyScanRepository;
use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Settings\ModuleSettings;
use CourantDesk\Kernel\Settings\SettingsCategory;
use CourantDesk\Kernel\Settings\SettingsField;

/** Settings of third-party services and consent. */
final class ConsentSettings extends ModuleSettings
{
    public function __construct(
        private readonly ConsentServices $services = new ConsentServices(),
        private readonly PolicyScanRepository $policyScan = new PolicyScanRepository(),
    ) {
    }

    public function groupId(): string
    {
        return 'consent';
    }

    public function title(): string
    {
        return __('Privacy and services', 'courant-desk');
    }

    public function category(): SettingsCategory
    {
        return SettingsCategory::Privacy;
    }

    public function capability(): string
    {
        return Capabilities::SITE;
    }

    public function fields(): array
    {
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
            new SettingsField(
                'fallback', 'choice', 'closed', __('If there is no consent banner', 'courant-desk'),
                choices: [
                    'closed' => __('Load no services', 'courant-desk'),
                    'open' => __('Load all services', 'courant-desk'),
                ],
            ),
            new SettingsField(
                'words', 'longtext', '', __('Banner text', 'courant-desk'),
                __('Leave empty to use the default text in the site language.', 'courant-desk'),
                capability: Capabilities::PRIVACY,
                placeholder: ConsentBannerView::defaultText(...),
            ),
            new SettingsField(
                'revision', 'int', 1, __('Consent revision', 'courant-desk'),
                __('Increase the number to ask all visitors for consent again.', 'courant-desk'), min: 1, max: 9999,
                capability: Capabilities::PRIVACY,
            ),
            new SettingsField(
                'log', 'bool', false, __('Count page views and consent choices', 'courant-desk'),
                __('Stores daily totals on this site without personal data.', 'courant-desk'),
                capability: Capabilities::PRIVACY,
            ),
            new SettingsField(
                'log_limit', 'int', 1000, __('Maximum counted events per minute and IP address', 'courant-desk'),
                min: 1, max: 1000000, capability: Capabilities::SITE,
            ),
            ...array_merge(
                ...array_map(static fn (ConsentService $service): array => $service->fields(), $this->services->all())
            ),
            new SettingsField(
                'embeds', 'bool', true, __('Block embeds until visitors consent', 'courant-desk'),
                capability: Capabilities::PRIVACY,
            ),
            new SettingsField(
                'avatars', 'bool', true, __('Use local avatars', 'courant-desk'), capability: Capabilities::PRIVACY,
            ),
            self::policyField(),
        ];
    }

    public function validationError(string $key, mixed $value): string
    {
        $text = is_scalar($value) ? trim((string) $value) : '';
        if ($text === '') {
            return '';
        }
        if ($key === 'csp') {
            return $text === 'enforce' && $this->text('csp') !== 'enforce'
                ? $this->policyScan->errorForEnforcing()
                : '';
        }
        $hosts = new AllowedHosts($this->services->hosts());
        foreach ($this->services->all() as $service) {
            $error = in_array($key, array_column($service->fields(), 'key'), true)
                ? $service->validationError($key, $text, $hosts)
                : '';
            if ($error !== '') {
                return $error;
            }
        }

        return '';
    }

    /** Returns the account of a service, '' when it is missing or invalid. */
    public function serviceId(string $id): string
    {
        $account = trim($this->text($id));
        $pattern = $this->services->find($id)?->accountPattern() ?? '';

        return $pattern !== '' && preg_match($pattern, $account) === 1 ? $account : '';
    }

    public function categoryFor(string $key): ConsentCategory
    {
        return ConsentCategory::tryFrom($this->text($key)) ?? ConsentCategory::Marketing;
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

    public function isPolicyOff(): bool
    {
        return $this->text('csp') === 'off';
    }

    public function isPolicyEnforced(): bool
    {
        return in_array($this->text('csp'), ['enforce', 'enforce_anyway'], true);
    }

    public function revision(): int
    {
        return $this->int('revision');
    }

    private static function policyField(): SettingsField
    {
        return new SettingsField(
            key: 'csp',
            type: 'choice',
            default: 'off',
            label: __('Content-Security-Policy', 'courant-desk'),
            help: __('Browsers run only the scripts that the server printed in the page. “Enforced” requires a scan of the site, below the settings.', 'courant-desk'),
            choices: [
                'off' => __('None', 'courant-desk'),
                'report' => __('Report only', 'courant-desk'),
                'enforce' => __('Enforced', 'courant-desk'),
                'enforce_anyway' => __('Enforced, ignore scan results', 'courant-desk'),
            ],
        );
    }
}
