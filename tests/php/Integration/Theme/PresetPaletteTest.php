<?php

declare(strict_types=1);

namespace CourantTests\Integration\Theme;

use Courant\Customizer\AppearancePresets;
use Courant\Customizer\AppearanceStyles;
use Courant\Customizer\ThemeOptions;
use CourantTests\Support\SiteTestCase;
use WP_Block_Editor_Context;

/** Tests the palette of the global settings, which the color pickers of the editor show. */
final class PresetPaletteTest extends SiteTestCase
{
    protected function tearDown(): void
    {
        parent::tearDown();
        wp_clean_theme_json_cache();
    }

    public function testThePaletteOfTheFileIsUsedWithoutAChange(): void
    {
        $file = json_decode((string) file_get_contents(get_template_directory() . '/theme.json'), true);
        $expected = $this->read($file, 'color', ['settings', 'color', 'palette']);
        self::assertCount(6, $expected);
        self::assertSame($expected, $this->palette('color'));
    }

    public function testThePaletteHasTheConfiguredColors(): void
    {
        $default = $this->palette('color');
        $names = $this->palette('name');
        $blue = AppearancePresets::palettes()['Blue'];
        foreach ($blue as $option => $value) {
            set_theme_mod(ThemeOptions::PREFIX . $option, $value);
        }
        wp_clean_theme_json_cache();
        $colors = $this->palette('color');

        self::assertSame(
            [$blue['paper'], $blue['ink'], $blue['accent']],
            [$colors['base'], $colors['contrast'], $colors['accent']],
        );
        self::assertSame($names, $this->palette('name'));
        self::assertSame(['accent-contrast'], array_keys(array_intersect_assoc($default, $colors)));
        foreach (['muted', 'surface', 'accent'] as $slug) {
            self::assertStringContainsString("--courant-$slug:light-dark({$colors[$slug]},", AppearanceStyles::css());
        }
        $settings = get_block_editor_settings([], new WP_Block_Editor_Context());
        self::assertSame(
            $colors,
            $this->read($settings, 'color', ['__experimentalFeatures', 'color', 'palette', 'theme']),
        );
    }

    /** @return array<string, string> values of the palette by slug */
    private function palette(string $value): array
    {
        return $this->read(wp_get_global_settings(), $value, ['color', 'palette', 'theme']);
    }

    /**
     * @param list<string> $path
     * @return array<string, string>
     */
    private function read(mixed $data, string $value, array $path): array
    {
        foreach ($path as $key) {
            $data = is_array($data) ? $data[$key] ?? null : null;
        }
        $values = [];
        foreach (is_array($data) ? $data : [] as $preset) {
            self::assertIsArray($preset);
            self::assertIsString($preset['slug']);
            self::assertIsString($preset[$value]);
            $values[$preset['slug']] = $preset[$value];
        }

        return $values;
    }
}
