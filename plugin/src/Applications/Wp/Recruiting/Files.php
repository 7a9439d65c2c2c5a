<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp\Recruiting;

use CourantDesk\Applications\Wp\AdoptedFiles;
use CourantDesk\PrivateFiles\Domain\PrivateFiles;
use CourantDesk\PrivateFiles\Domain\StoredFile;

/** An applicant's files as the recruiter's page shows them, those from before this plugin too (Rulings 19). */
final class Files
{
    /** What a page may show itself; all else is only downloaded. */
    private const SHOWN = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp', 'image/gif'];

    public function __construct(
        private readonly PrivateFiles $files,
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
            'url' => $this->files->downloadUrl($file->id, $application),
            'warning' => $this->files->store()->isPresent($file) ? $this->files->warning($file) : __('This file is not in the store any more.', 'courant-desk'),
        ], $this->files->store()->ofApplication($application));
        foreach ($this->adopted->of($application) as $file) {
            $path = (string) get_attached_file($file['id']);
            $files[] = [
                'id' => $file['id'],
                'name' => $file['name'],
                'bytes' => is_file($path) ? (int) filesize($path) : 0,
                'preview' => self::shown((string) get_post_mime_type($file['id'])),
                'url' => $this->files->downloadUrl($file['id'], $application),
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
        return $this->files->store()->count($applications);
    }

    private static function shown(string $type): string
    {
        return in_array($type, self::SHOWN, true) ? $type : '';
    }
}
