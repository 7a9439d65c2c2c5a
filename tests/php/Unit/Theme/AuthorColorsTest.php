<?php

declare(strict_types=1);

namespace CourantTests\Unit\Theme;

use Courant\Content\AuthorColors;
use Courant\Customizer\Color;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** Tests that colors set by authors are readable in dark mode. */
final class AuthorColorsTest extends TestCase
{
    /** @return iterable<string, array{string, string, string}> style, classes, what is added */
    public static function elements(): iterable
    {
        $textColor = ';color:var(--courant-foreground)';
        yield 'dark text becomes light in dark mode' =>
            ['color:#1e0566', 'has-text-color', 'color:light-dark(#1e0566,NIGHT)'];
        yield 'as rgb' => ['COLOR: rgb(30, 5, 102);', '', 'color:light-dark(#1e0566,NIGHT)'];
        yield 'as three digits' => ['color:#000', '', 'color:light-dark(#000000,NIGHT)'];
        yield 'as a name' => ['color: navy', '', 'color:light-dark(#000080,NIGHT)'];
        yield 'a color that is readable in dark mode is kept' => ['color:#ff9480', '', ''];
        yield 'named, with the weight that WordPress gives it' =>
            ['', 'has-text-color has-deep-color', 'color:light-dark(#1e0566,NIGHT)!important'];
        yield 'a highlight without a background' =>
            ['background-color:rgba(0, 0, 0, 0);color:#1e0566', 'has-inline-color', 'color:light-dark(#1e0566,NIGHT)'];
        yield 'an important style stays important' =>
            ['color:#1e0566 !important', '', 'color:light-dark(#1e0566,NIGHT)!important'];
        yield 'a light background keeps dark text' =>
            ['background-color:#ebf5fe', 'wp-block-media-text', "color-scheme:light$textColor"];
        yield 'a dark background has light text' => ['background:#111', '', "color-scheme:dark$textColor"];
        yield 'background and text colors of one block are kept' =>
            ['background-color:#cf2e2e;color:#fff', '', 'color-scheme:dark'];
        yield 'text color by class on a background' =>
            ['background-color:#cf2e2e', 'has-text-color has-background has-pale-color', 'color-scheme:dark'];
        yield 'text color on a preset background' =>
            ['color:#1e0566', 'has-text-color has-background has-pale-background-color', 'color-scheme:light'];
        yield 'theme colors follow the color scheme' => ['', 'has-text-color has-accent-color', ''];
        yield 'theme colors on each other' => ['', 'has-text-color has-accent-contrast-color has-background has-accent-background-color', ''];
        yield 'an unknown preset' => ['', 'has-text-color has-lost-color', ''];
        yield 'a border is not text' => ['border-color:#000', 'has-border-color', ''];
        yield 'a link color is a separate rule' => ['', 'has-link-color', ''];
        yield 'invalid CSS' => ['color;;background-color:;color:url(x;y)', '', ''];
    }

    #[DataProvider('elements')]
    public function testDarkModeStyle(string $style, string $classes, string $expected): void
    {
        $added = (new AuthorColors(['deep' => '#1e0566', 'pale' => '#eeeeee']))
            ->darkModeStyle($style, explode(' ', $classes));

        if (preg_match('/,(#[0-9a-f]{6})\)/', $added, $night) === 1) {
            self::assertGreaterThanOrEqual(4.5, Color::fromHex($night[1])->contrastWith(Color::fromHex('#1f2228')));
            $added = str_replace($night[1], 'NIGHT', $added);
        }
        self::assertSame($expected, $added);
    }
}
