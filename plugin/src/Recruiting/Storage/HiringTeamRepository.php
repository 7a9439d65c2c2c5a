<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Storage;

use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\Sql;
use CourantDesk\Recruiting\Domain\ApplicationScope;
use WP_Post;
use WP_User;

/**
 * Reads and writes the hiring team of an opening: users who see its applications and get its emails, regardless of its
 * author. Each member is one meta row. Only users who may handle applications can be members.
 */
final class HiringTeamRepository
{
    public const META_KEY = 'courant_hiring_team';
    public const CAPABILITY = 'edit_applications';

    /** @var array<int, list<int>> opening IDs by user ID */
    private array $openings = [];

    public function __construct(private readonly Sql $sql)
    {
    }

    /** Hides the meta from the custom fields box. */
    public function protectMeta(bool $protected, string $key): bool
    {
        return $protected || $key === self::META_KEY;
    }

    /** Clears the cached openings of the current user when a hiring team changes. */
    public function resetOpenings(mixed $ids, int $post, string $key): void
    {
        $this->openings = $key === self::META_KEY ? [] : $this->openings;
    }

    /** @return list<int> user IDs */
    public function findMemberIds(int $opening): array
    {
        $ids = array_map(
            static fn (mixed $id): int => is_numeric($id) ? (int) $id : 0,
            (array) get_post_meta($opening, self::META_KEY),
        );

        return array_values(array_unique(array_filter($ids, static fn (int $id): bool => $id > 0)));
    }

    /** @param list<int> $users user IDs; users who may not handle applications are ignored */
    public function saveMembers(int $opening, array $users): void
    {
        $selected = array_values(
            array_filter(array_unique($users), static fn (int $user): bool => user_can($user, self::CAPABILITY))
        );
        $current = $this->findMemberIds($opening);
        foreach (array_diff($current, $selected) as $user) {
            delete_post_meta($opening, self::META_KEY, (string) $user);
        }
        foreach (array_diff($selected, $current) as $user) {
            add_post_meta($opening, self::META_KEY, (string) $user);
        }
    }

    public function findScope(int $user): ApplicationScope
    {
        return user_can($user, 'edit_others_applications')
            ? new ApplicationScope(true, $user, [])
            : new ApplicationScope(false, $user, $this->findOpeningIds($user));
    }

    /** @return list<int> */
    public function findOpeningIds(int $user): array
    {
        return $this->openings[$user] ??= array_map('intval', $this->sql->fetchColumn(
            'SELECT DISTINCT post_id FROM %i WHERE meta_key = %s AND meta_value = %s',
            $this->sql->coreTable('postmeta'),
            self::META_KEY,
            (string) $user
        ));
    }

    /**
     * Allows team members to edit an application like their own; the permission to delete it does not change.
     *
     * @param list<string>            $needed
     * @param array<array-key, mixed> $arguments
     * @return list<string>
     */
    public function grantTeamAccess(array $needed, string $capability, int $user, array $arguments): array
    {
        $id = $arguments[0] ?? null;
        if (
            !in_array($capability, ['edit_post', 'read_post'], true)
            || !is_numeric($id)
            || !in_array('edit_others_applications', $needed, true)
        ) {
            return $needed;
        }
        $post = get_post((int) $id);
        if (
            !$post instanceof WP_Post
            || $post->post_type !== PostTypes::APPLICATION
            || !in_array($post->post_parent, $this->findOpeningIds($user), true)
        ) {
            return $needed;
        }

        return [self::CAPABILITY];
    }

    /**
     * @param list<string>            $headers
     * @param array<array-key, mixed> $applicant
     * @return list<string>
     */
    public function addTeamRecipients(array $headers, array $applicant): array
    {
        $opening = is_numeric($applicant['awsm_job_id'] ?? null) ? (int) $applicant['awsm_job_id'] : 0;
        foreach ($opening > 0 ? $this->findMembers($opening) : [] as $member) {
            $headers[] = 'Cc: ' . $member->user_email;
        }

        return $headers;
    }

    /** @return list<WP_User> existing users who may still handle applications */
    public function findMembers(int $opening): array
    {
        $ids = $this->findMemberIds($opening);
        cache_users($ids);
        $members = [];
        foreach ($ids as $id) {
            $user = get_userdata($id);
            if (
                $user instanceof WP_User && user_can($user, self::CAPABILITY) && is_email($user->user_email) !== false
            ) {
                $members[] = $user;
            }
        }

        return $members;
    }
}
