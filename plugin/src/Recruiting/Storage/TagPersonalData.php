<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Storage;

use CourantDesk\Applications\Domain\PersonalDataStore;
use CourantDesk\Kernel\Sql;

/** Manages the personal data in tags, assignments and email attachments of an application. */
final class TagPersonalData implements PersonalDataStore
{
    private const TABLES = [
        RecruitingTables::TAGS,
        RecruitingTables::ASSIGNEES,
        RecruitingTables::EMAIL_ATTACHMENTS,
    ];

    public function __construct(private readonly Sql $sql)
    {
    }

    public function locations(): array
    {
        return array_map(static fn (string $table): string => "table:$table", self::TABLES);
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
        foreach (self::TABLES as $table) {
            $this->sql->execute('DELETE FROM %i WHERE application_id = %d', $this->sql->table($table), $application);
        }
    }

    public function export(int $application): array
    {
        return array_map(
            static fn (string $name): array => ['name' => __('Tag', 'courant-desk'), 'value' => $name],
            $this->sql->fetchColumn(
                'SELECT name FROM %i WHERE application_id = %d ORDER BY slug',
                $this->sql->table(RecruitingTables::TAGS),
                $application,
            ),
        );
    }
}
