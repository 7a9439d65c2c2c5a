<?php

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- hooks of WordPress's own.

namespace CourantDesk\PrivateFiles\Storage;

use CourantDesk\Applications\Domain\PersonalDataStore;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Sql;
use CourantDesk\PrivateFiles\Domain\FileStore;
use CourantDesk\PrivateFiles\Domain\LegacyAttachments;
use CourantDesk\PrivateFiles\Domain\PrivateFiles;
use RuntimeException;

/** Manages the personal data in files of the private store and in attachments of WP Job Openings. */
final class FilePersonalData implements PersonalDataStore
{
    public function __construct(
        private readonly Sql $sql,
        private readonly FileStore $files,
        private readonly LegacyAttachments $legacyAttachments,
        private readonly PrivateFiles $privateFiles,
        private readonly Clock $clock,
    ) {
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
        foreach ($this->files->findByApplication($application) as $file) {
            $this->files->delete($file);
        }
        $this->legacyAttachments->deleteByApplication($application);
        if (
            $this->files->findByApplication($application) !== []
            || $this->legacyAttachments->findByApplication($application) !== []
        ) {
            throw new RuntimeException('Files of an application could not be deleted.');
        }
    }

    /**
     * Deletes the files; inside of a transaction, after its COMMIT. If the process ends before that, the daily cleanup
     * deletes them, because they have no application.
     */
    public function delete(int $application): void
    {
        foreach ($this->files->findByApplication($application) as $file) {
            $this->files->assignToApplication($file, 0);
            $this->sql->afterCommit(fn () => $this->files->delete($file));
        }
    }

    public function export(int $application): array
    {
        $rows = [];
        foreach ($this->files->findByApplication($application) as $file) {
            $rows[] = [
                'name' => __('File', 'courant-desk'),
                'value' => /* translators: 1: file name, 2: size */ sprintf(
                    __('%1$s (%2$s)', 'courant-desk'),
                    $file->originalName,
                    (string) size_format($file->bytes),
                ),
            ];
            $rows[] = $this->downloadRow($file->id, $application);
        }
        foreach ($this->legacyAttachments->findByApplication($application) as $file) {
            $rows[] = ['name' => __('File', 'courant-desk'), 'value' => $file['name']];
            $rows[] = $this->downloadRow($file['id'], $application);
        }

        return $rows;
    }

    /**
     * Returns a row with a link to the file. The export does not contain the file itself, because the archive of the
     * export is in the uploads folder, where other people could read it. The link is valid as long as WordPress keeps
     * the archive.
     *
     * @return array{name: string, value: string}
     */
    private function downloadRow(int $file, int $application): array
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
