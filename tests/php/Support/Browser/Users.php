<?php

declare(strict_types=1);

namespace CourantTests\Support\Browser;

use RuntimeException;
use WP_Session_Tokens;
use WP_User;

/** Users and their sessions, for browser tests (tests/e2e/support/site-data.ts). */
final class Users
{
    /**
     * Signs in as a user of the role, who is created when there is none. WordPress stores all sessions of a user in one
     * value: of two tests that sign in at the same time, one would lose its session.
     *
     * @return list<array{name: string, value: string, url: string}> cookies
     */
    public static function signIn(string $role): array
    {
        $lock = fopen(sys_get_temp_dir() . '/courant-e2e-sign-in.lock', 'c');
        if ($lock === false || !flock($lock, LOCK_EX)) {
            throw new RuntimeException('The lock file could not be opened.');
        }
        try {
            return self::createSession($role);
        } finally {
            fclose($lock);
        }
    }

    /** @return list<array{name: string, value: string, url: string}> cookies */
    private static function createSession(string $role): array
    {
        $login = $role === 'administrator' ? 'admin' : "e2e-$role";
        $user = get_user_by('login', $login);
        if (!$user instanceof WP_User) {
            $id = wp_insert_user([
                'user_login' => $login,
                'user_pass' => 'password',
                'role' => $role,
                'user_email' => "$login@courant.example",
            ]);
            $user = is_int($id) ? new WP_User($id) : throw new RuntimeException($id->get_error_message());
        }
        $until = time() + DAY_IN_SECONDS;
        $token = WP_Session_Tokens::get_instance($user->ID)->create($until);

        return array_map(static fn (string $name, string $scheme): array => [
            'name' => $name,
            'value' => rawurlencode(wp_generate_auth_cookie($user->ID, $until, $scheme, $token)),
            'url' => home_url('/'),
        ], [AUTH_COOKIE, LOGGED_IN_COOKIE], ['auth', 'logged_in']);
    }

    /** Hides the welcome guide and the choice of a pattern in the user's block editor. */
    public static function hideEditorGuides(string $login): int
    {
        global $wpdb;
        $user = get_user_by('login', $login);
        if (!$user instanceof WP_User || !$wpdb instanceof \wpdb) {
            throw new RuntimeException("There is no user $login.");
        }
        $choices = ['welcomeGuide' => false, 'enableChoosePatternModal' => false];
        update_user_meta($user->ID, $wpdb->get_blog_prefix() . 'persisted_preferences', [
            'core' => $choices,
            'core/edit-post' => $choices,
            '_modified' => gmdate('c'),
        ]);

        return $user->ID;
    }
}
