<?php

declare(strict_types=1);

namespace CourantTests\Support\Http;

use WP_Session_Tokens;
use WP_User;

/** Creates cookies and nonces of a signed-in user, as the server does. */
final class SignIn
{
    private const HOURS = 8;

    /** @var array<int, string> session token by user ID, for this test run */
    private static array $tokens = [];

    public static function forget(): void
    {
        self::$tokens = [];
    }

    public static function cookies(WP_User $user): string
    {
        $expires = time() + self::HOURS * HOUR_IN_SECONDS;
        $token = self::token($user, $expires);
        $cookies = [
            AUTH_COOKIE => wp_generate_auth_cookie($user->ID, $expires, 'auth', $token),
            LOGGED_IN_COOKIE => wp_generate_auth_cookie($user->ID, $expires, 'logged_in', $token),
        ];

        return implode('; ', array_map(
            static fn (string $name, string $value): string => $name . '=' . rawurlencode($value),
            array_keys($cookies),
            $cookies
        ));
    }

    /** Returns a nonce that the server accepts from that user. */
    public static function nonce(WP_User $user, string $action): string
    {
        $before = get_current_user_id();
        $cookie = $_COOKIE[LOGGED_IN_COOKIE] ?? null;
        $expires = time() + self::HOURS * HOUR_IN_SECONDS;
        $_COOKIE[LOGGED_IN_COOKIE] = wp_generate_auth_cookie($user->ID, $expires, 'logged_in', self::token(
            $user,
            $expires,
        ));
        wp_set_current_user($user->ID);
        $nonce = wp_create_nonce($action);
        wp_set_current_user($before);
        if ($cookie === null) {
            unset($_COOKIE[LOGGED_IN_COOKIE]);
        } else {
            $_COOKIE[LOGGED_IN_COOKIE] = $cookie;
        }

        return $nonce;
    }

    private static function token(WP_User $user, int $expires): string
    {
        return self::$tokens[$user->ID] ??= WP_Session_Tokens::get_instance($user->ID)->create($expires);
    }
}
