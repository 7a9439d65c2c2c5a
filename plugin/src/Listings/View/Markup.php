<?php

declare(strict_types=1);

namespace CourantDesk\Listings\View;

/** HTML that is finished and escaped already: another template's output, or attributes of an island. */
final class Markup
{
    public function __construct(public readonly string $html)
    {
    }

    public function print(): void
    {
        echo $this->html; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped where it was made, by a template or by Kernel\Island
    }
}
