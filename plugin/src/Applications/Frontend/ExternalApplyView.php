<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Frontend;

use CourantDesk\ApplicationForms\Domain\ApplyMethod;

/** View model of the link that replaces the form when applications are accepted elsewhere. */
final class ExternalApplyView
{
    private function __construct(
        /** Not escaped; http, https or mailto. */
        public readonly string $url,
        public readonly string $label,
        /** Host name, or email address. */
        public readonly string $target,
        public readonly bool $isEmail,
    ) {
    }

    public static function fromApplyMethod(ApplyMethod $route, string $title): self
    {
        $isEmail = $route->method === ApplyMethod::EMAIL;

        return new self(
            $isEmail ? 'mailto:' . $route->target . '?subject=' . rawurlencode($title) : $route->target,
            $route->label,
            $isEmail ? $route->target : (string) wp_parse_url($route->target, PHP_URL_HOST),
            $isEmail,
        );
    }
}
