<?php

declare(strict_types=1);

namespace CourantTests\unit\Kernel;

use CourantDesk\Kernel\Result;
use CourantDesk\Kernel\Violation;
use LogicException;
use PHPUnit\Framework\TestCase;

final class ResultTest extends TestCase
{
    public function testAValueEvenAnEmptyOne(): void
    {
        self::assertTrue(Result::ok(null)->isOk());
        self::assertSame(0, Result::ok(0)->value());
    }

    public function testARefusalHasItsReasonsAndNoValue(): void
    {
        $result = Result::refused(new Violation('a.first', 'field'), new Violation('a.second', '', ['max' => 3]));

        self::assertFalse($result->isOk());
        self::assertSame(['a.first', 'a.second'], array_column($result->violations, 'code'));
        $this->expectException(LogicException::class);
        $this->expectExceptionMessage('a.first');
        $result->value();
    }
}
