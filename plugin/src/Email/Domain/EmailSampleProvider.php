<?php

declare(strict_types=1);

namespace CourantDesk\Email\Domain;

/** Provides sample emails of a module with fictional data, for the preview and for test emails. */
interface EmailSampleProvider
{
    /**
     * Returns the titles of the samples.
     *
     * @return array<string, string> sample id => translated title
     */
    public function titles(): array;

    /**
     * Finds a sample and composes it with unsaved settings.
     *
     * @param array<string, array<string, mixed>> $changes unsaved settings by module
     * @return EmailSample|null null when the id belongs to another provider
     */
    public function findSample(string $id, array $changes): ?EmailSample;
}
