<?php

declare(strict_types=1);

namespace CourantDesk\MailLook\Domain;

/** What a room writes, with made-up people in it: for the preview and for test mails. */
interface MailSamples
{
    /** @return array<string, string> id => what the owner calls this mail, translated */
    public function titles(): array;

    /**
     * @param array<string, array<string, mixed>> $changes settings by room that are not stored yet
     * @return Sample|null null for an id of somebody else
     */
    public function sample(string $id, array $changes): ?Sample;
}
