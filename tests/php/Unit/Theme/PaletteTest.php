<?php

declare(strict_types=1);

namespace CourantTests\Unit\Theme;

use Courant\Customizer\Color;
use Courant\Customizer\Palette;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class PaletteTest extends TestCase
{
    public function testContrastIsThatOfWcag(): void
    {
        self::assertEqualsWithDelta(21.0, Color::fromHex('#000000')->contrastWith(Color::fromHex('#ffffff')), 0.001);
        self::assertEqualsWithDelta(4.48, Color::fromHex('#777777')->contrastWith(Color::fromHex('#ffffff')), 0.01);
        self::assertNull(Color::tryFromHex('red'));
    }

    /**
     * @return iterable<string, array{string, string, string}>
     */
    public static function choices(): iterable
    {
        yield 'the theme\'s own' => ['#b42318', '#fbfaf7', '#17181c'];
        yield 'a bright accent' => ['#ffe600', '#ffffff', '#222222'];
        yield 'an accent as light as the background' => ['#fefefe', '#ffffff', '#000000'];
        yield 'light on dark' => ['#204080', '#101418', '#f4f4f4'];
        yield 'text on the same color' => ['#333333', '#222222', '#222222'];
        yield 'grey on grey' => ['#808080', '#7f7f7f', '#808080'];
    }

    #[DataProvider('choices')]
    public function testTextIsReadableForAllChoices(string $accent, string $background, string $textColor): void
    {
        $both = (new Palette($accent, $background, $textColor))->customProperties(true, true);

        foreach ([0, 1] as $scheme) {
            $of = static fn (string $name): Color => Color::fromHex(self::pair($both[$name])[$scheme]);
            $backgrounds = [$of('--courant-background'), $of('--courant-surface')];

            foreach ($backgrounds as $background) {
                self::assertGreaterThanOrEqual(4.5, $of('--courant-accent')->contrastWith($background), 'accent');
                self::assertGreaterThanOrEqual(4.5, $of('--courant-muted')->contrastWith($background), 'muted text');
                self::assertGreaterThanOrEqual(4.5, $of('--courant-foreground')->contrastWith($background), 'text');
            }

            self::assertGreaterThanOrEqual(
                3.0,
                $of('--courant-field-border')->contrastWith($backgrounds[0]),
                'border of a field',
            );
            self::assertGreaterThanOrEqual(
                4.5,
                $of('--courant-on-accent')->contrastWith($of('--courant-accent')),
                'on accent',
            );
        }
    }

    public function testDefaultColorsGiveNoProperties(): void
    {
        self::assertSame([], (new Palette('#b42318', '#fbfaf7', '#17181c'))->customProperties(false, false));
    }

    /**
     * @return array{string, string}
     */
    private static function pair(string $value): array
    {
        preg_match('/^light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)$/', $value, $matches);

        return [$matches[1] ?? '', $matches[2] ?? ''];
    }

    public function testTheAccentIsReadableOnASurfaceThatIsTintedWithIt(): void
    {
        foreach (['#00695c', '#1a5fb4', '#c2410c', '#7c3aed', '#ffcc00', '#808080'] as $accent) {
            $properties = (new Palette($accent, '#fbfaf7', '#17181c'))->customProperties(true, false);
            self::assertSame(
                1,
                preg_match('/^light-dark\((#\w{6}),\s*(#\w{6})\)$/', $properties['--courant-accent'], $colors),
                $properties['--courant-accent'],
            );
            foreach (['#f0eee8' => $colors[1], '#1f2228' => $colors[2]] as $surface => $color) {
                $text = Color::fromHex($color);
                // src/table-of-contents/frontend/style.css
                $tinted = Color::fromHex($surface)->mixWith($text, 0.09);
                self::assertGreaterThanOrEqual(4.5, $text->contrastWith($tinted), "$accent: $color on $surface");
            }
        }
    }
}
