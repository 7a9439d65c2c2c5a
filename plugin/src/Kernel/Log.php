<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

use Throwable;

/** Logs errors with a stable code and facts, but no personal data and no SQL. */
final class Log
{
    /** @param array<string, scalar|null> $facts */
    public function error(string $code, array $facts = [], ?Throwable $cause = null): void
    {
        if ($cause !== null) {
            $facts += ['cause' => $cause::class, 'at' => basename($cause->getFile()) . ':' . $cause->getLine()];
        }
        /**
         * Fires when an error is logged, for monitoring.
         *
         * @since 0.1.0
         *
         * @param string                     $code  such as `applications.file_store`
         * @param array<string, scalar|null> $facts
         */
        do_action('courant_desk_error', $code, $facts);
        // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- the site's error log, not debugging.
        error_log('courant-desk ' . $code . ' ' . (string) wp_json_encode($facts));
    }
}
