<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/** Returns the plural forms of a text for scripts, which select one with `Intl.PluralRules`. */
final class PluralForms
{
    /** A sample number for each CLDR plural category. */
    private const SAMPLES = ['zero' => 0, 'one' => 1, 'two' => 2, 'few' => 3, 'many' => 11];
    private const OTHER_SAMPLE = 100;

    /**
     * @param callable(int): string $translate calls `_n()`
     * @return array{other: string, zero?: string, one?: string, two?: string, few?: string, many?: string} only forms
     *   that differ
     */
    public static function fromTranslator(callable $translate): array
    {
        $other = $translate(self::OTHER_SAMPLE);

        return ['other' => $other]
            + array_filter(array_map($translate, self::SAMPLES), static fn (string $form): bool => $form !== $other);
    }
}
