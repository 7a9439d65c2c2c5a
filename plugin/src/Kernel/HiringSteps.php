<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/** Reads the hiring steps of an opening, which its page, the applicant portal and emails contain. */
final class HiringSteps
{
    /** @return list<string> plain texts, in order; empty without hiring steps */
    public static function ofOpening(int $opening): array
    {
        /**
         * Filters the hiring steps of an opening.
         *
         * @since 0.2.0
         *
         * @param list<string> $steps plain texts
         * @param int          $opening opening ID
         */
        $steps = apply_filters('courant_desk_hiring_steps', [], $opening);

        return is_array($steps) ? array_values(array_filter($steps, is_string(...))) : [];
    }
}
