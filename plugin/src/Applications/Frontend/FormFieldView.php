<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Frontend;

use CourantDesk\ApplicationForms\Domain\FieldType;
use CourantDesk\ApplicationForms\Domain\FormField;
use CourantDesk\Kernel\InlineJson;

/** View model of one form field. @see docs/compatibility/wp-job-openings.md#application-form-markup */
final class FormFieldView
{
    /**
     * @param string|list<string>   $entered value that the visitor entered, after an error
     * @param string                $error   '' when there is none
     * @param string                $accept  file extensions such as `.pdf, .docx`, for file fields
     * @param array<string, string> $texts `required`, `rule`: messages for validation in the browser; `name`: a short
     *     label; `hint`: URL of the module that suggests a correction
     * @param int $step step that shows the field; 0 if all fields are shown at once
     * @param string $stepLabel such as `Step 2 of 3`, for the start of a step
     */
    public function __construct(
        public readonly FormField $field,
        private readonly string|array $entered,
        public readonly string $error,
        public readonly string $accept,
        public readonly string $help,
        private readonly array $texts,
        private readonly int $step = 0,
        public readonly string $stepLabel = '',
    ) {
    }

    /** Returns the part of the template that prints the field. */
    public function controlType(): string
    {
        return match ($this->field->type) {
            FieldType::LongText => 'textarea',
            FieldType::Select => 'select',
            FieldType::Radio, FieldType::Checkboxes => 'options',
            FieldType::Consent => 'consent',
            FieldType::File => 'file',
            FieldType::Heading, FieldType::Step => 'heading',
            default => 'input',
        };
    }

    /** Returns whether the field is the title of a step of a form with several steps. */
    public function isStepStart(): bool
    {
        return $this->step > 0 && $this->field->type === FieldType::Step;
    }

    public function groupClass(): string
    {
        $inline = $this->field->type === FieldType::Consent || $this->field->labelAfter;

        return 'awsm-job-form-group' . ($inline ? ' awsm-job-inline-group' : '')
            . ($this->field->width === 'half' ? ' courant-half' : '');
    }

    /**
     * Returns the attributes for the field's condition and step. Without JavaScript every field is visible, and the
     * server evaluates the condition.
     *
     * @return array<string, string|true>
     */
    public function groupAttributes(): array
    {
        $condition = $this->field->condition;

        return ($condition === null ? [] : ['data-show-when' => InlineJson::encode($condition->toArray())])
            + ($this->step === 0 ? [] : ['data-form-step' => (string) $this->step]);
    }

    /** Returns the name attribute; it ends with `[]` for several values and several files. */
    public function inputName(): string
    {
        $isList = $this->field->type === FieldType::Checkboxes
            || ($this->field->type === FieldType::File && $this->field->maxFiles > 1);

        return $this->field->name . ($isList ? '[]' : '');
    }

    /** Returns the note of a file field for a visitor with a mouse. */
    public function dropNote(): string
    {
        return $this->field->maxFiles > 1
            ? __('Choose files or drop them here.', 'courant-desk')
            : __('Choose a file or drop it here.', 'courant-desk');
    }

    /** Returns the note of a file field for a visitor with touch or a small screen. */
    public function chooseNote(): string
    {
        return $this->field->maxFiles > 1
            ? __('Choose files.', 'courant-desk')
            : __('Choose a file.', 'courant-desk');
    }

    public function value(): string
    {
        return is_array($this->entered) ? implode(', ', $this->entered) : $this->entered;
    }

    public function isSelected(string $value): bool
    {
        return in_array($value, (array) $this->entered, true);
    }

    public function helpId(): string
    {
        return $this->help === '' ? '' : $this->field->id . '-help';
    }

    public function errorId(): string
    {
        return $this->field->id . '-error';
    }

    /**
     * Returns all attributes of the control except type, name and value, in the order of WP Job Openings.
     *
     * @return array<string, string|true>
     */
    public function attributes(bool $asGroup = false): array
    {
        $field = $this->field;
        $consent = $field->type === FieldType::Consent;
        $classes = array_unique([...($consent || $asGroup ? [] : $field->classes), 'awsm-job-form-control']);
        $attributes = ['class' => implode(
            ' ',
            $field->type === FieldType::File || $consent || in_array('awsm-job-form-field', $classes, true)
                ? $classes
                : ['awsm-job-form-field', ...$classes],
        )];
        foreach (['autocomplete' => $field->autocomplete, 'inputmode' => $field->inputMode] as $name => $value) {
            $attributes += $value === '' ? [] : [$name => $value];
        }
        if (in_array($this->controlType(), ['input', 'textarea'], true)) {
            $attributes += $this->boundAttributes();
        }
        if ($field->type === FieldType::File && $field->maxFiles > 1) {
            $attributes += ['multiple' => true, 'data-max-files' => (string) $field->maxFiles];
        }
        if (($this->texts['name'] ?? '') !== '') {
            $attributes['data-label'] = $this->texts['name'];
        }
        if ($field->required && $field->type !== FieldType::Checkboxes) {
            $attributes += ['required' => true, 'data-msg-required' => $this->texts['required'] ?? ''];
        }
        $rule = $field->type === FieldType::Email ? 'email' : $field->rule;
        if ($rule !== '' && ($this->texts['rule'] ?? '') !== '') {
            $attributes += ["data-rule-$rule" => 'true', "data-msg-$rule" => $this->texts['rule']];
        }

        if (($this->texts['hint'] ?? '') !== '') {
            $attributes += [
                'data-hint' => $this->texts['hint'],
                /* translators: %s: a corrected email address; label of a button */
                'data-hint-text' => __('Did you mean %s?', 'courant-desk'),
            ];
        }

        return $attributes + $this->ariaAttributes();
    }

    /** @return array<string, string> */
    private function boundAttributes(): array
    {
        $field = $this->field;

        $step = $field->type === FieldType::Number ? 'any' : '';

        return match ($field->type) {
            FieldType::Number, FieldType::Date => array_filter(
                ['min' => $field->minValue, 'max' => $field->maxValue, 'step' => $step],
                static fn (string $bound): bool => $bound !== ''
            ),
            default => ($field->minLength > 0 ? ['minlength' => (string) $field->minLength] : [])
                + ['maxlength' => (string) $field->maxLength],
        };
    }

    /** @return array<string, string|true> attributes that associate help and error with the control */
    public function ariaAttributes(): array
    {
        $describedBy = trim($this->helpId() . ' ' . ($this->error === '' ? '' : $this->errorId()));

        return ($describedBy === '' ? [] : ['aria-describedby' => $describedBy])
            + ($this->error === '' ? [] : ['aria-invalid' => 'true']);
    }
}
