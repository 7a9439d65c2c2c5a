<?php

declare(strict_types=1);

namespace CourantDesk\Email\Domain;

/** Holds the subject and text of an email, with `{tags}` or with the tags replaced. Plain text. */
final class EmailContent
{
    private const MAX_SUBJECT_LENGTH = 200;

    public function __construct(public readonly string $subject, public readonly string $body)
    {
    }

    /**
     * Replaces the tags. The subject remains a single line, so that a tag's value cannot add a header.
     *
     * @see docs/compatibility/wp-job-openings.md#email-tags
     */
    public function fill(EmailTags $tags): self
    {
        return new self(
            mb_substr(self::singleLine($tags->fill($this->subject)), 0, self::MAX_SUBJECT_LENGTH),
            trim($tags->fill(str_replace(["\r\n", "\r"], "\n", $this->body))) . "\n"
        );
    }

    public function isEmpty(): bool
    {
        return trim($this->subject) === '' || trim($this->body) === '';
    }

    public static function singleLine(string $text): string
    {
        return trim((string) preg_replace('/[\s\p{Cc}\x{2028}\x{2029}]+/u', ' ', $text));
    }
}
