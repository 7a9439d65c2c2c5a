<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Admin;

/**
 * The browser tests of the store that were started and not finished. Each has a token for one administrator, one folder and
 * one result, for a few minutes; only its hash is stored.
 */
final class PendingProbe
{
    private const META = 'courant_pending_probe';
    private const LIFETIME_SECONDS = 600;

    /** @param list<string> $addresses that the browser requests */
    public function start(string $token, int $user, string $folder, array $addresses, int $now): void
    {
        // One for each administrator: a new test ends the one before.
        update_user_meta($user, self::META, wp_slash(['hash' => hash('sha256', $token), 'folder' => $folder, 'addresses' => $addresses, 'expires' => $now + self::LIFETIME_SECONDS]));
    }

    /** @return list<string>|null the test's addresses; null where there is no such test, or its result is there already */
    public function finish(string $token, int $user, string $folder, int $now): ?array
    {
        $pending = get_user_meta($user, self::META, true);
        if (
            !is_array($pending) || !is_string($pending['hash'] ?? null) || !hash_equals($pending['hash'], hash('sha256', $token))
            || ($pending['folder'] ?? null) !== $folder || !is_int($pending['expires'] ?? null) || $pending['expires'] < $now
        ) {
            return null;
        }
        // Of two at once only one deletes the row.
        if (!delete_user_meta($user, self::META, wp_slash($pending))) {
            return null;
        }

        return array_values(array_filter(is_array($pending['addresses'] ?? null) ? $pending['addresses'] : [], 'is_string'));
    }

    public static function erase(): void
    {
        delete_metadata('user', 0, self::META, '', true);
    }
}
