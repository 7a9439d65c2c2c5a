<?php

declare(strict_types=1);

namespace CourantTests\Unit\Kernel;

use CourantDesk\Kernel\Result;
use CourantDesk\Kernel\Violation;
use LogicException;
use PHPUnit\Framework\TestCase;

final class ResultTest extends TestCase
{
    public function testAResultCanHaveAnEmptyValue(): void
    {
        self::assertTrue(Result::success(null)->isSuccess());
        self::assertSame(0, Result::success(0)->value());
    }

    public function testAnErrorResultHasReasonsAndNoValue(): void
    {
        $result = Result::failure(new Violation('a.first', 'field'), new Violation('a.second', '', ['max' => 3]));

        self::assertFalse($result->isSuccess());
        self::assertSame(['a.first', 'a.second'], array_column($result->violations, 'code'));
        $this->expectException(LogicException::class);
        $this->expectExceptionMessage('a.first');
        $result->value();
    }
}
