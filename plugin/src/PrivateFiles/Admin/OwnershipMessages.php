<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Admin;

use CourantDesk\PrivateFiles\Domain\OwnershipDecision;
use CourantDesk\PrivateFiles\Domain\OwnershipState;

/** Returns the texts about the ownership of a store for screens and commands. */
final class OwnershipMessages
{
    /** Returns the title of the notice; '' if no decision is needed. */
    public static function title(OwnershipState $state): string
    {
        return match ($state) {
            OwnershipState::Moved,
            OwnershipState::Foreign => __('Applicants’ files may belong to another site.', 'courant-desk'),
            OwnershipState::Restored => __('The database is older than applicants’ files.', 'courant-desk'),
            default => '',
        };
    }

    /** @param string $url URL of the site in the store's marker, without a scheme; '' if there is none */
    public static function explanation(OwnershipState $state, string $url): string
    {
        $found = match ($state) {
            OwnershipState::Moved => $url === ''
                ? __('The URL of this site has changed: the site was moved, or it is a copy.', 'courant-desk')
                : sprintf(
                    /* translators: %s: URL of a site */
                    __('The folder belongs to %s: this site was moved, or it is a copy of that site.', 'courant-desk'),
                    $url,
                ),
            OwnershipState::Foreign => $url === ''
                ? __('The folder belongs to another site.', 'courant-desk')
                /* translators: %s: URL of a site */
                : sprintf(__('The folder belongs to another site: %s.', 'courant-desk'), $url),
            OwnershipState::Restored => __('The folder contains files that are not in the database. The database was probably restored from a backup.', 'courant-desk'),
            default => '',
        };

        return $found . ' '
            . __('Until you decide, nothing in this folder is changed or deleted. New applications are accepted and stored in a separate folder.', 'courant-desk');
    }

    public static function label(OwnershipDecision $decision): string
    {
        return match ($decision) {
            OwnershipDecision::SameSite => __('This is the same site at a new URL', 'courant-desk'),
            OwnershipDecision::Copy => __('This is a copy: use a new folder', 'courant-desk'),
            OwnershipDecision::RestoredBackup => __('Restored backup: keep unknown files', 'courant-desk'),
        };
    }

    public static function consequence(OwnershipDecision $decision): string
    {
        return match ($decision) {
            OwnershipDecision::SameSite => __('This site takes over the folder. Choose this only if no other site uses the folder.', 'courant-desk'),
            OwnershipDecision::Copy => __('The folder is never changed by this site. This site keeps its own files in a separate folder and can still read the others.', 'courant-desk'),
            OwnershipDecision::RestoredBackup => __('This site keeps the folder. Files that are not in the database are kept until you allow their cleanup.', 'courant-desk'),
        };
    }

    /** @return non-empty-list<OwnershipDecision> most likely first */
    public static function choices(OwnershipState $state): array
    {
        return match ($state) {
            OwnershipState::Restored =>
                [OwnershipDecision::RestoredBackup, OwnershipDecision::SameSite, OwnershipDecision::Copy],
            OwnershipState::Foreign =>
                [OwnershipDecision::Copy, OwnershipDecision::SameSite, OwnershipDecision::RestoredBackup],
            default => [OwnershipDecision::SameSite, OwnershipDecision::Copy, OwnershipDecision::RestoredBackup],
        };
    }
}
