<?php

declare(strict_types=1);

namespace CourantDesk\Email\Domain;

/** Holds an email that is ready to be sent, as plain text. */
final class Email
{
    private const LANGUAGE_HEADER = 'Content-Language: ';

    /**
     * @param list<string>                            $recipients email addresses of the To line
     * @param list<string>                            $headers    complete lines, such as `Reply-To: hr@example.com`
     * @param list<array{file: string, temp: bool, name?: string}> $files absolute paths; a temporary file is deleted
     *     after the attempt to send it; `name` is the name for the recipient, if it is not that of the file
     */
    public function __construct(
        public readonly array $recipients,
        public readonly string $subject,
        public readonly string $body,
        public readonly array $headers = [],
        public readonly array $files = [],
    ) {
    }

    /** Returns the email with a header that stores the locale of its text, such as `de_DE_formal`. */
    public function inLanguage(string $locale): self
    {
        return new self($this->recipients, $this->subject, $this->body, [
            ...$this->headers,
            self::LANGUAGE_HEADER . strtr($locale, '_', '-'),
        ], $this->files);
    }

    /** Returns the locale of the text; '' for the site language. */
    public function locale(): string
    {
        foreach ($this->headers as $header) {
            if (str_starts_with($header, self::LANGUAGE_HEADER)) {
                return strtr(substr($header, strlen(self::LANGUAGE_HEADER)), '-', '_');
            }
        }

        return '';
    }

    /**
     * Returns the email for the recipients who have not received it yet, or null when all have.
     *
     * @param list<string> $accepted addresses for which the mail server accepted it, in lower case
     */
    public function withoutRecipients(array $accepted): ?self
    {
        if ($accepted === []) {
            return $this;
        }
        $isOpen = static fn (string $address): bool => !in_array(strtolower(self::address($address)), $accepted, true);
        $recipients = array_values(array_filter($this->recipients, $isOpen));
        $headers = [];
        foreach ($this->headers as $header) {
            if (preg_match('/^cc:\s*(.+)$/i', $header, $matches) === 1) {
                if (!$isOpen($matches[1])) {
                    continue;
                }
                if ($recipients === []) {
                    // A message needs at least one recipient in its To line.
                    $recipients = [$matches[1]];
                    continue;
                }
            }
            $headers[] = $header;
        }

        return $recipients === [] ? null : new self($recipients, $this->subject, $this->body, $headers, $this->files);
    }

    private static function address(string $text): string
    {
        return trim(preg_match('/<([^>]+)>/', $text, $matches) === 1 ? $matches[1] : $text);
    }
}
