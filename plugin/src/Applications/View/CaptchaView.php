<?php

declare(strict_types=1);

namespace CourantDesk\Applications\View;

use CourantDesk\Applications\Domain\CaptchaProvider;

/** The captcha's place in the form (Jobs contract 3.3). Nothing of the provider's is in it (Rulings 31). */
final class CaptchaView
{
    private function __construct(
        public readonly string $family,
        public readonly string $box,
        public readonly string $siteKey,
        public readonly string $label,
        public readonly string $company,
    ) {
    }

    public static function of(?CaptchaProvider $provider, string $siteKey): ?self
    {
        return $provider === null ? null : new self($provider->family(), $provider->box(), $siteKey, $provider->label(), $provider->company());
    }
}
