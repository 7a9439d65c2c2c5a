<?php

declare(strict_types=1);

namespace Courant\Customizer;

/**
 * Lists color palettes and type pairings. The Customizer shows them above their options and sets several options at
 * once; they are not stored.
 */
final class AppearancePresets
{
    /**
     * Returns the groups of presets for the Customizer script.
     *
     * @return list<array<string, mixed>> Shape: `PresetGroup` in src/theme/admin/customizer/wordpress.ts.
     */
    public static function groups(): array
    {
        return [
            self::group('accent', __('Color palette', 'courant'), self::palettes()),
            self::group('type_headings', __('Font pairing', 'courant'), self::typePairings()),
        ];
    }

    /**
     * Returns options and their values by label. The first palette has the defaults.
     *
     * @return array<string, array<string, string>>
     */
    public static function palettes(): array
    {
        return [
            __('Red', 'courant') => ['accent' => '#b42318', 'paper' => '#fbfaf7', 'ink' => '#17181c'],
            __('Blue', 'courant') => ['accent' => '#0b5cad', 'paper' => '#f8fafc', 'ink' => '#10192b'],
            __('Green', 'courant') => ['accent' => '#1f6b3a', 'paper' => '#faf9f4', 'ink' => '#1a1f1b'],
        ];
    }

    /**
     * Returns options and their values by label. The first pairing has the defaults.
     *
     * @return array<string, array<string, string>>
     */
    public static function typePairings(): array
    {
        return [
            __('Serif', 'courant') => ['type_headings' => 'newsreader', 'type_text' => 'newsreader'],
            __('Sans serif headlines, serif text', 'courant') => [
                'type_headings' => 'sans', 'type_text' => 'newsreader',
            ],
        ];
    }

    /**
     * Returns a group of presets.
     *
     * @param string $option The option whose control shows the presets.
     * @param array<string, array<string, string>> $presets
     * @return array<string, mixed>
     */
    private static function group(string $option, string $label, array $presets): array
    {
        $list = [];

        foreach ($presets as $name => $values) {
            $settings = array_map(static fn (string $id): string => ThemeOptions::PREFIX . $id, array_keys($values));
            $list[] = ['label' => $name, 'values' => array_combine($settings, array_values($values))];
        }

        return ['setting' => ThemeOptions::PREFIX . $option, 'label' => $label, 'presets' => $list];
    }
}
