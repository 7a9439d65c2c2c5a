<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp;

use CourantDesk\Applications\ApplicationsSettings;
use CourantDesk\Applications\Domain\FormDefinition;
use CourantDesk\Applications\Domain\Forms;

/** The form of an opening: the contract's fields, changed by the contract's filters, and the consent (Jobs contract 3.3). */
final class OpeningForms implements Forms
{
    public function __construct(private readonly ApplicationsSettings $settings)
    {
    }

    public function forOpening(int $opening): FormDefinition
    {
        $attributes = self::attributes($opening);
        /**
         * The contract's filter of the fields.
         *
         * @param array<string, array<string, mixed>>    $fields by name
         * @param array{single_form: bool, job_id: int} $attributes
         */
        $raw = apply_filters('awsm_application_form_fields', $this->usual(), $attributes);
        $raw = is_array($raw) ? $raw : $this->usual();
        /**
         * The contract's filter of the fields' order: names; fields that it leaves out are not asked for.
         *
         * @param list<string>                           $order
         * @param array{single_form: bool, job_id: int} $attributes
         */
        $order = apply_filters('awsm_application_form_fields_order', array_keys($raw), $attributes);
        $fields = [];
        foreach (is_array($order) ? $order : array_keys($raw) as $name) {
            $field = is_string($name) && is_array($raw[$name] ?? null) ? ContractField::read($name, $raw[$name]) : null;
            if ($field !== null) {
                $fields[$field->name] = $field;
            }
        }
        if ($this->settings->asksConsent()) {
            $fields[FormDefinition::CONSENT] = ContractField::consent($this->settings->consentText());
        }

        return new FormDefinition(array_values($fields));
    }

    /** @return array{single_form: bool, job_id: int} what the contract's hooks get */
    public static function attributes(int $opening): array
    {
        return ['single_form' => true, 'job_id' => $opening];
    }

    /** @return array<string, array<string, mixed>> in the contract's shape, with a few entries of our own */
    private function usual(): array
    {
        $control = ['awsm-job-form-field'];

        return [
            FormDefinition::NAME => [
                'label' => __('Full name', 'courant-desk'),
                'field_type' => ['tag' => 'input', 'type' => 'text'],
                'id' => 'awsm-applicant-name',
                'class' => $control,
                'autocomplete' => 'name',
                'maxlength' => 200,
            ],
            FormDefinition::EMAIL => [
                'label' => __('E-mail', 'courant-desk'),
                'field_type' => ['tag' => 'input', 'type' => 'email'],
                'id' => 'awsm-applicant-email',
                'class' => $control,
                'error' => ['error_rule' => 'email', 'error_msg' => __('Please enter a valid email address.', 'courant-desk')],
                'autocomplete' => 'email',
                'inputmode' => 'email',
                'maxlength' => 254,
            ],
            FormDefinition::PHONE => [
                'label' => __('Phone', 'courant-desk'),
                'field_type' => ['tag' => 'input', 'type' => 'tel'],
                'id' => 'awsm-applicant-phone',
                'class' => $control,
                'error' => ['error_msg' => __('Please enter a valid phone number: digits, spaces, brackets, hyphens, and a plus sign in front.', 'courant-desk')],
                'autocomplete' => 'tel',
                'inputmode' => 'tel',
                'maxlength' => 60,
            ],
            FormDefinition::LETTER => [
                'label' => __('Cover letter', 'courant-desk'),
                'field_type' => ['tag' => 'textarea'],
                'id' => 'awsm-cover-letter',
                'class' => $control,
                'maxlength' => 20000,
            ],
            FormDefinition::FILE => [
                'label' => __('CV', 'courant-desk'),
                'field_type' => ['tag' => 'input', 'type' => 'file'],
                'id' => 'awsm-application-file',
                'class' => ['awsm-resume-file-control', 'awsm-form-file-control'],
            ],
        ];
    }
}
