<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Frontend;

/** View model of a suggestion in an empty list. */
final class SuggestionView
{
    public function __construct(
        public readonly string $label,
        public readonly string $url,
        /**
         * Change that the script makes: `all`, `filters` and `search` are cleared, `replace` replaces the search; ''
         * removes the value of the filter. The browser opens the URL of a `link`.
         */
        public readonly string $action,
        /** Search term for the action `replace`. */
        public readonly string $replacementSearch = '',
        /** Filter whose value is removed, or ''. */
        public readonly string $filterKey = '',
        public readonly string $filterValue = '',
    ) {
    }
}
