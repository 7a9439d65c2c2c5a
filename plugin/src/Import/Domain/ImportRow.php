<?php

declare(strict_types=1);

namespace CourantDesk\Import\Domain;

use CourantDesk\Openings\Domain\Salary;

/** Holds one opening with the values of the file, before validation. Dates are not parsed yet. */
final class ImportRow
{
    /**
     * @param string                $source      the system that wrote the file, such as `usajobs` or `neogov`
     * @param string                $id          the source's identifier of the opening, '' when missing
     * @param string $reference the reference number, '' when there is none
     * @param array<string, string> $sections    heading => untrusted HTML; '' is the heading of the first section
     * @param list<string>          $categories
     * @param list<string>          $types       such as `Full-Time`
     * @param list<string>          $places      such as `Dyess AFB, TX United States`
     * @param string $issuedAt time at which the source wrote the row
     * @param array<string, mixed>  $values      of opening fields that other plugins added, by meta key
     * @param array<string, list<string>> $terms  names by taxonomy, used instead of the terms from other values
     * @param string $applyTo email address or URL that receives applications, '' for the form
     */
    public function __construct(
        public readonly string $source,
        public readonly string $id,
        public readonly string $reference,
        public readonly string $title,
        public readonly array $sections = [],
        public readonly string $department = '',
        public readonly array $categories = [],
        public readonly array $types = [],
        public readonly array $places = [],
        public readonly string $opensAt = '',
        public readonly string $closesAt = '',
        public readonly string $issuedAt = '',
        public readonly bool $isActive = true,
        public readonly ?Salary $salary = null,
        public readonly array $values = [],
        public readonly array $terms = [],
        public readonly bool $isFilled = false,
        public readonly bool $isFeatured = false,
        public readonly bool $isRemote = false,
        public readonly bool $isDraft = false,
        public readonly string $applyTo = '',
    ) {
    }

    /** @param array<string, mixed> $values of opening fields that other plugins added, by meta key */
    public function withValues(array $values): self
    {
        return new self(
            source: $this->source,
            id: $this->id,
            reference: $this->reference,
            title: $this->title,
            sections: $this->sections,
            department: $this->department,
            categories: $this->categories,
            types: $this->types,
            places: $this->places,
            opensAt: $this->opensAt,
            closesAt: $this->closesAt,
            issuedAt: $this->issuedAt,
            isActive: $this->isActive,
            salary: $this->salary,
            values: $values,
            terms: $this->terms,
            isFilled: $this->isFilled,
            isFeatured: $this->isFeatured,
            isRemote: $this->isRemote,
            isDraft: $this->isDraft,
            applyTo: $this->applyTo,
        );
    }

    /** Returns the key of the opening, which is the same in every file and every run, such as `usajobs:305972200`. */
    public function key(): string
    {
        return $this->source . ':' . $this->id;
    }

    /** Returns a hash of all values of the row. */
    public function hash(): string
    {
        $values = [
            $this->reference, $this->title, $this->sections, $this->department, $this->categories, $this->types,
            $this->places, $this->opensAt, $this->closesAt, $this->isActive, $this->salary?->toArray(),
        ];
        $added = array_filter([
            'terms' => $this->terms, 'filled' => $this->isFilled, 'featured' => $this->isFeatured,
            'remote' => $this->isRemote, 'draft' => $this->isDraft, 'apply' => $this->applyTo,
        ], static fn (mixed $value): bool => !in_array($value, [[], false, ''], true));
        $values = $added === [] ? $values : [...$values, $added];

        // Additional values are included only if there are any, so that the hash equals the one that earlier imports
        // stored.
        return md5(serialize($this->values === [] ? $values : [...$values, $this->values]));
    }
}
