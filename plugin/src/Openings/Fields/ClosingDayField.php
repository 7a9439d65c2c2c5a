<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Fields;

use CourantDesk\Openings\Domain\ClosingDate;
use CourantDesk\Openings\Domain\OpeningDraft;
use CourantDesk\Openings\Domain\OpeningField;

/**
 * Declares the field for the last day of an opening in the format of WP Job Openings, which is updated with the closing
 * time.
 */
final class ClosingDayField extends OpeningField
{
    public const KEY = 'awsm_job_expiry';

    public function key(): string
    {
        return self::KEY;
    }

    public function label(): string
    {
        return __('Closes', 'courant-desk');
    }

    public function sanitize(mixed $value): string
    {
        return is_string($value) ? ClosingDate::normalizeDate($value) : '';
    }

    public function isCopied(): bool
    {
        return false;
    }

    public function draftValue(OpeningDraft $draft): string
    {
        return ClosingDate::fromDateTime($draft->closing, wp_timezone())->date;
    }

    public function isIndexed(): bool
    {
        return true;
    }
}
