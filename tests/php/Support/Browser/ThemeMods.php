<?php

declare(strict_types=1);

namespace CourantTests\Support\Browser;

use Courant\Customizer\OptionDefinitions;
use Courant\Customizer\OptionType;
use Courant\Customizer\SelectiveRefreshPartials;
use Courant\Customizer\ThemeOptions;
use RuntimeException;

/** Options of the theme, for browser tests (tests/e2e/support/demo-content.ts). */
final class ThemeMods
{
    /**
     * Returns all options, each with a value that differs from the current one, and that value after sanitization.
     *
     * @return list<array{id: string, input: string|int|bool, clean: mixed, partial: bool}>
     */
    public static function others(): array
    {
        $options = [];
        foreach (array_keys(OptionDefinitions::ALL) as $id) {
            $input = self::otherValue($id);
            $options[] = [
                'id' => ThemeOptions::PREFIX . $id,
                'input' => $input,
                'clean' => ThemeOptions::sanitize($id, $input),
                'partial' => SelectiveRefreshPartials::hasPartial($id),
            ];
        }

        return $options;
    }

    private static function otherValue(string $id): string|int|bool
    {
        [$type, $default, $limits] = self::definition($id);
        $current = ThemeOptions::sanitize($id, get_theme_mod(ThemeOptions::PREFIX . $id, $default));
        $others = array_values(array_filter($limits, static fn (string|int $limit): bool => $limit !== $current));

        return match ($type) {
            OptionType::Boolean => $current !== true,
            OptionType::Number => $others[0],
            OptionType::Choice => $others[count($others) - 1],
            OptionType::Color => $current === '#0b5d4e' ? '#3b4a5e' : '#0b5d4e',
            OptionType::Id => match (true) {
                str_ends_with($id, '_category') => self::termId('category'),
                str_ends_with($id, '_tag') => self::termId('post_tag'),
                default => self::newestId('attachment'),
            },
            OptionType::Ids => (string) self::newestId('post'),
            OptionType::Url, OptionType::Urls => 'https://other.example/',
            OptionType::Sections => (string) wp_json_encode(
                [['category' => self::termId('category'), 'count' => 3, 'layout' => 'headlines', 'title' => 'Mine']],
            ),
            default => 'Custom text',
        };
    }

    /** @return array{OptionType, string|int|bool, list<string|int>} */
    private static function definition(string $id): array
    {
        return OptionDefinitions::ALL[$id] + [2 => []];
    }

    private static function newestId(string $type): int
    {
        $post = get_posts(['post_type' => $type, 'numberposts' => 1])[0] ?? null;

        return $post->ID ?? throw new RuntimeException("The site has no $type.");
    }

    private static function termId(string $taxonomy): int
    {
        $ids = get_terms(['taxonomy' => $taxonomy, 'fields' => 'ids', 'number' => 1]);

        return is_array($ids) && isset($ids[0])
            ? $ids[0]
            : throw new RuntimeException("The site has no $taxonomy.");
    }
}
