<?php

declare(strict_types=1);

namespace CourantDesk\ApplicationForms\Domain;

use CourantDesk\Email\Domain\EmailContent;

/** Texts of one form. An empty text is replaced by the default of the site. */
final class FormTexts
{
    private const MAX_LINE_LENGTH = 200;
    private const MAX_DESCRIPTION_LENGTH = 2000;

    /** @param string $description may contain HTML, which is sanitized when it is printed */
    public function __construct(
        public readonly string $heading = '',
        public readonly string $description = '',
        public readonly string $button = '',
    ) {
    }

    /** @param mixed $raw {heading, description, button}; other values are ignored */
    public static function fromArray(mixed $raw): self
    {
        $text = static fn (string $key): string => is_array($raw) && is_string($raw[$key] ?? null) ? $raw[$key] : '';

        return new self(
            mb_substr(EmailContent::singleLine($text('heading')), 0, self::MAX_LINE_LENGTH),
            mb_substr(trim($text('description')), 0, self::MAX_DESCRIPTION_LENGTH),
            mb_substr(EmailContent::singleLine($text('button')), 0, self::MAX_LINE_LENGTH),
        );
    }

    /** @return array{heading: string, description: string, button: string} */
    public function toArray(): array
    {
        return ['heading' => $this->heading, 'description' => $this->description, 'button' => $this->button];
    }
}
