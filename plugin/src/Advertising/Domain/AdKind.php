<?php

declare(strict_types=1);

namespace CourantDesk\Advertising\Domain;

/** Kind of an ad. */
enum AdKind: string
{
    case House = 'house';
    case Image = 'image';
    case Adsense = 'adsense';
    case Gpt = 'gpt';
    case Code = 'code';

    /** Returns whether an ad network selects what is shown, each time another ad. */
    public function isNetwork(): bool
    {
        return $this === self::Adsense || $this === self::Gpt;
    }

    /** Returns whether the ad runs third-party scripts on public pages. */
    public function hasScripts(): bool
    {
        return match ($this) {
            self::House, self::Image => false,
            self::Adsense, self::Gpt, self::Code => true,
        };
    }
}
