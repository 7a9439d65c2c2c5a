<?php

declare(strict_types=1);

namespace CourantTests\unit\Listings;

/** The table of Rulings 10: openings, questions, and what each finds. */
final class ForTheFortyQuestions
{
    private const FILE = __DIR__ . '/../../../fixtures/listings/forty questions and what they find.json';

    /** @return array<string, array{string, string, string}> title, content and place by name */
    public static function openings(): array
    {
        return self::read()['openings'];
    }

    /** @return list<array{string, list<string>}> what is asked, and names of openings */
    public static function questions(): array
    {
        return self::read()['questions'];
    }

    /** @return array{openings: array<string, array{string, string, string}>, questions: list<array{string, list<string>}>} */
    private static function read(): array
    {
        /** @var array{openings: array<string, array{string, string, string}>, questions: list<array{string, list<string>}>} */
        return json_decode((string) file_get_contents(self::FILE), true, 8, JSON_THROW_ON_ERROR);
    }
}
