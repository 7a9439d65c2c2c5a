<?php

declare(strict_types=1);

namespace CourantDesk\ApplicationForms\Admin;

use CourantDesk\ApplicationForms\Domain\ApplyMethod;

/** View model of the "How to apply" meta box in the classic editor. */
final class ApplyMethodView
{
    /** @param array<int, string> $forms form id => title */
    public function __construct(
        public readonly ApplyMethod $method,
        public readonly array $forms,
        public readonly string $nonce,
        public readonly string $nonceAction,
    ) {
    }
}
