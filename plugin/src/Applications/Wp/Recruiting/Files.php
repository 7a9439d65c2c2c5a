<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp\Recruiting;

use CourantDesk\Applications\Domain\StoredFile;
use CourantDesk\Applications\Wp\AdoptedFiles;
use CourantDesk\Applications\Wp\Downloads;
use CourantDesk\Applications\Wp\PrivateFileStore;
use CourantDesk\Applications\Wp\Tables;
use CourantDesk\Kernel\Sql;

/** An applicant's files as the recruiter's page shows them, those from before this plugin too (Rulings 19). */
final class Files
{
    /** What a page may show itself; all else is only downloaded. */
    private const SHOWN = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp', 'image/gif'];

    public function __construct(
        private readonly Sql $sql,
        private readonly PrivateFileStore $store,
        private readonly AdoptedFiles $adopted,
    ) {
    }

    /** @return list<array{id: int, name: string, bytes: int, preview: string, url: string, warning: string}> */
    public function of(int $application): array
    {
        $files = array_map(fn (StoredFile $file): array => [
            'id' => $file->id,
            'name' => $file->originalName,
            'bytes' => $file->bytes,
            'preview' => self::shown($file->mediaType),
            'url' => Downloads::url($file->id, $application),
            'warning' => is_file($this->store->path($file)) ? '' : __('This file is not in the store any more.', 'courant-desk'),
        ], $this->store->ofApplication($application));
        foreach ($this->adopted->of($application) as $file) {
            $path = (string) get_attached_file($file['id']);
            $files[] = [
                'id' => $file['id'],
                'name' => $file['name'],
                'bytes' => is_file($path) ? (int) filesize($path) : 0,
                'preview' => self::shown((string) get_post_mime_type($file['id'])),
                'url' => Downloads::url($file['id'], $application),
                'warning' => is_file($path) ? '' : __('This file is not on the server any more.', 'courant-desk'),
            ];
        }

        return $files;
    }

    /**
     * How many files each application has.
     *
     * @param list<int> $applications
     * @return array<int, int>
     */
    public function count(array $applications): array
    {
        if ($applications === []) {
            return [];
        }
        $places = implode(', ', array_fill(0, count($applications), '%d'));
        $counts = [];
        $rows = $this->sql->rows(
            "SELECT application_id, COUNT(*) AS number FROM %i WHERE application_id IN ($places) GROUP BY application_id",
            $this->sql->table(Tables::FILES),
            ...$applications
        );
        foreach ($rows as $row) {
            $counts[(int) $row['application_id']] = (int) $row['number'];
        }

        return $counts;
    }

    private static function shown(string $type): string
    {
        return in_array($type, self::SHOWN, true) ? $type : '';
    }
}
