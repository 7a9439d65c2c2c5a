<?php

declare(strict_types=1);

namespace CourantDesk\Applications\View;

use CourantDesk\Applications\Domain\FieldType;
use CourantDesk\Applications\Domain\FormField;
use CourantDesk\Kernel\InlineJson;

/** A field as the template prints it (Jobs contract 3.3). */
final class FieldView
{
    /**
     * @param string|list<string>   $entered what the visitor entered, after an error
     * @param string                $error   '' when there is none
     * @param string                $accept  such as `.pdf, .docx`, for files
     * @param array<string, string> $texts   `required`, `rule`: messages for the browser's check; `name`: a short label
     */
    public function __construct(
        public readonly FormField $field,
        private readonly string|array $entered,
        public readonly string $error,
        public readonly string $accept,
        public readonly string $help,
        private readonly array $texts,
    ) {
    }

    /** Which part of the template prints it. */
    public function control(): string
    {
        return match ($this->field->type) {
            FieldType::LongText => 'textarea',
            FieldType::Select => 'select',
            FieldType::Radio, FieldType::Checkboxes => 'options',
            FieldType::Consent => 'consent',
            FieldType::File => 'file',
            FieldType::Heading => 'heading',
            default => 'input',
        };
    }

    public function groupClass(): string
    {
        $inline = $this->field->type === FieldType::Consent || $this->field->labelAfter;

        return 'awsm-job-form-group' . ($inline ? ' awsm-job-inline-group' : '') . ($this->field->width === 'half' ? ' courant-half' : '');
    }

    /**
     * What a condition leaves behind in the markup. Without script every field is shown, and the server decides.
     *
     * @return array<string, string|true>
     */
    public function conditions(): array
    {
        $condition = $this->field->condition;

        return $condition === null ? [] : ['data-show-when' => InlineJson::encode($condition->toArray())];
    }

    /** The name on the wire: several values and several files come as a list. */
    public function inputName(): string
    {
        $isList = $this->field->type === FieldType::Checkboxes || ($this->field->type === FieldType::File && $this->field->files > 1);

        return $this->field->name . ($isList ? '[]' : '');
    }

    public function value(): string
    {
        return is_array($this->entered) ? implode(', ', $this->entered) : $this->entered;
    }

    public function isChosen(string $value): bool
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
     * All attributes of the control but its type, name and value, in the contract's order.
     *
     * @return array<string, string|true>
     */
    public function attributes(bool $asGroup = false): array
    {
        $field = $this->field;
        $consent = $field->type === FieldType::Consent;
        $classes = array_unique([...($consent || $asGroup ? [] : $field->classes), 'awsm-job-form-control']);
        $attributes = ['class' => implode(' ', $field->type === FieldType::File || $consent || in_array('awsm-job-form-field', $classes, true) ? $classes : ['awsm-job-form-field', ...$classes])];
        foreach (['autocomplete' => $field->autocomplete, 'inputmode' => $field->inputMode] as $name => $value) {
            $attributes += $value === '' ? [] : [$name => $value];
        }
        if (in_array($this->control(), ['input', 'textarea'], true)) {
            $attributes += $this->bounds();
        }
        if ($field->type === FieldType::File && $field->files > 1) {
            $attributes += ['multiple' => true, 'data-max-files' => (string) $field->files];
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

        return $attributes + $this->state();
    }

    /** @return array<string, string> */
    private function bounds(): array
    {
        $field = $this->field;

        return match ($field->type) {
            FieldType::Number, FieldType::Date => array_filter(
                ['min' => $field->least, 'max' => $field->most, 'step' => $field->type === FieldType::Number ? 'any' : ''],
                static fn (string $bound): bool => $bound !== ''
            ),
            default => ($field->min > 0 ? ['minlength' => (string) $field->min] : []) + ['maxlength' => (string) $field->max],
        };
    }

    /** @return array<string, string|true> what ties help and error to the control */
    public function state(): array
    {
        $describedBy = trim($this->helpId() . ' ' . ($this->error === '' ? '' : $this->errorId()));

        return ($describedBy === '' ? [] : ['aria-describedby' => $describedBy])
            + ($this->error === '' ? [] : ['aria-invalid' => 'true']);
    }
}
