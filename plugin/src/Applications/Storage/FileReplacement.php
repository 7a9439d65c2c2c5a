<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Storage;

use CourantDesk\ApplicationForms\Domain\FormDefinition;
use CourantDesk\Applications\ApplicationsFactory;
use CourantDesk\Applications\Domain\ApplicationStatus;
use CourantDesk\Kernel\SqlException;
use CourantDesk\PrivateFiles\Domain\FileMeta;
use CourantDesk\PrivateFiles\Domain\StoredFile;
use WP_Post;

/**
 * Replaces a file of an application with a stored one. Requests at the same time wait for each other, so that each file
 * is replaced once, and a withdrawn application gets no file.
 */
final class FileReplacement
{
    public function __construct(private readonly ApplicationsFactory $factory)
    {
    }

    /**
     * Replaces the file in a transaction, and deletes the old one afterwards.
     *
     * @param StoredFile|null   $replaced null for the CV
     * @param callable(): mixed $record   stores the change, in the transaction
     * @return bool false if the file does not exist any more, or the application was withdrawn; nothing is changed then
     * @throws SqlException when the replacement could not be stored; the old file is kept
     */
    public function replace(WP_Post $application, StoredFile $new, ?StoredFile $replaced, callable $record): bool
    {
        $id = $application->ID;
        $isResume = $replaced === null || $replaced->field === FormDefinition::FILE;
        // The CV, or the first file of a form without one: the file that WP Job Openings would have.
        $mainFile = get_post_meta($id, FileMeta::FILE_ID, true);
        $isMain = $isResume || (is_numeric($mainFile) && (int) $mainFile === $replaced->id);
        $files = $this->factory->files();
        $old = $this->factory->kernel->sql->transaction(
            function () use ($id, $new, $replaced, $isMain, $isResume, $record): ?array {
                $old = $this->lockFiles($id, $isResume ? null : $replaced);
                if ($old !== null) {
                    $this->assign($id, $new, $old);
                    if ($isMain) {
                        update_post_meta($id, FileMeta::FILE_ID, $new->id);
                    }
                    update_post_meta($id, 'awsm_application_viewed', '0');
                    $record();
                }

                return $old;
            },
            static fn (): bool => $files->find($new->id)?->application === $id,
        );
        array_map([$files, 'delete'], $old ?? []);
        if ($isMain && $old !== null) {
            // An attachment that was created for WP Job Openings is a copy of the old file.
            $this->factory->privateFiles->attachments()->deleteByApplication($id);
            delete_post_meta($id, FileMeta::ATTACHMENT_ID);
        }

        return $old !== null;
    }

    /**
     * Waits for other changes of the application, and reads the files that are replaced.
     *
     * @param StoredFile|null $replaced null for the CV
     * @return list<StoredFile>|null null if there is nothing to replace
     */
    private function lockFiles(int $application, ?StoredFile $replaced): ?array
    {
        $sql = $this->factory->kernel->sql;
        $status = $sql->fetchValue(
            'SELECT post_status FROM %i WHERE ID = %d FOR UPDATE',
            $sql->coreTable('posts'),
            $application,
        );
        $old = array_values(array_filter(
            $this->factory->files()->findByApplication($application),
            static fn (StoredFile $file): bool => $replaced === null
                ? $file->field === FormDefinition::FILE
                : $file->id === $replaced->id,
        ));

        return $status === null || $status === ApplicationStatus::WITHDRAWN || ($replaced !== null && $old === [])
            ? null
            : $old;
    }

    /** @param list<StoredFile> $old */
    private function assign(int $application, StoredFile $new, array $old): void
    {
        $files = $this->factory->files();
        $files->assignToApplication($new, $application);
        foreach ($old as $file) {
            $files->assignToApplication($file, 0);
        }
    }
}
