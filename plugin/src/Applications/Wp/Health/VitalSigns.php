<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp\Health;

use CourantDesk\Applications\ApplicationsParts;
use CourantDesk\Applications\Domain\Vitals;
use CourantDesk\Email\Domain\EmailQueue;
use RuntimeException;

/** Measures what applications depend on. */
final class VitalSigns
{
    public function __construct(private readonly ApplicationsParts $parts)
    {
    }

    public function measure(): Vitals
    {
        $now = $this->parts->kernel->clock->now()->getTimestamp();
        $next = wp_next_scheduled(EmailQueue::WORK_EVENT);
        $folder = $this->folder();
        /**
         * The room on the disk of the private store, in bytes; null where nobody says.
         *
         * @param int|null $free
         */
        $free = apply_filters('courant_desk_free_bytes', $folder === '' ? null : $this->free($folder));

        return new Vitals(
            $this->parts->emails->longestWait(),
            $this->parts->emails->countFailed($now - WEEK_IN_SECONDS),
            $next === false ? -1 : max(0, $now - $next),
            $folder !== '' && wp_is_writable($folder),
            is_numeric($free) ? (int) $free : null,
        );
    }

    private function folder(): string
    {
        try {
            return $this->parts->directory()->path();
        } catch (RuntimeException) {
            return '';
        }
    }

    private function free(string $folder): ?int
    {
        $free = function_exists('disk_free_space') ? @disk_free_space($folder) : false;

        return is_float($free) ? (int) $free : null;
    }
}
