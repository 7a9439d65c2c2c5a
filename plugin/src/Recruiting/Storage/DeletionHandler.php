<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Storage;

use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\Sql;

/** Keeps applications when their opening or a user is deleted, and shows the impact before the deletion. */
final class DeletionHandler
{
    public function __construct(private readonly Sql $sql)
    {
    }

    /**
     * @param list<string> $sentences
     * @param list<int>    $openings
     * @return list<string>
     */
    public function describeOpeningDeletion(array $sentences, array $openings, bool $isPermanent): array
    {
        $number = 0;
        foreach (array_chunk($openings, 200) as $some) {
            $placeholders = implode(', ', array_fill(0, count($some), '%d'));
            $number += (int) $this->sql->fetchValue(
                "SELECT COUNT(*) FROM %i WHERE post_type = %s AND post_status <> 'trash' AND post_parent IN ($placeholders)",
                $this->sql->coreTable('posts'),
                PostTypes::APPLICATION,
                ...$some
            );
        }
        if ($number === 0) {
            return $sentences;
        }
        $stays = $isPermanent
            /* translators: %s: number of applications */
            ? _n(
                '%s application is kept, with its files and the title of the opening, until it is deleted or its retention period ends.',
                '%s applications are kept, with their files and the title of the opening, until they are deleted or their retention period ends.',
                $number,
                'courant-desk',
            )
            /* translators: %s: number of applications */
            : _n(
                '%s application is kept with its files. Access to it does not change.',
                '%s applications are kept with their files. Access to them does not change.',
                $number,
                'courant-desk',
            );
        $sentences[] = sprintf($stays, number_format_i18n($number));
        if ($isPermanent) {
            $sentences[] = __('The hiring team loses access to them. The author of the opening and users who can see all applications keep access.', 'courant-desk');
        }

        return $sentences;
    }

    /**
     * @param list<string> $sentences
     * @param list<int>    $users
     * @return list<string>
     */
    public function describeUserDeletion(array $sentences, array $users): array
    {
        $teams = 0;
        foreach ($users as $user) {
            $teams += (int) $this->sql->fetchValue(
                'SELECT COUNT(*) FROM %i WHERE meta_key = %s AND meta_value = %s',
                $this->sql->coreTable('postmeta'),
                HiringTeamRepository::META_KEY,
                (string) $user,
            );
        }
        if ($teams > 0) {
            $sentences[] = sprintf(
                /* translators: %s: number of hiring teams */
                _n(
                    'They are removed from %s hiring team.',
                    'They are removed from %s hiring teams.',
                    $teams,
                    'courant-desk',
                ),
                number_format_i18n($teams),
            );
        }

        return [...$sentences, __('Their notes on applications are kept without their name.', 'courant-desk')];
    }

    public function removeUserFromTeams(int $user): void
    {
        delete_metadata('post', 0, HiringTeamRepository::META_KEY, (string) $user, true);
    }
}
