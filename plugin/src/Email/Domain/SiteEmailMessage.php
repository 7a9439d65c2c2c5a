<?php

declare(strict_types=1);

namespace CourantDesk\Email\Domain;

/**
 * Declares an email that belongs to no application: its subject, text and tags. The preview and the queue read this
 * declaration (docs/how-to/email.md). Subject and text are plain text with `{tags}`.
 */
abstract class SiteEmailMessage
{
    /** Returns the name in the queue: at most 20 lowercase letters, digits and underscores, beginning with a letter. */
    abstract public function kind(): string;

    /** Returns the translated label in the preview, such as `To the author before an opening closes`. */
    abstract public function label(): string;

    /** Returns the translated subject, with `{tags}`. */
    abstract public function subject(): string;

    /** Returns the translated text, with `{tags}`. */
    abstract public function text(): string;

    /** @return array<string, string> values for the preview, by tag with braces */
    abstract public function sampleTags(): array;

    /** Returns whether out-of-office replies are unwanted; sets the header Auto-Submitted. */
    public function isAutomatic(): bool
    {
        return true;
    }
}
