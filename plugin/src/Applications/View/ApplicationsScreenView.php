<?php

declare(strict_types=1);

namespace CourantDesk\Applications\View;

/** The Applications screen as the server prints it, readable before its script runs and without JavaScript. */
final class ApplicationsScreenView
{
    /**
     * @param string                          $problem why the application of the URL is not shown; '' where there is none
     * @param string                          $plainUrl WordPress's own screen of the same
     * @param list<ScreenLinkView>            $folders
     * @param list<ScreenLinkView>            $layouts
     * @param list<ScreenLinkView>            $stages
     * @param list<ApplicationRowView>|null   $rows    of the list; null where it is not shown
     * @param list<ApplicationColumnView>|null $columns of the board; null where it is not shown
     * @param list<ScreenLinkView>            $pages   previous and next
     */
    public function __construct(
        public readonly string $problem,
        public readonly string $plainUrl,
        public readonly array $folders = [],
        public readonly array $layouts = [],
        public readonly array $stages = [],
        public readonly ?array $rows = null,
        public readonly ?array $columns = null,
        public readonly ?ApplicationDetailView $detail = null,
        public readonly string $total = '',
        public readonly string $position = '',
        public readonly array $pages = [],
    ) {
    }
}
