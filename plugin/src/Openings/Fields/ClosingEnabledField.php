<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Fields;

use CourantDesk\Openings\Domain\OpeningDraft;
use CourantDesk\Openings\Domain\OpeningField;

/** Declares the field that enables the closing date in WP Job Openings, which is updated with the closing time. */
final class ClosingEnabledField extends OpeningField
{
    public const ON = 'set_listing';
    public const KEY = 'awsm_set_exp_list';

    public function key(): string
    {
        return self::KEY;
    }

    public function label(): string
    {
        return __('Closes', 'courant-desk');
    }

    public function schema(): array
    {
        return ['enum' => ['', self::ON]];
    }

    public function sanitize(mixed $value): string
    {
        return $value === self::ON ? self::ON : '';
    }

    public function isCopied(): bool
    {
        return false;
    }

    public function draftValue(OpeningDraft $draft): string
    {
        return $draft->closing === null ? '' : self::ON;
    }

    public function isIndexed(): bool
    {
        return true;
    }
}
