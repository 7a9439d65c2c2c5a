<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/** One reason why something was refused: a code for machines, the field it is about, and facts for the message. */
final class Violation
{
    /**
     * @param non-empty-string          $code  stable, such as `email.malformed`
     * @param string                    $field the field's name, or '' when it is about the whole
     * @param array<string, string|int> $facts what the message may mention, such as `max`
     */
    public function __construct(
        public readonly string $code,
        public readonly string $field = '',
        public readonly array $facts = [],
    ) {
    }
}
