<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Admin;

use CourantDesk\Kernel\Request;
use CourantDesk\Openings\Domain\FieldInput;
use CourantDesk\Openings\Domain\OpeningFields;
use CourantDesk\Openings\Fields\ClosingTimeField;
use CourantDesk\Openings\Fields\OpeningFieldRegistry;

/**
 * Parses the form fields of the classic editor's meta boxes, with the field names of WP Job Openings if they exist.
 */
final class OpeningMetaBoxInput
{
    public function __construct(
        private readonly Request $request,
        private readonly OpeningFields $fields = new OpeningFieldRegistry(),
    ) {
    }

    /** Returns whether the form was sent with a valid nonce. */
    public function isSubmitted(): bool
    {
        $nonce = $this->request->text(OpeningMetaBoxes::NONCE_FIELD);

        return $nonce !== ''
            && $this->request->method() === 'POST'
            && wp_verify_nonce($nonce, OpeningMetaBoxes::NONCE_ACTION) !== false;
    }

    /** Returns the chosen closing time, '' for none; null when it cannot be parsed. */
    public function closingDateTime(): ?string
    {
        $value = (new ClosingTimeField())->parseForm($this->request->body(), $this->request->int('post_ID'))->value;

        return is_string($value) ? $value : null;
    }

    /**
     * Returns the sent values by meta key, sanitized. Fields that cannot be parsed are omitted and keep their stored
     * values.
     *
     * @return array<string, mixed>
     */
    public function values(): array
    {
        $valid = array_filter($this->inputs(), static fn (FieldInput $input): bool => $input->isValid());

        return array_map(static fn (FieldInput $input): mixed => $input->value, $valid);
    }

    /** @return list<string> codes of notices for fields that cannot be parsed */
    public function errors(): array
    {
        return array_values(array_diff(array_unique(array_column($this->inputs(), 'error')), ['']));
    }

    /** @return array<string, FieldInput> by meta key */
    private function inputs(): array
    {
        $inputs = [];
        foreach ($this->fields->all() as $field) {
            if ($field->control() !== null) {
                $inputs[$field->key()] = $field->parseForm($this->request->body(), $this->request->int('post_ID'));
            }
        }

        return $inputs;
    }

    /** Returns the requested state, `open` or `closed`; '' when the form did not contain the field. */
    public function requestedState(): string
    {
        return $this->request->text('courant_state');
    }

    public function hasButton(string $button): bool
    {
        return $this->request->has($button);
    }

    public function raw(string $key): mixed
    {
        return $this->request->body()[$key] ?? null;
    }

    public function text(string $key): string
    {
        return $this->request->text($key);
    }

    /**
     * Returns the IDs of selected terms and the names of new ones, in the format of WP Job Openings; new names may also
     * be separated by commas.
     *
     * @return list<int|string>
     */
    public function terms(string $taxonomy): array
    {
        $selected = $this->raw('awsm_job_spec_terms');
        $selected = is_array($selected) && is_array($selected[$taxonomy] ?? null) ? $selected[$taxonomy] : [];
        $newNames = $this->request->map('courant_new_terms')[$taxonomy][0] ?? '';
        $terms = [];
        foreach ([...$selected, ...explode(',', $newNames)] as $name) {
            $name = is_scalar($name) ? trim(sanitize_text_field((string) $name)) : '';
            $id = preg_match('/^(?:awsm-term-id-)?(\d+)$/', $name, $matches) === 1 ? (int) $matches[1] : 0;
            if ($name !== '') {
                $terms[] = $id > 0 && term_exists($id, $taxonomy) !== null ? $id : wp_slash($name);
            }
        }

        return $terms;
    }
}
