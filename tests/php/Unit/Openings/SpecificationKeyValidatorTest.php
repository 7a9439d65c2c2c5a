<?php

declare(strict_types=1);

namespace CourantTests\Unit\Openings;

use CourantDesk\Openings\Domain\SpecificationIcons;
use CourantDesk\Openings\Domain\SpecificationKeyValidator;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class SpecificationKeyValidatorTest extends TestCase
{
    /** @return array<string, array{string, string}> key, error code */
    public static function keys(): array
    {
        return [
            'two words' => ['job-level', ''],
            'underscore' => ['job_level', ''],
            'one letter' => ['x', ''],
            'at the maximum length' => [str_repeat('a', 32), ''],
            'one too long' => [str_repeat('a', 33), 'key.long'],
            'none' => ['', 'key.missing'],
            'capital' => ['Level', 'key.malformed'],
            'two hyphens, which URLs need for one' => ['job--level', 'key.malformed'],
            'hyphen at the end' => ['job-', 'key.malformed'],
            'space' => ['job level', 'key.malformed'],
            'umlaut' => ['größe', 'key.malformed'],
            'own' => ['job-type', 'key.taken'],
            'of WordPress' => ['type', 'key.reserved'],
            'of a listing' => ['jq', 'key.reserved'],
            'of a filter of listings' => ['work_mode', 'key.reserved'],
            'of another plugin' => ['product', 'key.clashes'],
        ];
    }

    #[DataProvider('keys')]
    public function testKeysAreValidated(string $key, string $code): void
    {
        $violation = SpecificationKeyValidator::validate($key, ['job-type'], ['product'], ['work_mode']);

        self::assertSame($code, $violation->code ?? '');
    }

    public function testIconsAreLinesOnAFieldOfTwenty(): void
    {
        foreach (SpecificationIcons::all() as $name => $path) {
            self::assertTrue(SpecificationIcons::isValidName($name), $name);
            self::assertMatchesRegularExpression('/^[MmLlHhVvCcSsAaZz0-9 .-]+$/', $path, $name);
        }
        self::assertSame('', SpecificationIcons::svgPath('unheard-of'));
        self::assertFalse(SpecificationIcons::isValidName('x" onclick="y'));
    }
}
