<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Admin;

use CourantDesk\Jobs\Domain\ClosingRecord;
use CourantDesk\Jobs\Domain\Salary;
use CourantDesk\Jobs\Wp\OpeningFields;
use CourantDesk\Jobs\Wp\OpeningMeta;
use CourantDesk\Kernel\Request;

/** What was sent from the boxes of the classic editor, read with the contract's names where it has them. */
final class OpeningFormInput
{
    public function __construct(private readonly Request $request)
    {
    }

    /** Whether the form was sent, by somebody who had it open. */
    public function isSent(): bool
    {
        $nonce = $this->request->text(OpeningForm::NONCE);

        return $nonce !== '' && $this->request->method() === 'POST' && wp_verify_nonce($nonce, OpeningForm::NONCE_ACTION) !== false;
    }

    /** The moment that was chosen, '' for none; null when it cannot be read. */
    public function closingAt(): ?string
    {
        $date = $this->request->text('awsm_job_expiry');
        if ($this->request->text('awsm_set_exp_list') !== 'set_listing' || $date === '') {
            return '';
        }
        $time = $this->request->text('courant_closing_time');
        $at = ClosingRecord::cleanMoment($time === '' ? $date : $date . 'T' . $time);

        return $at === '' ? null : $at;
    }

    /**
     * What was sent, by meta key, clean; what cannot be read is not among it and stays as it is.
     *
     * @return array<string, string|int|array<array-key, mixed>>
     */
    public function fields(): array
    {
        $at = $this->closingAt();
        $salary = $this->raw(OpeningMeta::SALARY);
        $places = $this->countryInput();
        $remote = $this->countryInput();
        $placeRows = OpeningFields::places($places->places($this->raw(OpeningMeta::PLACES)));
        $remoteCodes = $remote->countries($this->text(OpeningMeta::REMOTE_COUNTRIES));
        $fields = [
            OpeningMeta::DATE_SHOWN => $this->showsDate() ? 'list_display' : '',
            OpeningMeta::WORK_MODE => $this->text(OpeningMeta::WORK_MODE),
            OpeningMeta::EMPLOYMENT_TYPES => OpeningFields::employmentTypes($this->raw(OpeningMeta::EMPLOYMENT_TYPES)),
            OpeningMeta::IDENTIFIER => OpeningFields::identifier($this->text(OpeningMeta::IDENTIFIER)),
            OpeningMeta::EDUCATION => $this->text(OpeningMeta::EDUCATION),
            OpeningMeta::EXPERIENCE => OpeningFields::months($this->text(OpeningMeta::EXPERIENCE)),
        ];
        foreach ([OpeningMeta::EXPERIENCE_INSTEAD, OpeningMeta::FEATURED, OpeningMeta::FILLED, OpeningMeta::UNLISTED] as $mark) {
            $fields[$mark] = $this->text($mark);
        }

        return $fields
            + ($places->unknown() === [] ? [OpeningMeta::PLACES => $placeRows] : [])
            + ($remote->unknown() === [] ? [OpeningMeta::REMOTE_COUNTRIES => $remoteCodes] : [])
            + ($at === null ? [] : [OpeningMeta::CLOSING_AT => $at])
            + ($this->hasIncompleteSalary() ? [] : [OpeningMeta::SALARY => OpeningFields::salary(is_array($salary) ? $salary + ['shown' => false] : [])]);
    }

    /** @return list<string> what was entered as a country and names none; the field that holds it is not stored */
    public function unknownCountries(): array
    {
        $input = $this->countryInput();
        $input->places($this->raw(OpeningMeta::PLACES));
        $input->countries($this->text(OpeningMeta::REMOTE_COUNTRIES));

        return $input->unknown();
    }

    private function countryInput(): CountryInput
    {
        return new CountryInput($this->request->int('post_ID'));
    }

    public function showsDate(): bool
    {
        return $this->request->text('awsm_exp_list_display') === 'list_display';
    }

    /** Whether it shall be `open` or `closed`; '' when the form did not ask. */
    public function state(): string
    {
        return $this->request->text('courant_state');
    }

    public function presses(string $button): bool
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

    /** True when amounts were given that make no salary. */
    public function hasIncompleteSalary(): bool
    {
        $raw = $this->raw('courant_salary');
        $given = is_array($raw) && (($raw['min'] ?? '') !== '' || ($raw['max'] ?? '') !== '');

        return $given && Salary::fromArray($raw) === null;
    }

    /**
     * Ticked terms by id and new ones by name, as the contract sends them; further new names separated by commas.
     *
     * @return list<int|string>
     */
    public function terms(string $taxonomy): array
    {
        $ticked = $this->raw('awsm_job_spec_terms');
        $ticked = is_array($ticked) && is_array($ticked[$taxonomy] ?? null) ? $ticked[$taxonomy] : [];
        $typed = $this->request->map('courant_new_terms')[$taxonomy][0] ?? '';
        $terms = [];
        foreach ([...$ticked, ...explode(',', $typed)] as $one) {
            $one = is_scalar($one) ? trim(sanitize_text_field((string) $one)) : '';
            $id = preg_match('/^(?:awsm-term-id-)?(\d+)$/', $one, $found) === 1 ? (int) $found[1] : 0;
            if ($one !== '') {
                $terms[] = $id > 0 && term_exists($id, $taxonomy) !== null ? $id : wp_slash($one);
            }
        }

        return $terms;
    }
}
