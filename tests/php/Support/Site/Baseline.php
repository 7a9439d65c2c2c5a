<?php

declare(strict_types=1);

namespace CourantTests\Support\Site;

use RuntimeException;

/** State at the start of a test: the stored data, the hooks and the globals of a newly booted site. */
final class Baseline
{
    private static ?self $taken = null;

    private function __construct(public readonly Database $database, public readonly GlobalStateBackup $memory)
    {
    }

    public static function take(): void
    {
        $database = defined('DB_ENGINE') && constant('DB_ENGINE') === 'sqlite'
            ? new SqliteDatabase(self::constant('DB_DIR') . self::constant('DB_FILE'))
            : new MariadbDatabase(self::constant('DB_NAME'));
        $database->keep();
        self::$taken = new self($database, GlobalStateBackup::keep());
    }

    public static function get(): self
    {
        return self::$taken ?? throw new RuntimeException('Integration tests run by `npm test -- php`.');
    }

    private static function constant(string $name): string
    {
        $value = constant($name);

        return is_string($value) ? $value : throw new RuntimeException($name . ' is no text');
    }
}
