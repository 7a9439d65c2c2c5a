<?php

declare(strict_types=1);

namespace CourantDesk\Email\Domain;

/** Provides the subjects and texts from the settings for the emails that are sent for every application. */
interface AutomaticEmailTexts
{
    public function acknowledgementSubject(): string;

    /** Returns '' when the text of the template is used. */
    public function acknowledgementText(): string;

    public function notificationSubject(): string;

    /** Returns '' when the text of the template is used. */
    public function notificationText(): string;

    /**
     * Returns the settings with changed values, without storing them.
     *
     * @param array<string, mixed> $changes by key; other settings keep their values
     */
    public function withChanges(array $changes): static;
}
