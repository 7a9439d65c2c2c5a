<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Domain;

use CourantDesk\Openings\Domain\Opening;

/**
 * Declares one filter of listings by a field of openings. All forms, routes and settings iterate over the filters, so
 * that a new filter requires only one class: a subclass of ChoiceFilter or MinimumFilter
 * (docs/how-to/listing-filter.md).
 */
abstract class AttributeFilter
{
    /**
     * Returns the name of the filter in URLs, REST requests, settings and blocks; other plugins use a prefix.
     */
    abstract public function key(): string;

    /** Returns the label of the control. */
    abstract public function label(): string;

    /** Returns the label of the option for no selection. */
    abstract public function allLabel(): string;

    /** Returns the name of the filter in the settings and in the block editor. */
    public function settingLabel(): string
    {
        return $this->label();
    }

    /** Returns the description of the parameter in REST. */
    abstract public function description(): string;

    /** Returns whether listings show the filter by default. */
    public function isShownByDefault(): bool
    {
        return false;
    }

    /** Returns the meta key of the field; a change of the field updates the search index and cached lists. */
    abstract public function metaKey(): string;

    /**
     * Parses the parameter of a request.
     *
     * @return list<string> values in their normal form; unknown and malformed ones are omitted
     */
    abstract public function parse(mixed $raw): array;

    /**
     * Returns the values of the control's options, in order.
     *
     * @param list<string> $chosen
     * @return list<string>
     */
    abstract public function options(array $chosen): array;

    /** Returns the label of an option. */
    abstract public function optionLabel(string $value): string;

    /** @return list<string> keys of the sets of the search index that contain the opening */
    abstract public function setKeys(Opening $opening): array;

    /** Returns the version of setKeys(). An index with a different version is rebuilt. */
    public function indexVersion(): int
    {
        return 1;
    }
}
