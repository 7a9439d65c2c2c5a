<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Storage;

use CourantDesk\Kernel\PostTypes;
use WP_Post;
use WP_User;

/** Finds the users who may read an application. Other users cannot be assigned to it or mentioned in its notes. */
final class ApplicationReaders
{
    private const MAX_USERS = 200;

    public function __construct(private readonly HiringTeamRepository $team)
    {
    }

    public function canRead(int $user, int $application): bool
    {
        return get_post_type($application) === PostTypes::APPLICATION && user_can($user, 'edit_post', $application);
    }

    /** @return list<WP_User> in alphabetical order */
    public function findByApplication(WP_Post $application): array
    {
        $all = get_users([
            'capability__in' => ['edit_others_applications'],
            'number' => self::MAX_USERS,
            'orderby' => 'display_name',
        ]);
        $users = [...array_filter($all, static fn (mixed $user): bool => $user instanceof WP_User)];
        $author = get_userdata((int) $application->post_author);
        if ($author instanceof WP_User) {
            $users[] = $author;
        }
        $byId = [];
        foreach ([...$users, ...$this->team->findMembers($application->post_parent)] as $user) {
            if ($this->canRead($user->ID, $application->ID)) {
                $byId[$user->ID] = $user;
            }
        }
        usort($byId, static fn (WP_User $a, WP_User $b): int => strcasecmp($a->display_name, $b->display_name));

        return $byId;
    }
}
