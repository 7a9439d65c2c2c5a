<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Domain;

/** Whether this site owns the store that it is configured for. */
enum OwnershipState: string
{
    case Owned = 'owned';
    /** Nobody owns it yet. */
    case Unclaimed = 'unclaimed';
    /** Its owner has another URL: this is a copy of that site, or the site has moved. */
    case Moved = 'moved';
    /** It belongs to a site with another id. */
    case Foreign = 'foreign';
    /** It has files that the database does not know: the database is an older backup. */
    case Restored = 'restored';

    /** Whether the owner of the site has to decide before anything in the store may be changed. */
    public function needsDecision(): bool
    {
        return $this !== self::Owned && $this !== self::Unclaimed;
    }
}
