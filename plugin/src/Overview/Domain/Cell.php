<?php

declare(strict_types=1);

namespace CourantDesk\Overview\Domain;

/** Text for a cell of a table that a spreadsheet opens. */
final class Cell
{
    /** What begins like a formula is kept from being one. */
    public static function safe(string $text): string
    {
        return preg_match('/^[\s]*[=+\-@\t\r]/', $text) === 1 ? "'" . $text : $text;
    }
}
