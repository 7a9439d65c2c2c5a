<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Storage;

use CourantDesk\Applications\Domain\PersonalDataStore;
use CourantDesk\Applications\Wp\AdoptedFiles;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Sql;
use CourantDesk\PrivateFiles\Domain\FileStore;
use CourantDesk\PrivateFiles\Domain\PrivateFiles;
use RuntimeException;

/** Files in the private store, and attachments of WP Job Openings. */
final class FilePersonalData implements PersonalDataStore
{
    public function __construct(private readonly Sql $sql, private readonly FileStore $files, private readonly AdoptedFiles $adopted, private readonly PrivateFiles $privateFiles, private readonly Clock $clock)
    {
    }

    public function locations(): array
    {
        return ['table:' . FileStore::TABLE];
    }

    public function isTransactional(): bool
    {
        return false;
    }

    public function withdraw(int $application): void
    {
        foreach ($this->files->ofApplication($application) as $file) {
            $this->files->discard($file);
        }
        $this->adopted->discard($application);
        if ($this->files->ofApplication($application) !== [] || $this->adopted->of($application) !== []) {
            throw new RuntimeException('Files of an application could not be deleted.');
        }
    }

    /** In a transaction the files go after its COMMIT; without an application they are swept, should the process not come to that. */
    public function delete(int $application): void
    {
        foreach ($this->files->ofApplication($application) as $file) {
            $this->files->bind($file, 0);
            $this->sql->afterCommit(fn () => $this->files->discard($file));
        }
    }

    public function export(int $application): array
    {
        $rows = [];
        foreach ($this->files->ofApplication($application) as $file) {
            $rows[] = ['name' => __('File', 'courant-desk'), 'value' => /* translators: 1: name of a file, 2: size */ sprintf(__('%1$s (%2$s)', 'courant-desk'), $file->originalName, (string) size_format($file->bytes))];
            $rows[] = $this->link($file->id, $application);
        }
        foreach ($this->adopted->of($application) as $file) {
            $rows[] = ['name' => __('File', 'courant-desk'), 'value' => $file['name']];
            $rows[] = $this->link($file['id'], $application);
        }

        return $rows;
    }

    /**
     * The export links to files instead of holding them: its archive is in a folder below uploads, where a readable copy of a
     * CV would be one more than there needs to be. The links work as long as WordPress keeps the archive.
     *
     * @return array{name: string, value: string}
     */
    private function link(int $file, int $application): array
    {
        /** This filter is documented in wp-includes/functions.php */
        $seconds = apply_filters('wp_privacy_export_expiration', 3 * DAY_IN_SECONDS);
        $expires = $this->clock->now()->getTimestamp() + (is_numeric($seconds) ? (int) $seconds : 3 * DAY_IN_SECONDS);

        return [
            /* translators: %s: date and time */
            'name' => sprintf(__('Download until %s', 'courant-desk'), (string) wp_date('Y-m-d H:i', $expires)),
            'value' => esc_url_raw($this->privateFiles->signedUrl($file, $application, $expires)),
        ];
    }
}
