<?php

declare(strict_types=1);

namespace CourantDesk\Consent\Services;

use CourantDesk\Consent\ConsentSettings;
use CourantDesk\Consent\Domain\AllowedHosts;
use CourantDesk\Consent\Domain\ThirdPartyService;
use CourantDesk\Kernel\Settings\SettingsField;

/**
 * Declares a third-party service: its settings, the hosts of its script, its consent category, and what it stores
 * (docs/how-to/consent-service.md).
 */
abstract class ConsentService
{
    /**
     * Returns the ID, which is also the key of the setting with its account: lowercase letters, digits, `_` and `-`.
     */
    abstract public function id(): string;

    /**
     * Returns the settings of the service. A setting that decides which script is loaded requires
     * Capabilities::SCRIPTS.
     *
     * @return list<SettingsField>
     */
    abstract public function fields(): array;

    /** @return list<string> hosts of its script: host names, or `*.` and a name for all subdomains */
    abstract public function hosts(): array;

    /** Creates the service from the settings; null when it is not configured. */
    abstract public function create(ConsentSettings $settings): ?ThirdPartyService;

    /** Returns the pattern of the account in the setting with the key id(); '' when no setting has an account. */
    public function accountPattern(): string
    {
        return '';
    }

    /**
     * Returns why a setting of the service is invalid, as a sentence; '' when it is valid.
     *
     * @param string       $value trimmed, not empty
     * @param AllowedHosts $hosts hosts of all services
     */
    public function validationError(string $key, string $value, AllowedHosts $hosts): string
    {
        return $key === $this->id()
            && $this->accountPattern() !== ''
            && preg_match($this->accountPattern(), $value) !== 1
            ? __('Invalid ID. Copy the ID from your account with the service.', 'courant-desk')
            : '';
    }

    /** Returns the loading priority. Services with a lower number are loaded first. */
    public function priority(): int
    {
        return 10;
    }
}
