<?php

declare(strict_types=1);

namespace CourantDesk\ApplicationForms\Domain;

use CourantDesk\Email\Domain\EmailContent;

/**
 * Describes how to apply for an opening: with a form on this site, at another URL, by email, or not through this site.
 */
final class ApplyMethod
{
    public const FORM = 'form';
    public const URL = 'address';
    public const EMAIL = 'email';
    public const NONE = 'none';
    public const METHODS = [self::FORM, self::URL, self::EMAIL, self::NONE];

    private function __construct(
        /** One of METHODS. */
        public readonly string $method,
        /** ID of the form, 0 for the standard form. */
        public readonly int $formId = 0,
        /** A URL, or an email address. */
        public readonly string $target = '',
        /** Text of the button, '' for the default. */
        public readonly string $label = '',
    ) {
    }

    /**
     * Creates an apply method from stored or submitted data.
     *
     * @param mixed $raw {way, form, target, label}; invalid values result in the form
     */
    public static function fromArray(mixed $raw): self
    {
        $raw = is_array($raw) ? $raw : [];
        $method = is_string($raw['way'] ?? null) && in_array($raw['way'], self::METHODS, true)
            ? $raw['way']
            : self::FORM;
        $form = is_numeric($raw['form'] ?? null) ? max(0, (int) $raw['form']) : 0;
        $target = is_string($raw['target'] ?? null) ? trim($raw['target']) : '';
        $label = is_string($raw['label'] ?? null) ? mb_substr(EmailContent::singleLine($raw['label']), 0, 100) : '';
        if (
            ($method === self::URL && !self::isUrl($target))
            || ($method === self::EMAIL && !FormInputValidator::isEmail($target))
        ) {
            return new self(self::FORM, $form);
        }

        return match ($method) {
            self::URL, self::EMAIL => new self($method, $form, $target, $label),
            self::NONE => new self($method, $form),
            default => new self(self::FORM, $form),
        };
    }

    /**
     * Converts the meta that WP Job Openings Pro stored (docs/compatibility/wp-job-openings.md#meta).
     *
     * @param mixed $raw {id: default|form id|custom_form|custom_button{url, text, target}|disable}
     */
    public static function fromProMeta(mixed $raw): self
    {
        $raw = is_array($raw) ? $raw : [];
        $button = is_array($raw['custom_button'] ?? null) ? $raw['custom_button'] : [];

        return self::fromArray(match ($raw['id'] ?? '') {
            'disable' => ['way' => self::NONE],
            'custom_button' => ['way' => self::URL, 'target' => $button['url'] ?? '', 'label' => $button['text'] ?? ''],
            default => [],
        });
    }

    public function isForm(): bool
    {
        return $this->method === self::FORM;
    }

    /** @return array{way: string, form: int, target: string, label: string} */
    public function toArray(): array
    {
        return ['way' => $this->method, 'form' => $this->formId, 'target' => $this->target, 'label' => $this->label];
    }

    public static function isUrl(string $text): bool
    {
        return strlen($text) <= 2000
            && preg_match('#^https?://[^\s"<>]+$#iD', $text) === 1
            && filter_var($text, FILTER_VALIDATE_URL) !== false;
    }
}
