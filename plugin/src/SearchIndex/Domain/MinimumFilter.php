<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Domain;

use CourantDesk\Openings\Domain\Opening;

/** Base of the filters by a minimum of a field with whole numbers. */
abstract class MinimumFilter extends AttributeFilter
{
    /** Maximum number; less than 2 ** BitSlicedIndex::BITS. */
    private const MAX_NUMBER = 2000000000;

    /** Value of unitFacet() with the number of openings that have no number, so that no minimum matches them. */
    public const WITHOUT_UNIT = 'none';

    /** @return list<int> minimum values that visitors can choose, ascending */
    abstract public function steps(): array;

    /** Returns the number of an opening; 0 for none. */
    abstract public function openingNumber(Opening $opening): int;

    /** Returns the number in the stored format of the field; 0 for none. */
    abstract public function storedNumber(mixed $stored): int;

    /** Returns the index of the numbers. */
    public function index(): BitSlicedIndex
    {
        return new BitSlicedIndex(SetKey::numberPrefix($this->key()));
    }

    /**
     * Returns the keys of sets that must also contain an opening that matches the value, at least one of them.
     *
     * @return list<string> empty for no further condition
     */
    public function requiredSets(string $value): array
    {
        return [];
    }

    /**
     * Returns the sets whose openings are counted as facets.
     *
     * @return array<string, array<string, string>> set keys by facet, then by value: the facet with the key of the
     *     filter counts steps, and that of unitFacet() units; empty for a filter whose steps are not counted
     */
    public function facetSets(): array
    {
        return [];
    }

    /**
     * Returns the values of facetSets() to which the stored format of the field belongs.
     *
     * @return array<string, list<string>> by facet
     */
    public function storedFacets(mixed $stored): array
    {
        return [];
    }

    /**
     * Returns the facet with the openings in each unit, such as a currency, and those without a number; '' for a filter
     * without units. Each opening is in at most one unit, and facetSets() has all units.
     */
    public function unitFacet(): string
    {
        return '';
    }

    /** Returns the unit of the openings that a value compares; '' if it compares all. */
    public function unitOf(string $value): string
    {
        return '';
    }

    /** Returns whether the stored format of the field matches a value of parse(). */
    public function matchesStored(mixed $stored, string $value): bool
    {
        return $this->storedNumber($stored) >= (int) $value;
    }

    public function parse(mixed $raw): array
    {
        $text = TextFieldSanitizer::sanitize($raw, 20);
        $number = preg_match('/^\d{1,12}$/', $text) === 1 ? min((int) $text, self::MAX_NUMBER) : 0;

        return $number > 0 ? [(string) $number] : [];
    }

    /** Returns the steps, including a chosen number that is not one of them. */
    public function options(array $chosen): array
    {
        $numbers = array_unique([...$this->steps(), ...array_map('intval', $chosen)]);
        sort($numbers);

        return array_map('strval', $numbers);
    }

    public function setKeys(Opening $opening): array
    {
        return $this->index()->keysForNumber($this->openingNumber($opening));
    }
}
