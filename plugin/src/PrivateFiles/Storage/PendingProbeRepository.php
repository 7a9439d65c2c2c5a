<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Storage;

/**
 * Stores the browser tests of the private store that are not finished yet. Each has a token for one administrator, one
 * folder and one result, valid for a few minutes; only its hash is stored.
 */
final class PendingProbeRepository
{
    private const META_KEY = 'courant_pending_probe';
    private const LIFETIME_SECONDS = 600;

    /** @param list<string> $urls URLs that the browser requests */
    public function create(string $token, int $user, string $folder, array $urls, int $now): void
    {
        // One per administrator: a new test replaces the previous one.
        update_user_meta($user, self::META_KEY, wp_slash([
            'hash' => hash('sha256', $token), 'folder' => $folder, 'urls' => $urls,
            'expires' => $now + self::LIFETIME_SECONDS,
        ]));
    }

    /** @return list<string>|null URLs of the test; null when there is no such test, or it already has a result */
    public function take(string $token, int $user, string $folder, int $now): ?array
    {
        $pending = get_user_meta($user, self::META_KEY, true);
        if (
            !is_array($pending)
                || !is_string($pending['hash'] ?? null)
                || !hash_equals($pending['hash'], hash('sha256', $token))
            || ($pending['folder'] ?? null) !== $folder
            || !is_int($pending['expires'] ?? null)
            || $pending['expires'] < $now
        ) {
            return null;
        }
        // Of two concurrent requests only one deletes the row.
        if (!delete_user_meta($user, self::META_KEY, wp_slash($pending))) {
            return null;
        }

        return array_values(array_filter(is_array($pending['urls'] ?? null) ? $pending['urls'] : [], 'is_string'));
    }

    public static function deleteAll(): void
    {
        delete_metadata('user', 0, self::META_KEY, '', true);
    }
}
