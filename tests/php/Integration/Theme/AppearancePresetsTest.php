<?php

declare(strict_types=1);

namespace CourantTests\Integration\Theme;

use Courant\Customizer\AppearancePresets;
use Courant\Customizer\AppearanceStyles;
use Courant\Customizer\Color;
use Courant\Customizer\ThemeOptions;
use CourantTests\Support\SiteTestCase;

final class AppearancePresetsTest extends SiteTestCase
{
    public function testTheFirstPresetHasTheDefaultsAndEachChangesThePage(): void
    {
        foreach ([AppearancePresets::palettes(), AppearancePresets::typePairings()] as $presets) {
            foreach (array_values($presets) as $index => $values) {
                foreach ($values as $option => $value) {
                    self::assertSame($value, ThemeOptions::sanitize($option, $value));
                    set_theme_mod(ThemeOptions::PREFIX . $option, $value);
                }

                self::assertSame($index === 0, AppearanceStyles::css() === '', AppearanceStyles::css());
                foreach (array_keys($values) as $option) {
                    remove_theme_mod(ThemeOptions::PREFIX . $option);
                }
            }
        }
    }

    public function testColorsOfPalettesAreReadableWithoutCorrection(): void
    {
        foreach (AppearancePresets::palettes() as $name => $colors) {
            $background = Color::fromHex($colors['paper']);
            self::assertGreaterThanOrEqual(4.5, Color::fromHex($colors['accent'])->contrastWith($background), $name);
            self::assertGreaterThanOrEqual(7.0, Color::fromHex($colors['ink'])->contrastWith($background), $name);
        }
    }
}
