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
}
