<?php

declare(strict_types=1);

namespace CourantDesk\Consent\Domain;

/** Represents a third-party service: what it loads, which consent it needs, and what it stores. */
final class ThirdPartyService
{
    /**
     * @param string                      $kind    how the browser prepares it: `gtm`, `ga4`, `clarity`, `hotjar`,
     *     `conversion`, `images`, `script`; `on-demand` is loaded by another script that needs it
     * @param string                      $src     URL of its script; '' for none
     * @param list<string> $cookies names of its cookies and storage keys, with * as wildcard
     * @param array<string, list<string>> $csp     sources by directive of the Content-Security-Policy
     * @param array<string, string>       $attributes attributes of its script element
     * @param array<string, mixed>        $options options for the script that prepares it
     */
    public function __construct(
        public readonly string $id,
        public readonly string $label,
        public readonly ConsentCategory $category,
        public readonly string $kind,
        public readonly string $src = '',
        public readonly array $cookies = [],
        public readonly array $csp = [],
        public readonly array $attributes = [],
        public readonly array $options = [],
    ) {
    }
}
