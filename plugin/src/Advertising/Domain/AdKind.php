<?php

declare(strict_types=1);

namespace CourantDesk\Advertising\Domain;

/** Lists the kinds of ads: text of this site, an image, a unit of an ad network, or code. */
enum AdKind: string
{
    case House = 'house';
    case Image = 'image';
    case Adsense = 'adsense';
    case Gpt = 'gpt';
    case Code = 'code';

    /** Returns whether an ad network chooses what is shown, so that the same unit can show different ads. */
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
