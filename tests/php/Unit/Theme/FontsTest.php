<?php

declare(strict_types=1);

namespace CourantTests\Unit\Theme;

use PHPUnit\Framework\TestCase;

/** Tests the font files that tools/fonts.py creates. */
final class FontsTest extends TestCase
{
    private const ROOT = __DIR__ . '/../../../../';
    private const FONTS = self::ROOT . 'theme/assets/fonts/';
    private const MAX_PRELOADED_BYTES = 50_000;

    public function testFontsOfALatinPageHaveAtMost50Kilobytes(): void
    {
        $bytes = strlen((string) file_get_contents(self::FONTS . 'serif-latin.woff2'))
            + strlen((string) file_get_contents(self::FONTS . 'sans-latin.woff2'));

        self::assertLessThanOrEqual(self::MAX_PRELOADED_BYTES, $bytes);
    }

    public function testThemeJsonDeclaresEachFileWithItsCharacters(): void
    {
        preg_match_all(
            '~"unicodeRange": "U\+[^"]+",\s+"src": \[ "file:\./assets/fonts/([^"]+)" \]~',
            (string) file_get_contents(self::ROOT . 'theme/theme.json'),
            $faces,
        );
        $paths = glob(self::FONTS . '*.woff2');
        $files = array_map(basename(...), $paths === false ? [] : $paths);

        self::assertEqualsCanonicalizing($files, $faces[1]);
        self::assertContains('serif-latin-italic.woff2', $files);
    }

    public function testWidgetsAndMenusOfTheDemoNeedOnlyLatinFonts(): void
    {
        foreach (['widgets', 'menus', 'ads'] as $name) {
            $json = json_decode((string) file_get_contents(self::ROOT . "demo/data/{$name}.json"), true);
            $text = json_encode($json, JSON_UNESCAPED_UNICODE | JSON_THROW_ON_ERROR);

            self::assertDoesNotMatchRegularExpression('/[^\x{0}-\x{ff}\x{2000}-\x{206f}€™]/u', $text, $name);
        }
    }
}
