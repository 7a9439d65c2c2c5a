<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

/** How one applies for an opening: by a form here, at another address, by e-mail, or not through this site at all. */
final class ApplyRoute
{
    public const FORM = 'form';
    public const ADDRESS = 'address';
    public const EMAIL = 'email';
    public const NONE = 'none';
    public const WAYS = [self::FORM, self::ADDRESS, self::EMAIL, self::NONE];

    private function __construct(
        /** One of WAYS. */
        public readonly string $way,
        /** 0 for the standard form. */
        public readonly int $form = 0,
        /** Where else to apply: an address of the web, or an e-mail address. */
        public readonly string $target = '',
        /** What the button says, '' for the usual words. */
        public readonly string $label = '',
    ) {
    }

    /** @param mixed $raw {way, form, target, label}; what makes no sense means the form */
    public static function read(mixed $raw): self
    {
        $raw = is_array($raw) ? $raw : [];
        $way = is_string($raw['way'] ?? null) && in_array($raw['way'], self::WAYS, true) ? $raw['way'] : self::FORM;
        $form = is_numeric($raw['form'] ?? null) ? max(0, (int) $raw['form']) : 0;
        $target = is_string($raw['target'] ?? null) ? trim($raw['target']) : '';
        $label = is_string($raw['label'] ?? null) ? mb_substr(MailTemplate::line($raw['label']), 0, 100) : '';
        if (($way === self::ADDRESS && !self::isAddress($target)) || ($way === self::EMAIL && !Validator::isEmail($target))) {
            return new self(self::FORM, $form);
        }

        return match ($way) {
            self::ADDRESS, self::EMAIL => new self($way, $form, $target, $label),
            self::NONE => new self($way, $form),
            default => new self(self::FORM, $form),
        };
    }

    /**
     * What the contract's Pro edition stored (Jobs contract 1.3).
     *
     * @param mixed $raw {id: default|form id|custom_form|custom_button{url, text, target}|disable}
     */
    public static function readContract(mixed $raw): self
    {
        $raw = is_array($raw) ? $raw : [];
        $button = is_array($raw['custom_button'] ?? null) ? $raw['custom_button'] : [];

        return self::read(match ($raw['id'] ?? '') {
            'disable' => ['way' => self::NONE],
            'custom_button' => ['way' => self::ADDRESS, 'target' => $button['url'] ?? '', 'label' => $button['text'] ?? ''],
            default => [],
        });
    }

    public function isForm(): bool
    {
        return $this->way === self::FORM;
    }

    /** @return array{way: string, form: int, target: string, label: string} */
    public function toArray(): array
    {
        return ['way' => $this->way, 'form' => $this->form, 'target' => $this->target, 'label' => $this->label];
    }

    public static function isAddress(string $text): bool
    {
        return strlen($text) <= 2000 && preg_match('#^https?://[^\s"<>]+$#iD', $text) === 1 && filter_var($text, FILTER_VALIDATE_URL) !== false;
    }
}
