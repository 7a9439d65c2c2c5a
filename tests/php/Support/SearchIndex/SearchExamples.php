<?php

declare(strict_types=1);

namespace CourantTests\Support\SearchIndex;

/** Openings, and searches with the openings that each must find. */
final class SearchExamples
{
    private const FILE = __DIR__ . '/../../../fixtures/listings/search-examples.json';

    /** @return array<string, array{string, string, string}> title, content and location by name */
    public static function openings(): array
    {
        return self::read()['openings'];
    }

    /** @return list<array{string, list<string>}> search and names of the matching openings */
    public static function searches(): array
    {
        return self::read()['questions'];
    }

    /**
     * @return array{openings: array<string, array{string, string, string}>, questions: list<array{string,
     *     list<string>}>}
     */
    private static function read(): array
    {
        /**
         * @var array{openings: array<string, array{string, string, string}>, questions: list<array{string,
         *     list<string>}>}
         */
        return json_decode((string) file_get_contents(self::FILE), true, 8, JSON_THROW_ON_ERROR);
    }
}
