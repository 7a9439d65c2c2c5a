<?php

declare(strict_types=1);

namespace CourantDesk\Email\Messages;

use CourantDesk\Email\Domain\EmailSample;
use CourantDesk\Email\Domain\EmailSampleProvider;

/** Provides a sample of the weekly summary, with the current data of the site. */
final class WeeklySummarySample implements EmailSampleProvider
{
    private const SAMPLE_ID = 'digest';

    public function __construct(private readonly WeeklySummaryEmail $email)
    {
    }

    public function titles(): array
    {
        return [self::SAMPLE_ID => __('Weekly report', 'courant-desk')];
    }

    public function findSample(string $id, array $changes): ?EmailSample
    {
        return $id === self::SAMPLE_ID ? new EmailSample(...$this->email->compose()) : null;
    }
}
