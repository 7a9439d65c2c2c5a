<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Http;

use CourantDesk\PrivateFiles\Domain\Attachments;
use CourantDesk\PrivateFiles\Domain\FileStore;
use CourantDesk\PrivateFiles\Domain\StoredFile;

/** Finds the file that a request names by its id and that of its application. */
final class RequestedFiles
{
    public function __construct(private readonly FileStore $files, private readonly Attachments $attachments)
    {
    }

    /** @return StoredFile|null an attachment of an adopted application has the id 0 and its path as the stored name */
    public function find(int $id, int $application): ?StoredFile
    {
        // An id alone is an attachment's, as WP Job Openings' links have it; ours always name the application.
        $file = $application > 0 ? $this->files->find($id) : null;
        if ($file !== null && $file->application === $application) {
            return $file;
        }
        $attached = $this->attachments->find($id, $application);
        if ($attached !== null) {
            $bytes = is_file($attached['path']) ? (int) filesize($attached['path']) : 0;

            return new StoredFile(0, $attached['application'], '', $attached['path'], $attached['name'], '', $bytes, '');
        }
        $moved = $this->attachments->findStored($id, $application);
        $file = $moved === null ? null : $this->files->find($moved['file']);

        return $file !== null && $file->application === $moved['application'] ? $file : null;
    }
}
