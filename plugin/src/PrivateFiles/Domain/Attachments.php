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
}
