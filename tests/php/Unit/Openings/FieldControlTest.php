<?php

declare(strict_types=1);

namespace CourantTests\Unit\Openings;

use CourantDesk\Openings\Domain\FieldControl;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class FieldControlTest extends TestCase
{
    /** @return array<string, array{FieldControl, mixed, mixed, string}> control, entered, stored, text */
    public static function entries(): array
    {
        $choices = ['a' => 'First', '2' => 'Second'];

        return [
            'one line of text' => [FieldControl::text('Text', 5), " a\n bcdef ", 'a bcd', 'a bcd'],
            'a list as text' => [FieldControl::text('Text'), ['x'], '', ''],
            'broken bytes' => [FieldControl::text('Text'), "a\xff", 'a?', 'a?'],
            'a number above its limit' => [FieldControl::number('Number', 5, 10), '12', 10, '10'],
            'a number below its limit' => [FieldControl::number('Number', 5, 10), '3', 5, '5'],
            'no number' => [FieldControl::number('Number', 5, 10), '', 0, ''],
            'a day' => [FieldControl::date('Day'), '2031-02-28', '2031-02-28', '2031-02-28'],
            'a day that does not exist' => [FieldControl::date('Day'), '2031-02-30', '', ''],
            'a choice' => [FieldControl::select('Select', $choices, 'None'), '2', '2', 'Second'],
            'an unknown choice' => [FieldControl::select('Select', $choices, 'None'), 'b', '', ''],
            'a checked checkbox' => [FieldControl::checkbox('Check', 'on', 'Yes'), 'on', 'on', 'Yes'],
            'a checkbox with another value' => [FieldControl::checkbox('Check', 'on'), '1', '', ''],
            'several choices' => [
                FieldControl::checkboxes('Checks', $choices), ['2', 'b', 'a'], ['a', '2'], 'First, Second',
            ],
            'no choices' => [FieldControl::checkboxes('Checks', $choices), '', [], ''],
        ];
    }

    #[DataProvider('entries')]
    public function testSanitizesAndFormatsValues(
        FieldControl $control,
        mixed $entered,
        mixed $stored,
        string $text,
    ): void {
        self::assertSame($stored, $control->sanitize($entered));
        self::assertSame($text, $control->format($stored));
        self::assertSame($stored, $control->sanitize($stored), 'a stored value stays the same');
    }
}
