<?php

declare(strict_types=1);

namespace Courant\Seo;

/**
 * Represents one item of the breadcrumbs; the last one has no URL.
 */
final class Breadcrumb
{
    public function __construct(
        public readonly string $label,
        public readonly ?string $url = null,
    ) {
    }
}
