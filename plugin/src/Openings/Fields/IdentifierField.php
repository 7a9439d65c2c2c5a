<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Fields;

use CourantDesk\Openings\Domain\FieldControl;
use CourantDesk\Openings\Domain\Opening;
use CourantDesk\Openings\Domain\OpeningDraft;
use CourantDesk\Openings\Domain\OpeningField;
use CourantDesk\Openings\Domain\OpeningFields;
use CourantDesk\Openings\Domain\SpecificationMapping;
use CourantDesk\Openings\Storage\OpeningFieldParser;

/** Declares the field for the reference number of an opening. */
final class IdentifierField extends OpeningField
{
    public const KEY = OpeningFields::IDENTIFIER;

    public function key(): string
    {
        return self::KEY;
    }

    public function label(): string
    {
        return __('Job ID', 'courant-desk');
    }

    public function control(): FieldControl
    {
        return FieldControl::text($this->label(), 100);
    }

    public function sanitize(mixed $value): string
    {
        return OpeningFieldParser::sanitizeIdentifier($value);
    }

    public function isPublic(): bool
    {
        return true;
    }

    public function value(Opening $opening): string
    {
        return $opening->identifier;
    }

    public function format(mixed $value): string
    {
        return is_scalar($value) ? (string) $value : '';
    }

    public function isCopied(): bool
    {
        return false;
    }

    public function jobPosting(Opening $opening, string $company, SpecificationMapping $mapping): array
    {
        return ['identifier' => [
            '@type' => 'PropertyValue',
            'name' => $company,
            'value' => $opening->identifier !== '' ? $opening->identifier : (string) $opening->id,
        ]];
    }

    public function exportName(): string
    {
        return 'identifier';
    }

    public function exportValue(Opening $opening): string
    {
        return $opening->identifier;
    }

    public function draftValue(OpeningDraft $draft): string
    {
        return $draft->identifier;
    }

    public function isIndexed(): bool
    {
        return true;
    }
}
