<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Storage;

use CourantDesk\Applications\Domain\PersonalDataStore;
use CourantDesk\Kernel\Sql;

/** Manages the personal data in the file access log, because file names often contain names of people. */
final class FileAccessPersonalData implements PersonalDataStore
{
    public function __construct(private readonly Sql $sql)
    {
    }

    public function locations(): array
    {
        return ['table:' . RecruitingTables::OPENED_FILES];
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
        $this->sql->execute('DELETE FROM %i WHERE application_id = %d', $this->table(), $application);
    }

    public function export(int $application): array
    {
        return array_map(
            static fn (array $row): array => [
                'name' => __('File opened', 'courant-desk'),
                'value' => gmdate('Y-m-d H:i', (int) $row['opened_at']) . ' ' . $row['file_name'],
            ],
            $this->sql->fetchRows(
                'SELECT file_name, opened_at FROM %i WHERE application_id = %d ORDER BY id',
                $this->table(),
                $application,
            ),
        );
    }

    private function table(): string
    {
        return $this->sql->table(RecruitingTables::OPENED_FILES);
    }
}
