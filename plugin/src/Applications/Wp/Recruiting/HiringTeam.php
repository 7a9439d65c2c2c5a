<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp\Recruiting;

use CourantDesk\Applications\Domain\Recruiting\Scope;
use CourantDesk\Applications\Wp\ApplicationType;
use CourantDesk\Kernel\Sql;
use WP_Post;
use WP_User;

/**
 * The hiring team of an opening: users who see its applications and get its mails, whoever wrote the opening. One row
 * of meta a user. Only who may handle applications at all can be in one.
 */
final class HiringTeam
{
    public const META = 'courant_hiring_team';
    public const CAPABILITY = 'edit_applications';

    /** @var array<int, list<int>> openings by user */
    private array $openings = [];

    public function __construct(private readonly Sql $sql)
    {
    }

    public function boot(): void
    {
        add_filter('map_meta_cap', [$this, 'letIn'], 10, 4);
        add_filter('is_protected_meta', static fn (bool $protected, string $key): bool => $protected || $key === self::META, 10, 2);
        add_filter('awsm_jobs_admin_notification_mail_headers', [$this, 'copyMails'], 10, 2);
        foreach (['added_post_meta', 'updated_post_meta', 'deleted_post_meta'] as $hook) {
            add_action($hook, function (mixed $ids, int $post, string $key): void {
                $this->openings = $key === self::META ? [] : $this->openings;
            }, 10, 3);
        }
    }

    /** @return list<int> user ids */
    public function of(int $opening): array
    {
        $ids = array_map(static fn (mixed $id): int => is_numeric($id) ? (int) $id : 0, (array) get_post_meta($opening, self::META));

        return array_values(array_unique(array_filter($ids, static fn (int $id): bool => $id > 0)));
    }

    /** @param list<int> $users those who may not handle applications are left out */
    public function set(int $opening, array $users): void
    {
        $wanted = array_values(array_filter(array_unique($users), static fn (int $user): bool => user_can($user, self::CAPABILITY)));
        $there = $this->of($opening);
        foreach (array_diff($there, $wanted) as $user) {
            delete_post_meta($opening, self::META, (string) $user);
        }
        foreach (array_diff($wanted, $there) as $user) {
            add_post_meta($opening, self::META, (string) $user);
        }
    }

    public function scope(int $user): Scope
    {
        return user_can($user, 'edit_others_applications') ? new Scope(true, $user, []) : new Scope(false, $user, $this->openingsOf($user));
    }

    /** @return list<int> */
    public function openingsOf(int $user): array
    {
        return $this->openings[$user] ??= array_map('intval', $this->sql->column(
            'SELECT DISTINCT post_id FROM %i WHERE meta_key = %s AND meta_value = %s',
            $this->sql->core('postmeta'),
            self::META,
            (string) $user
        ));
    }

    /**
     * In the team an application is edited as one's own; deleting it stays with those who could before.
     *
     * @param list<string>            $needed
     * @param array<array-key, mixed> $arguments
     * @return list<string>
     */
    public function letIn(array $needed, string $capability, int $user, array $arguments): array
    {
        $id = $arguments[0] ?? null;
        if (!in_array($capability, ['edit_post', 'read_post'], true) || !is_numeric($id) || !in_array('edit_others_applications', $needed, true)) {
            return $needed;
        }
        $post = get_post((int) $id);
        if (!$post instanceof WP_Post || $post->post_type !== ApplicationType::NAME || !in_array($post->post_parent, $this->openingsOf($user), true)) {
            return $needed;
        }

        return [self::CAPABILITY];
    }

    /**
     * @param list<string>            $headers
     * @param array<array-key, mixed> $applicant
     * @return list<string>
     */
    public function copyMails(array $headers, array $applicant): array
    {
        $opening = is_numeric($applicant['awsm_job_id'] ?? null) ? (int) $applicant['awsm_job_id'] : 0;
        foreach ($opening > 0 ? $this->members($opening) : [] as $member) {
            $headers[] = 'Cc: ' . $member->user_email;
        }

        return $headers;
    }

    /** @return list<WP_User> those who are there and may still handle applications */
    public function members(int $opening): array
    {
        $ids = $this->of($opening);
        cache_users($ids);
        $members = [];
        foreach ($ids as $id) {
            $user = get_userdata($id);
            if ($user instanceof WP_User && user_can($user, self::CAPABILITY) && is_email($user->user_email) !== false) {
                $members[] = $user;
            }
        }

        return $members;
    }
}
