<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

/** Why an application may be spam. None of these refuses it (Rulings 14). */
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
}
