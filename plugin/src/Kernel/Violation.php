<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/**
 * Describes why input or an operation was rejected: a stable code, the field it applies to, and values for the message.
 */
final class Violation
{
    /**
     * @param non-empty-string          $code  stable, such as `email.malformed`
     * @param string $field the field's name, or '' when it applies to the input as a whole
     * @param array<string, string|int> $facts values for the message, such as `max`
     */
    public function __construct(
        public readonly string $code,
        public readonly string $field = '',
        public readonly array $facts = [],
    ) {
    }
}
