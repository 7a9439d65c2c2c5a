<?php

declare(strict_types=1);

namespace Courant\Seo;

/**
 * One step of the way to a page; the last has no address.
 */
final class Crumb
{
    public function __construct(
        public readonly string $label,
        public readonly ?string $address = null,
    ) {
    }
}
