<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Domain;

/** Lists the decisions of the site owner about a store that may belong to another site. */
enum OwnershipDecision: string
{
    /** The site has moved and takes over the store. */
    case SameSite = 'same-site';
    /** This site is a copy: it never changes the store and uses a separate folder. */
    case Copy = 'copy';
    /**
     * The database is a restored backup: the store still belongs to this site, and files that the database does not
     * contain are kept.
     */
    case RestoredBackup = 'restored-backup';
}
