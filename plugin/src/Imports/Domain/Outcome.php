<?php

declare(strict_types=1);

namespace CourantDesk\Imports\Domain;

/** What became of a row. */
enum Outcome: string
{
    case Made = 'made';
    case Changed = 'changed';
    case Unchanged = 'unchanged';
    /** A newer or later-closing row of the same opening is stored already. */
    case Older = 'older';
    /** A person put the opening into the trash; it stays there. */
    case Trashed = 'trashed';
    case Refused = 'refused';
}
