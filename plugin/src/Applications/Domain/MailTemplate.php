<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

/** Subject and text of a mail with `{tags}` in them, or, once filled, as it is sent. Plain text. */
final class MailTemplate
{
    private const LONGEST_SUBJECT = 200;

    public function __construct(public readonly string $subject, public readonly string $body)
    {
    }

    /** Whatever a tag stands for, a subject stays one line, so it can never be a header (Jobs contract 4.2). */
    public function fill(MailTags $tags): self
    {
        return new self(
            mb_substr(self::line($tags->fill($this->subject)), 0, self::LONGEST_SUBJECT),
            trim($tags->fill(str_replace(["\r\n", "\r"], "\n", $this->body))) . "\n"
        );
    }

    public function isEmpty(): bool
    {
        return trim($this->subject) === '' || trim($this->body) === '';
    }

    public static function line(string $text): string
    {
        return trim((string) preg_replace('/[\s\p{Cc}\x{2028}\x{2029}]+/u', ' ', $text));
    }
}
