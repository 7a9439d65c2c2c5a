<?php

declare(strict_types=1);

namespace CourantDesk\Import\Domain;

/** The outcome of a row. */
enum ImportOutcome: string
{
    case Created = 'made';
    case Updated = 'changed';
    case Unchanged = 'unchanged';
    /** A newer or later-closing row of the same opening is already stored. */
    case Outdated = 'older';
    /** A user moved the opening to the trash; it stays there. */
    case Trashed = 'trashed';
    case Refused = 'refused';
}
