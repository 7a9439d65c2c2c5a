<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/** The plural forms of a text for scripts, which choose among them by `Intl.PluralRules`. */
final class PluralForms
{
    /** A number of each category of CLDR that has one in the languages which know the category. */
    private const SAMPLES = ['zero' => 0, 'one' => 1, 'two' => 2, 'few' => 3, 'many' => 11];
    private const OTHER = 100;

    /**
     * @param callable(int): string $translate calls `_n()`
     * @return array{other: string, zero?: string, one?: string, two?: string, few?: string, many?: string} only forms that differ
     */
    public static function of(callable $translate): array
    {
        $other = $translate(self::OTHER);

        return ['other' => $other] + array_filter(array_map($translate, self::SAMPLES), static fn (string $form): bool => $form !== $other);
    }
}
