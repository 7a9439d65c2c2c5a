<?php

declare(strict_types=1);

namespace CourantDesk\Applications\View;

use CourantDesk\Kernel\Island;

/** The application form of one opening (Jobs contract 3.3). Nothing in it differs from visitor to visitor. */
final class FormView
{
    /**
     * @param list<FieldView>       $fields
     * @param array<string, string> $hidden
     * @param list<string>          $errors  messages of the last try, when it was a plain form
     * @param list<string>          $success
     */
    public function __construct(
        public readonly int $opening,
        public readonly Island $island,
        public readonly string $action,
        public readonly string $title,
        public readonly array $fields,
        public readonly array $hidden,
        public readonly string $honeypot,
        public readonly string $submit,
        public readonly string $submitting,
        public readonly array $errors,
        public readonly array $success,
        public readonly ?CaptchaView $captcha = null,
    ) {
    }

    public function messageClass(): string
    {
        return 'awsm-application-message' . match (true) {
            $this->errors !== [] => ' awsm-error-message',
            $this->success !== [] => ' awsm-success-message',
            default => '',
        };
    }

    /** @return list<string> */
    public function messages(): array
    {
        return [...$this->errors, ...$this->success];
    }

    /** Whether the fields are shown: after success without script there is nothing more to fill in. */
    public function asks(): bool
    {
        return $this->success === [];
    }
}
