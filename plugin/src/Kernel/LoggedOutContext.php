<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/**
 * Runs code as a logged-out visitor, for stored content that all visitors can read and that must not contain text for
 * single users.
 */
final class LoggedOutContext
{
    /**
     * @template T
     * @param callable(): T $work
     * @return T
     */
    public static function run(callable $work): mixed
    {
        $user = get_current_user_id();
        if ($user === 0) {
            return $work();
        }
        // WordPress adds its KSES filters again whenever the current user changes; an importer may have removed them on
        // purpose.
        $isFiltered = has_filter('content_save_pre', 'wp_filter_post_kses') !== false;
        wp_set_current_user(0);
        try {
            return $work();
        } finally {
            wp_set_current_user($user);
            kses_remove_filters();
            if ($isFiltered) {
                kses_init_filters();
            }
        }
    }
}
