<?php

declare(strict_types=1);

namespace CourantTests\Unit\ApplicationForms;

use CourantDesk\ApplicationForms\Domain\FieldType;
use CourantDesk\ApplicationForms\Domain\FormDefinition;
use CourantDesk\ApplicationForms\Domain\FormDuration;
use CourantDesk\ApplicationForms\Domain\FormField;
use PHPUnit\Framework\TestCase;

final class FormDurationTest extends TestCase
{
    public function testItGrowsWithTheFieldsAndCountsOptionalOnesHalf(): void
    {
        $field = static fn (FieldType $type, bool $required = true): FormField
            => new FormField('f', $type, 'f', 'F', $required);

        self::assertSame(1, FormDuration::minutes(new FormDefinition([])));
        self::assertSame(1, FormDuration::minutes(new FormDefinition([$field(FieldType::Heading)])));
        self::assertSame(2, FormDuration::minutes(new FormDefinition([$field(FieldType::LongText)])));
        self::assertSame(1, FormDuration::minutes(new FormDefinition([$field(FieldType::LongText, false)])));
        self::assertSame(4, FormDuration::minutes(new FormDefinition([
            $field(FieldType::File), $field(FieldType::Text), $field(FieldType::Email), $field(FieldType::LongText),
            $field(FieldType::Consent),
        ])));
    }
}
