<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents\Admin;

/** View model of the changes that importing the Easy Table of Contents settings would make. */
final class EasyTocSettingsImportView
{
    /**
     * @param string                                               $url     target URL of the form
     * @param string $action action of the form and of its nonce
     * @param list<array{name: string, now: string, then: string}> $changes
     * @param list<string>                                         $unsupportedKeys    setting keys without an
     *     equivalent
     * @param bool                                                 $isDone  whether the import has just run
     */
    public function __construct(
        public readonly string $url,
        public readonly string $action,
        public readonly array $changes,
        public readonly array $unsupportedKeys,
        public readonly bool $isDone,
    ) {
    }
}
