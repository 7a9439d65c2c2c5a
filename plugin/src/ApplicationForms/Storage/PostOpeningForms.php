<?php

declare(strict_types=1);

namespace CourantDesk\ApplicationForms\Storage;

use CourantDesk\ApplicationForms\Domain\ApplyMethod;
use CourantDesk\ApplicationForms\Domain\FormDefinition;
use CourantDesk\ApplicationForms\Domain\FormField;
use CourantDesk\ApplicationForms\Domain\FormSettings;
use CourantDesk\ApplicationForms\Domain\FormTexts;
use CourantDesk\ApplicationForms\Domain\OpeningForms;

/**
 * Returns the form of an opening: the fields of WP Job Openings with its filters applied, and the consent.
 *
 * @see docs/compatibility/wp-job-openings.md#application-form-markup
 */
final class PostOpeningForms implements OpeningForms
{
    public function __construct(
        private readonly FormSettings $settings,
        private readonly FormRepository $library,
        private readonly ApplyMethodRepository $apply,
    ) {
    }

    public function applyMethod(int $opening): ApplyMethod
    {
        return $this->apply->findByOpening($opening);
    }

    /** Returns the standard form, from which the form builder creates new forms. */
    public function standardForm(): FormDefinition
    {
        $fields = [];
        foreach ($this->standardFields() as $name => $raw) {
            $field = FieldArrayMapper::fromArray($name, $raw);
            if ($field !== null) {
                $fields[] = $field;
            }
        }

        return new FormDefinition($fields);
    }

    public function forOpening(int $opening): FormDefinition
    {
        return $this->applyFilters($this->findForm($this->applyMethod($opening)->formId), $opening);
    }

    public function withAppliedFilters(FormDefinition $built): FormDefinition
    {
        return $this->applyFilters($built, 0);
    }

    private function applyFilters(?FormDefinition $built, int $opening): FormDefinition
    {
        $attributes = self::hookAttributes($opening);
        $default = $built === null ? $this->standardFields() : array_column(
            array_map(
                static fn (FormField $field): array => [$field->name, FieldArrayMapper::toArray($field)],
                $built->fields,
            ),
            1,
            0
        );
        /**
         * Filter of WP Job Openings for the fields.
         *
         * @since 0.1.0
         *
         * @param array<string, array<string, mixed>>    $fields by name
         * @param array{single_form: bool, job_id: int} $attributes
         */
        $raw = apply_filters('awsm_application_form_fields', $default, $attributes);
        $raw = is_array($raw) ? $raw : $default;
        /**
         * Filter of WP Job Openings for the order of the fields, as names. Omitted fields are removed from the form.
         *
         * @since 0.1.0
         *
         * @param list<string>                           $order
         * @param array{single_form: bool, job_id: int} $attributes
         */
        $order = apply_filters('awsm_application_form_fields_order', array_keys($raw), $attributes);
        $fields = [];
        foreach (is_array($order) ? $order : array_keys($raw) as $name) {
            $field = is_string($name) && is_array($raw[$name] ?? null)
                ? FieldArrayMapper::fromArray($name, $raw[$name])
                : null;
            if ($field !== null) {
                $fields[$field->name] = $field;
            }
        }
        if ($this->settings->isConsentRequired()) {
            $fields[FormDefinition::CONSENT] = FieldArrayMapper::createConsentField($this->settings->consentText());
        }
        if ($this->settings->isRetentionConsentOffered()) {
            $fields[FormDefinition::RETENTION_CONSENT] = FieldArrayMapper::createRetentionConsentField(
                $this->settings->retentionConsentText()
            );
        }

        return new FormDefinition(
            array_values($fields),
            $built->id ?? 0,
            $built->version ?? 0,
            $built->title ?? '',
            $built->texts ?? new FormTexts(),
        );
    }

    private function findForm(int $named): ?FormDefinition
    {
        $form = $named > 0 ? $this->library->find($named) : null;
        $standard = $form === null ? $this->library->defaultFormId() : 0;

        return $form ?? ($standard > 0 ? $this->library->find($standard) : null);
    }

    public static function hookAttributes(int $opening): array
    {
        return ['single_form' => true, 'job_id' => $opening];
    }

    /** @return array<string, array<string, mixed>> in the format of WP Job Openings, with some additional entries */
    private function standardFields(): array
    {
        $control = ['awsm-job-form-field'];
        $isLong = !$this->library->isShortForm();

        return [
            FormDefinition::FILE => [
                'label' => __('CV', 'courant-desk'),
                'field_type' => ['tag' => 'input', 'type' => 'file'],
                'id' => 'awsm-application-file',
                'class' => ['awsm-resume-file-control', 'awsm-form-file-control'],
            ],
            FormDefinition::NAME => [
                'label' => __('Full name', 'courant-desk'),
                'field_type' => ['tag' => 'input', 'type' => 'text'],
                'id' => 'awsm-applicant-name',
                'class' => $control,
                'autocomplete' => 'name',
                'maxlength' => 200,
            ],
            FormDefinition::EMAIL => [
                'label' => __('Email', 'courant-desk'),
                'field_type' => ['tag' => 'input', 'type' => 'email'],
                'id' => 'awsm-applicant-email',
                'class' => $control,
                'error' => [
                    'error_rule' => 'email',
                    'error_msg' => __('Please enter a valid email address.', 'courant-desk'),
                ],
                'autocomplete' => 'email',
                'inputmode' => 'email',
                'maxlength' => 254,
            ],
            FormDefinition::PHONE => [
                'label' => __('Phone', 'courant-desk'),
                'required' => $isLong,
                'field_type' => ['tag' => 'input', 'type' => 'tel'],
                'id' => 'awsm-applicant-phone',
                'class' => $control,
                'error' => [
                    'error_msg' => __('Please enter a valid phone number: digits, spaces, brackets, hyphens, and a plus sign in front.', 'courant-desk'),
                ],
                'autocomplete' => 'tel',
                'inputmode' => 'tel',
                'maxlength' => 60,
            ],
            FormDefinition::COVER_LETTER => [
                'label' => __('Cover letter', 'courant-desk'),
                'required' => $isLong,
                'field_type' => ['tag' => 'textarea'],
                'id' => 'awsm-cover-letter',
                'class' => $control,
                'maxlength' => 20000,
            ],
        ];
    }
}
