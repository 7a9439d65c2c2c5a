<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp;

use CourantDesk\Applications\ApplicationsSettings;
use CourantDesk\Applications\Domain\ApplyRoute;
use CourantDesk\Applications\Domain\FormDefinition;
use CourantDesk\Applications\Domain\FormField;
use CourantDesk\Applications\Domain\FormLibrary;
use CourantDesk\Applications\Domain\Forms;

/** The form of an opening: the contract's fields, changed by the contract's filters, and the consent (Jobs contract 3.3). */
final class OpeningForms implements Forms
{
    public function __construct(
        private readonly ApplicationsSettings $settings,
        private readonly FormLibrary $library,
        private readonly ApplyMeta $apply,
    ) {
    }

    public function route(int $opening): ApplyRoute
    {
        return $this->apply->of($opening);
    }

    /** The usual form, for whoever builds another one from it. */
    public function usualForm(): FormDefinition
    {
        $fields = [];
        foreach ($this->usual() as $name => $raw) {
            $field = ContractField::read($name, $raw);
            if ($field !== null) {
                $fields[] = $field;
            }
        }

        return new FormDefinition($fields);
    }

    public function forOpening(int $opening): FormDefinition
    {
        return $this->asked($this->built($this->route($opening)->form), $opening);
    }

    /** As applicants would see it, while it is being built. */
    public function asShown(FormDefinition $built): FormDefinition
    {
        return $this->asked($built, 0);
    }

    private function asked(?FormDefinition $built, int $opening): FormDefinition
    {
        $attributes = self::attributes($opening);
        $usual = $built === null ? $this->usual() : array_column(
            array_map(static fn (FormField $field): array => [$field->name, ContractField::write($field)], $built->fields),
            1,
            0
        );
        /**
         * The contract's filter of the fields.
         *
         * @param array<string, array<string, mixed>>    $fields by name
         * @param array{single_form: bool, job_id: int} $attributes
         */
        $raw = apply_filters('awsm_application_form_fields', $usual, $attributes);
        $raw = is_array($raw) ? $raw : $usual;
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
        if ($this->settings->asksToKeep()) {
            $fields[FormDefinition::KEEP] = ContractField::keep($this->settings->keepText());
        }

        return new FormDefinition(array_values($fields), $built->id ?? 0, $built->version ?? 0, $built->title ?? '');
    }

    private function built(int $named): ?FormDefinition
    {
        $form = $named > 0 ? $this->library->find($named) : null;
        $standard = $form === null ? $this->library->standard() : 0;

        return $form ?? ($standard > 0 ? $this->library->find($standard) : null);
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
