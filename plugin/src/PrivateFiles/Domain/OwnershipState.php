<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Domain;

/** Result of checking whether this site owns its configured store. */
enum OwnershipState: string
{
    case Owned = 'owned';
    /** No site owns it yet. */
    case Unclaimed = 'unclaimed';
    /** Its owner has another URL: this is a copy of that site, or the site has moved. */
    case Moved = 'moved';
    /** It belongs to a site with another ID. */
    case Foreign = 'foreign';
    /** It contains files that the database does not: the database is an older backup. */
    case Restored = 'restored';

    /** Checks whether the site owner has to decide before anything in the store may be changed. */
    public function needsDecision(): bool
    {
        return $this !== self::Owned && $this !== self::Unclaimed;
    }
}
