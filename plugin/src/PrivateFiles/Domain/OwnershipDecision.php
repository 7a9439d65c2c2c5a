<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Domain;

/** What the owner of the site decided about a store that may be another site's. */
enum OwnershipDecision: string
{
    /** The site has moved: it takes the store over. */
    case SameSite = 'same-site';
    /** This site is a copy: it leaves the store alone for good and keeps to a folder of its own. */
    case Copy = 'copy';
    /** The database is a restored backup: the store stays this site's, and files that the database does not know are kept. */
    case RestoredBackup = 'restored-backup';
}
