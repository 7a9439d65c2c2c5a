<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Frontend;

use CourantDesk\Kernel\Html;
use CourantDesk\Kernel\Island;

/**
 * View model of the application form. Its HTML is the same for every visitor.
 *
 * @see docs/compatibility/wp-job-openings.md#application-form-markup
 */
final class ApplicationFormView
{
    /**
     * @param list<FormFieldView>       $fields
     * @param array<string, string> $hidden
     * @param list<string>          $errors  messages of the previous attempt, when it was sent without JavaScript
     * @param array<string, string> $errorFields names of fields by message
     * @param list<string>          $successMessages
     * @param int                   $stepCount 0 if all fields are shown at once
     */
    public function __construct(
        public readonly int $opening,
        public readonly Island $island,
        public readonly string $action,
        public readonly string $title,
        public readonly array $fields,
        public readonly array $hidden,
        public readonly string $honeypot,
        public readonly string $submitLabel,
        public readonly string $submittingLabel,
        public readonly array $errors,
        private readonly array $errorFields,
        public readonly array $successMessages,
        public readonly ?CaptchaView $captcha = null,
        public readonly string $description = '',
        public readonly int $stepCount = 0,
        /** Text about what happens after the application was sent, plain text. */
        public readonly string $nextSteps = '',
        /** Output of other modules that is shown after the application was sent. */
        public readonly Html $afterSending = new Html(''),
        /** Estimated time to fill in the form. */
        public readonly int $minutes = 1,
        /** Whether entered text is kept in the browser. */
        public readonly bool $keepsDraft = false,
    ) {
    }

    public function messageClass(): string
    {
        return 'awsm-application-message' . match (true) {
            $this->errors !== [] => ' awsm-error-message',
            $this->successMessages !== [] => ' awsm-success-message',
            default => '',
        };
    }

    /** @return list<string> */
    public function messages(): array
    {
        return [...$this->errors, ...$this->successMessages];
    }

    /** Returns the ID of the control that a message is about, or ''. */
    public function controlId(string $message): string
    {
        foreach ($this->fields as $item) {
            if ($item->field->name === ($this->errorFields[$message] ?? null)) {
                return $item->field->id . ($item->controlType() === 'options' ? '_1' : '');
            }
        }

        return '';
    }

    /** @return array<string, string> attributes of a form with steps */
    public function formAttributes(): array
    {
        return $this->stepCount > 0 ? ['data-steps' => (string) $this->stepCount] : [];
    }

    /** Returns whether the fields are shown. After success without JavaScript they are not. */
    public function hasFields(): bool
    {
        return $this->successMessages === [];
    }
}
