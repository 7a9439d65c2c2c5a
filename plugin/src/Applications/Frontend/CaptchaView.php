<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Frontend;

use CourantDesk\Applications\Domain\CaptchaProvider;

/**
 * View model of the captcha container in the form. Its HTML loads nothing from the provider.
 *
 * @see docs/compatibility/wp-job-openings.md#application-form-markup
 * @see docs/features/consent.md#rule
 */
final class CaptchaView
{
    private function __construct(
        public readonly string $family,
        public readonly string $containerClass,
        public readonly string $siteKey,
        public readonly string $label,
        public readonly string $providerName,
    ) {
    }

    public static function fromProvider(?CaptchaProvider $provider, string $siteKey): ?self
    {
        return $provider === null ? null : new self(
            $provider->family(),
            $provider->containerClass(),
            $siteKey,
            $provider->label(),
            $provider->company(),
        );
    }
}
