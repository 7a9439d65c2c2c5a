<?php

declare(strict_types=1);

namespace CourantDesk\Advertising\Domain;

/** What an ad is made of. */
enum AdKind: string
{
    case House = 'house';
    case Image = 'image';
    case Adsense = 'adsense';
    case Gpt = 'gpt';
    case Code = 'code';

    /** Whether it loads or runs scripts of others on public pages. */
    public function runsScripts(): bool
    {
        return match ($this) {
            self::House, self::Image => false,
            self::Adsense, self::Gpt, self::Code => true,
        };
    }
}
