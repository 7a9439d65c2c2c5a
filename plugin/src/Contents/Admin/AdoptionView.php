<?php

declare(strict_types=1);

namespace CourantDesk\Contents\Admin;

/** What adopting the settings of Easy Table of Contents would change. */
final class AdoptionView
{
    /**
     * @param string                                               $url     where the form is sent
     * @param string                                               $action  also of its nonce
     * @param list<array{name: string, now: string, then: string}> $changes
     * @param list<string>                                         $left    the contract's keys that have no counterpart
     * @param bool                                                 $isDone  it was done just now
     */
    public function __construct(
        public readonly string $url,
        public readonly string $action,
        public readonly array $changes,
        public readonly array $left,
        public readonly bool $isDone,
    ) {
    }
}
