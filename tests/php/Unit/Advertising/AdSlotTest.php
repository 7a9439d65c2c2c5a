<?php

declare(strict_types=1);

namespace CourantTests\Unit\Advertising;

use CourantDesk\Advertising\AdSlots;
use CourantDesk\Advertising\Domain\AdSlot;
use PHPUnit\Framework\TestCase;

/** Tests the parsing of ad slots (docs/features/advertising.md). */
final class AdSlotTest extends TestCase
{
    public function testDefaultSlotsAreDefined(): void
    {
        $slots = AdSlot::parseList(AdSlots::DEFAULTS);

        self::assertSame(['header', 'navigation', 'front', 'sidebar', 'in-article'], array_keys($slots));
        self::assertSame([
            ['width' => 468, 'height' => 60, 'from' => 768, 'delay' => 4000],
            ['width' => 320, 'height' => 50, 'from' => 0, 'delay' => 3000],
        ], $this->variants($slots['header']));
        self::assertSame(
            [['width' => 728, 'height' => 90, 'from' => 992, 'delay' => 2000]],
            $this->variants($slots['navigation']),
        );
        self::assertSame(
            [['width' => 300, 'height' => 250, 'from' => 0, 'delay' => 0]],
            $this->variants($slots['sidebar']),
        );
        self::assertSame('', AdSlot::firstInvalidLine(AdSlots::DEFAULTS));
    }

    public function testTheBoxHasTheSizeOfEachVariant(): void
    {
        $css = AdSlot::parseList(AdSlots::DEFAULTS)['header']->css();

        self::assertStringStartsWith(
            '.courant-ad[data-courant-ad="header"]{display:block;inline-size:320px;block-size:50px}',
            $css,
        );
        self::assertStringEndsWith(
            '@media(min-width:768px){.courant-ad[data-courant-ad="header"]{display:block;inline-size:468px;block-size:60px}}',
            $css,
        );
    }

    public function testASizeWithoutAnAdTakesNoSpace(): void
    {
        $slot = AdSlot::parseList(AdSlots::DEFAULTS)['header'];
        $wide = '@media(min-width:768px){.courant-ad[data-courant-ad="header"]{display:none}}';

        self::assertStringEndsWith($wide, $slot->css(['320x50']));
        self::assertStringStartsWith('.courant-ad[data-courant-ad="header"]{display:none}', $slot->css(['468x60']));
        self::assertSame($slot->css(), $slot->css(['728x90', '']), 'an ad of any size may be shown in all boxes');
    }

    public function testReportsAndSkipsInvalidLines(): void
    {
        foreach (
            [
                'x', 'x | y', 'X y | Name | 300x250', 'a | | 300x250', 'a | Name | big', 'a | Name | 300x250 from far',
                'a | Name | 300x250,', '"><script> | Name | 1x1',
            ] as $line
        ) {
            self::assertSame($line, AdSlot::firstInvalidLine("good | Good | 300x250\n$line\n"), $line);
            self::assertSame(['good'], array_keys(AdSlot::parseList("good | Good | 300x250\n$line\n")));
        }
        self::assertSame('a | Two | 10x10', AdSlot::firstInvalidLine("a | One | 10x10\na | Two | 10x10"));
    }

    /** @return list<array<string, int>> */
    private function variants(AdSlot $slot): array
    {
        return array_map(static fn ($variant): array => $variant->toArray(), $slot->sizes);
    }
}
