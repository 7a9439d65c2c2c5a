<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Admin;

/** View model of one application on the Applications screen. */
final class ApplicationDetailView
{
    /**
     * @param list<array{label: string, value: string}>              $facts
     * @param list<array{name: string, url: string, warning: string}> $files a file with a warning must not be opened
     *     and has no link
     * @param list<ScreenLinkView>                                   $links to the list, and to adjacent applications
     */
    public function __construct(
        public readonly ApplicationRowView $row,
        public readonly string $letter,
        public readonly array $facts,
        public readonly array $files,
        public readonly array $links,
    ) {
    }
}
