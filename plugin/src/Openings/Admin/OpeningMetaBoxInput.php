<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Admin;

use CourantDesk\Kernel\Request;
use CourantDesk\Openings\Domain\ClosingDate;
use CourantDesk\Openings\Domain\Salary;
use CourantDesk\Openings\Storage\OpeningFieldParser;
use CourantDesk\Openings\Storage\OpeningMeta;

/**
 * Parses the form fields of the classic editor's meta boxes, with the field names of WP Job Openings where it has them.
 */
final class OpeningMetaBoxInput
{
    public function __construct(private readonly Request $request)
    {
    }

    /** Returns whether the form was sent with a valid nonce. */
    public function isSubmitted(): bool
    {
        $nonce = $this->request->text(OpeningMetaBoxes::NONCE_FIELD);

        return $nonce !== '' && $this->request->method() === 'POST' && wp_verify_nonce($nonce, OpeningMetaBoxes::NONCE_ACTION) !== false;
    }

    /** Returns the chosen closing time, '' for none; null when it cannot be parsed. */
    public function closingDateTime(): ?string
    {
        $date = $this->request->text('awsm_job_expiry');
        if ($this->request->text('awsm_set_exp_list') !== 'set_listing' || $date === '') {
            return '';
        }
        $time = $this->request->text('courant_closing_time');
        $dateTime = ClosingDate::normalizeDateTime($time === '' ? $date : $date . 'T' . $time);

        return $dateTime === '' ? null : $dateTime;
    }

    /**
     * Returns the sent fields by meta key, sanitized. Fields that cannot be parsed are left out and keep their stored
     * values.
     *
     * @return array<string, string|int|array<array-key, mixed>>
     */
    public function fields(): array
    {
        $dateTime = $this->closingDateTime();
        $salary = $this->raw(OpeningMeta::SALARY);
        $places = $this->countryInput();
        $remote = $this->countryInput();
        $placeRows = OpeningFieldParser::sanitizePlaces($places->parsePlaces($this->raw(OpeningMeta::PLACES)));
        $remoteCodes = $remote->parseCountries($this->text(OpeningMeta::REMOTE_COUNTRIES));
        $fields = [
            OpeningMeta::CLOSING_DATE_VISIBILITY => $this->isClosingShown() ? 'list_display' : '',
            OpeningMeta::WORK_MODE => $this->text(OpeningMeta::WORK_MODE),
            OpeningMeta::EMPLOYMENT_TYPES => OpeningFieldParser::sanitizeEmploymentTypes($this->raw(OpeningMeta::EMPLOYMENT_TYPES)),
            OpeningMeta::IDENTIFIER => OpeningFieldParser::sanitizeIdentifier($this->text(OpeningMeta::IDENTIFIER)),
            OpeningMeta::EDUCATION => $this->text(OpeningMeta::EDUCATION),
            OpeningMeta::EXPERIENCE_MONTHS => OpeningFieldParser::sanitizeMonths($this->text(OpeningMeta::EXPERIENCE_MONTHS)),
        ];
        foreach ([OpeningMeta::EXPERIENCE_IN_PLACE_OF_EDUCATION, OpeningMeta::FEATURED, OpeningMeta::FILLED, OpeningMeta::UNLISTED] as $flag) {
            $fields[$flag] = $this->text($flag);
        }

        return $fields
            + ($places->unknown() === [] ? [OpeningMeta::PLACES => $placeRows] : [])
            + ($remote->unknown() === [] ? [OpeningMeta::REMOTE_COUNTRIES => $remoteCodes] : [])
            + ($dateTime === null ? [] : [OpeningMeta::CLOSING_AT => $dateTime])
            + ($this->hasIncompleteSalary() ? [] : [OpeningMeta::SALARY => OpeningFieldParser::sanitizeSalary(is_array($salary) ? $salary + ['shown' => false] : [])]);
    }

    /** @return list<string> entered countries that are unknown; the field that contains one is not stored */
    public function unknownCountries(): array
    {
        $input = $this->countryInput();
        $input->parsePlaces($this->raw(OpeningMeta::PLACES));
        $input->parseCountries($this->text(OpeningMeta::REMOTE_COUNTRIES));

        return $input->unknown();
    }

    private function countryInput(): CountryInput
    {
        return new CountryInput($this->request->int('post_ID'));
    }

    public function isClosingShown(): bool
    {
        return $this->request->text('awsm_exp_list_display') === 'list_display';
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

    /** Returns true when amounts were entered that make no valid salary. */
    public function hasIncompleteSalary(): bool
    {
        $raw = $this->raw('courant_salary');
        $hasAmount = is_array($raw) && (($raw['min'] ?? '') !== '' || ($raw['max'] ?? '') !== '');

        return $hasAmount && Salary::fromArray($raw) === null;
    }

    /**
     * Returns selected terms by id and new ones by name, in the format of WP Job Openings; new names may also be
     * separated by commas.
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
            $id = preg_match('/^(?:awsm-term-id-)?(\d+)$/', $name, $found) === 1 ? (int) $found[1] : 0;
            if ($name !== '') {
                $terms[] = $id > 0 && term_exists($id, $taxonomy) !== null ? $id : wp_slash($name);
            }
        }

        return $terms;
    }
}
