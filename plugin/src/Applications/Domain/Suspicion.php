<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

/** Lists the signs that an application may be spam. None of them rejects it. */
enum Suspicion: string
{
    case Honeypot = 'honeypot';
    case TooFast = 'too-fast';
    case CrossSite = 'cross-site';
    case Rate = 'rate';
    case Akismet = 'akismet';
    case CaptchaMissing = 'captcha-missing';
    case CaptchaScore = 'captcha-score';
    case CaptchaHost = 'captcha-host';
    case CaptchaOutage = 'captcha-outage';
    case Duplicate = 'duplicate';

    /**
     * Removes the time check when it is the only sign of spam, because the autofill of browsers is as fast. A second
     * application from the same address is not a sign of spam.
     *
     * @param list<self> $suspicions
     * @return list<self>
     */
    public static function withoutWeakSignals(array $suspicions): array
    {
        $others = array_filter(
            $suspicions,
            static fn (self $suspicion): bool => $suspicion !== self::TooFast && $suspicion !== self::Duplicate,
        );

        return $others !== []
            ? $suspicions
            : array_values(array_filter($suspicions, static fn (self $item): bool => $item !== self::TooFast));
    }
}
