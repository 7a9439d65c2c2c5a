<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Domain;

/** Lists the results of the check whether this site owns its configured store. */
enum OwnershipState: string
{
    case Owned = 'owned';
    /** No site owns the store yet. */
    case Unclaimed = 'unclaimed';
    /** The owner of the store has another URL: this site is a copy, or it was moved. */
    case Moved = 'moved';
    /** The store belongs to a site with another ID. */
    case Foreign = 'foreign';
    /** The store contains files that the database does not: the database is an older backup. */
    case Restored = 'restored';

    /** Checks whether the site owner has to decide before the store may be changed. */
    public function needsDecision(): bool
    {
        return $this !== self::Owned && $this !== self::Unclaimed;
    }
}
