<?php

declare(strict_types=1);

namespace CourantDesk\Applications\View;

use CourantDesk\Applications\Domain\ApplyRoute;

/** Where else one applies for an opening: a link instead of the form. */
final class ElsewhereView
{
    private function __construct(
        /** Not escaped; http, https or mailto. */
        public readonly string $url,
        public readonly string $label,
        /** The host, or the e-mail address. */
        public readonly string $target,
        public readonly bool $isMail,
    ) {
    }

    public static function of(ApplyRoute $route, string $title): self
    {
        $isMail = $route->way === ApplyRoute::EMAIL;

        return new self(
            $isMail ? 'mailto:' . $route->target . '?subject=' . rawurlencode($title) : $route->target,
            $route->label,
            $isMail ? $route->target : (string) parse_url($route->target, PHP_URL_HOST),
            $isMail,
        );
    }
}
