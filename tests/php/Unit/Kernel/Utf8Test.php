<?php

declare(strict_types=1);

namespace CourantTests\Unit\Kernel;

use CourantDesk\Kernel\Utf8;
use PHPUnit\Framework\TestCase;

final class Utf8Test extends TestCase
{
    public function testInvalidBytesAreRemovedAndTheRestIsKept(): void
    {
        self::assertSame('Łódź & <b>"x"</b> &amp;', Utf8::sanitize("Łód\xFFź & <b>\"x\"</b> &amp;"));
        self::assertSame('ab', Utf8::sanitize("a\x00\x08b\x7F"));
        self::assertSame("a\n\tb", Utf8::sanitize("a\n\tb"));
        self::assertSame('', Utf8::sanitize("\xC3\x28"[0]));
    }

    public function testAReplacementCharacterThatWasSentIsKeptInValidText(): void
    {
        self::assertSame("a\u{FFFD}", Utf8::sanitize("a\u{FFFD}"));
    }

    public function testASingleLineIsTrimmedAndHasNoLineBreaks(): void
    {
        self::assertSame('a b c', Utf8::toSingleLine(" a\u{00A0}\r\nb\u{2003}c "));
    }

    public function testTruncationKeepsCharactersWhole(): void
    {
        self::assertSame('日本', Utf8::truncate('日本語', 2));
        self::assertSame('', Utf8::truncate('abc', 0));
        self::assertSame('', Utf8::truncate('abc', -1));
        self::assertSame("a\nb", Utf8::truncate("a\nbc", 3));
        self::assertSame(70000, strlen(Utf8::truncate(str_repeat('a', 70000), 80000)));
    }
}
