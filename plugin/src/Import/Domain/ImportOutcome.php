<?php

declare(strict_types=1);

namespace CourantDesk\Import\Domain;

/** Lists the outcomes of a row. */
enum ImportOutcome: string
{
    case Created = 'made';
    case Updated = 'changed';
    case Unchanged = 'unchanged';
    /** A row of the same opening with a later issue date or closing date is already stored. */
    case Outdated = 'older';
    /** A user moved the opening to the trash; it is not restored. */
    case Trashed = 'trashed';
    case Refused = 'refused';
}
