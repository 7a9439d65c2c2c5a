<?php

declare(strict_types=1);

namespace CourantDesk\Applications\View;

use CourantDesk\Applications\Domain\ApplyRoute;

/** The box about how to apply, in the classic editor. */
final class ApplyBoxView
{
    /** @param array<int, string> $forms form id => title */
    public function __construct(
        public readonly ApplyRoute $route,
        public readonly array $forms,
        public readonly string $nonce,
        public readonly string $nonceAction,
    ) {
    }
}
