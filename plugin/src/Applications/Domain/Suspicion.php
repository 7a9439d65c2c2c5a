<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

/** A sign that an application may be spam. None of them refuses it. */
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
     * Drops the time trap where no other sign of spam stands beside it: browsers that fill in forms are fast too. A second application of the
     * same address is no sign of spam.
     *
     * @param list<self> $suspicions
     * @return list<self>
     */
    public static function weigh(array $suspicions): array
    {
        $others = array_filter($suspicions, static fn (self $one): bool => $one !== self::TooFast && $one !== self::Duplicate);

        return $others !== [] ? $suspicions : array_values(array_filter($suspicions, static fn (self $one): bool => $one !== self::TooFast));
    }
}
