<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Fields;

use CourantDesk\Openings\Admin\CountryInput;
use CourantDesk\Openings\Domain\FieldControl;
use CourantDesk\Openings\Domain\FieldInput;
use CourantDesk\Openings\Domain\Opening;
use CourantDesk\Openings\Domain\OpeningDraft;
use CourantDesk\Openings\Domain\OpeningField;
use CourantDesk\Openings\Domain\SpecificationMapping;
use CourantDesk\Openings\Domain\WorkMode;
use CourantDesk\Openings\Frontend\OpeningFieldFormatter;
use CourantDesk\Openings\Storage\OpeningFieldParser;

/** Declares the field for the countries from which employees may work remotely, as ISO 3166-1 alpha-2. */
final class RemoteCountriesField extends OpeningField
{
    public const KEY = 'courant_remote_countries';

    public function key(): string
    {
        return self::KEY;
    }

    public function label(): string
    {
        return __('Remote from', 'courant-desk');
    }

    public function control(): FieldControl
    {
        return FieldControl::custom(
            __('Countries for remote work', 'courant-desk'),
            'openings/field-countries',
            'countries',
            __('Country names or two-letter codes, separated by commas, such as Germany, FR.', 'courant-desk'),
        );
    }

    public function type(): string
    {
        return 'array';
    }

    public function schema(): array
    {
        return ['items' => ['type' => 'string']];
    }

    /** @return list<string> */
    public function sanitize(mixed $value): array
    {
        return OpeningFieldParser::sanitizeCountries($value);
    }

    public function isPublic(): bool
    {
        return true;
    }

    /** @return list<string> */
    public function value(Opening $opening): array
    {
        return $opening->remoteCountries;
    }

    public function format(mixed $value): string
    {
        return implode(', ', array_map(OpeningFieldFormatter::country(...), $this->sanitize($value)));
    }

    public function parseForm(array $form, int $opening): FieldInput
    {
        return $this->parseRest($form[self::KEY] ?? '', $opening);
    }

    public function parseRest(mixed $value, int $opening): FieldInput
    {
        $input = new CountryInput($opening);
        $codes = $input->parseCountries($value);

        return $input->unknownNames() === []
            ? FieldInput::valid($codes)
            : FieldInput::invalid(CountryInput::ERROR, $input->unknownNames());
    }

    public function errorMessage(array $details): string
    {
        return CountryInput::errorMessage(implode(', ', $details));
    }

    public function fact(Opening $opening, ?SpecificationMapping $printed): ?array
    {
        return $opening->workMode === WorkMode::Remote ? parent::fact($opening, $printed) : null;
    }

    /** Returns the countries for remote work, or those of the work locations when the field is empty. */
    public function jobPosting(Opening $opening, string $company, SpecificationMapping $mapping): array
    {
        $codes = $opening->remoteCountries !== []
            ? $opening->remoteCountries
            : array_column($opening->places, 'country');
        $codes = $opening->workMode === WorkMode::Remote
            ? array_unique(array_filter($codes, static fn (string $code): bool => $code !== ''))
            : [];

        return ['applicantLocationRequirements' => array_values(
            array_map(static fn (string $code): array => ['@type' => 'Country', 'name' => $code], $codes)
        )];
    }

    public function exportName(): string
    {
        return 'remote_countries';
    }

    public function feedName(): string
    {
        return 'remote_countries';
    }

    public function xmlFeedElements(Opening $opening): array
    {
        return [];
    }

    /** @return list<string> */
    public function draftValue(OpeningDraft $draft): array
    {
        return $this->sanitize($draft->remoteCountries);
    }

    public function isIndexed(): bool
    {
        return true;
    }
}
