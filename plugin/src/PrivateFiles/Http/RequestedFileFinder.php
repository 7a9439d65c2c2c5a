<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Http;

use CourantDesk\PrivateFiles\Domain\FileStore;
use CourantDesk\PrivateFiles\Domain\LegacyAttachments;
use CourantDesk\PrivateFiles\Domain\StoredFile;

/** Finds the file for the file ID and application ID of a request. */
final class RequestedFileFinder
{
    public function __construct(private readonly FileStore $files, private readonly LegacyAttachments $attachments)
    {
    }

    /** @return StoredFile|null an attachment of WP Job Openings has the ID 0 and its path as the stored name */
    public function find(int $id, int $application): ?StoredFile
    {
        // An ID without an application is an attachment ID, as in links of WP Job Openings; links of this plugin
        // contain the application.
        $file = $application > 0 ? $this->files->find($id) : null;
        if ($file !== null && $file->application === $application) {
            return $file;
        }
        $attached = $this->attachments->find($id, $application);
        if ($attached !== null) {
            $bytes = is_file($attached['path']) ? (int) filesize($attached['path']) : 0;

            return new StoredFile(
                id: 0,
                application: $attached['application'],
                field: '',
                storedName: $attached['path'],
                originalName: $attached['name'],
                mediaType: '',
                bytes: $bytes,
                sha256: ''
            );
        }
        $moved = $this->attachments->findStored($id, $application);
        $file = $moved === null ? null : $this->files->find($moved['file']);

        return $file !== null && $file->application === $moved['application'] ? $file : null;
    }
}
