<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Domain;

/** Files of applications from before this plugin, which are attachments. */
interface Attachments
{
    /**
     * The file of an attachment that belongs to an application.
     *
     * @param int $application 0: the one that the attachment is below
     * @return array{path: string, name: string, application: int}|null null when it is no such attachment
     */
    public function find(int $attachment, int $application): ?array;

    /**
     * The stored file that an attachment became when it was moved into the private store.
     *
     * @param int $application 0: the one that the attachment belonged to
     * @return array{file: int, application: int}|null null when it was not moved
     */
    public function findStored(int $attachment, int $application): ?array;
}
