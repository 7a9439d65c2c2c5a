<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Storage;

use CourantDesk\Applications\Domain\PersonalDataStore;
use CourantDesk\Email\Domain\EmailQueue;

/** Manages the emails about an application in the queue, sent or waiting. */
final class EmailPersonalData implements PersonalDataStore
{
    public function __construct(private readonly EmailQueue $emails)
    {
    }

    public function locations(): array
    {
        return ['table:outbox'];
    }

    public function isTransactional(): bool
    {
        return true;
    }

    public function withdraw(int $application): void
    {
        $this->delete($application);
    }

    public function delete(int $application): void
    {
        $this->emails->deleteByApplication($application);
    }

    public function export(int $application): array
    {
        $rows = [];
        foreach ($this->emails->findByApplication($application) as $email) {
            if ($email->subject !== '') {
                $rows[] = ['name' => __('Email', 'courant-desk'), 'value' => $email->subject . "\n\n" . $email->body];
            }
        }

        return $rows;
    }
}
