<?php

declare(strict_types=1);

namespace CourantDesk\Consent\Domain;

/** A third party's service: what it is, what it needs, and what it leaves behind. */
final class Service
{
    /**
     * @param string                      $kind    what prepares it in the browser: `gtm`, `ga4`, `clarity`, `hotjar`, `conversion`, `images`, `script`; `asked` is loaded by who needs it
     * @param string                      $src     its script; '' for none
     * @param list<string>                $cookies what it stores, by name, with * for any signs
     * @param array<string, list<string>> $csp     sources that it needs, by directive of a Content-Security-Policy
     * @param array<string, string>       $attributes of its script element
     * @param array<string, mixed>        $options for who prepares it
     */
    public function __construct(
        public readonly string $id,
        public readonly string $label,
        public readonly Category $category,
        public readonly string $kind,
        public readonly string $src = '',
        public readonly array $cookies = [],
        public readonly array $csp = [],
        public readonly array $attributes = [],
        public readonly array $options = [],
    ) {
    }
}
