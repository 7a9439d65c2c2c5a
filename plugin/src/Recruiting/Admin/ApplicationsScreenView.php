<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Admin;

/**
 * View model of the Applications screen as the server prints it, readable before its script runs and without
 * JavaScript.
 */
final class ApplicationsScreenView
{
    /**
     * @param string $problem reason why the application in the URL is not shown; '' if there is none
     * @param string $plainUrl URL of the equivalent standard screen of WordPress
     * @param list<ScreenLinkView>            $folders
     * @param list<ScreenLinkView>            $layouts
     * @param list<ScreenLinkView>            $stages
     * @param list<ApplicationRowView>|null   $rows    rows of the list; null when the list is not shown
     * @param list<BoardColumnView>|null $columns columns of the board; null when the board is not shown
     * @param list<ScreenLinkView>            $pages   links to the previous and next page
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
