<?php

declare(strict_types=1);

namespace CourantDesk\Feeds\Wp;

use CourantDesk\Feeds\Domain\FeedEntry;
use CourantDesk\Feeds\Domain\FeedPage;
use CourantDesk\Feeds\Domain\FeedSource;
use CourantDesk\Jobs\Domain\Openings;
use CourantDesk\Jobs\Domain\Organisation;
use CourantDesk\Jobs\Domain\Specifications;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Languages;
use CourantDesk\Kernel\Request;
use CourantDesk\Listings\Domain\BlockOptions;
use CourantDesk\Listings\Domain\JobIndex;
use CourantDesk\Listings\Domain\ListingQuery;
use CourantDesk\Listings\Domain\Pagination;

/** Out of the one index of openings, in the language that the feed's address names. */
final class IndexFeedSource implements FeedSource
{
    private const AT_ONCE = 100;

    public function __construct(
        private readonly JobIndex $index,
        private readonly Openings $openings,
        private readonly Specifications $specifications,
        private readonly Organisation $company,
        private readonly Languages $languages,
        private readonly Clock $clock,
    ) {
    }

    public function page(int $page, int $size): FeedPage
    {
        $this->languages->speak(Request::current()->query()['lang'] ?? null);
        $options = new BlockOptions(perPage: $size, pagination: Pagination::Classic);
        $found = $this->index->find(ListingQuery::fromArray(['paged' => (string) $page], $options, $this->specifications));
        $now = $this->clock->now();
        $entries = [];
        foreach (array_chunk($found->ids, self::AT_ONCE) as $some) {
            foreach ($this->openings->many($some) as $opening) {
                if ($opening->acceptsApplications($now) && !$opening->marks->unlisted) {
                    $entries[] = new FeedEntry($opening, $this->description($opening->id), $this->company->name());
                }
            }
        }

        return new FeedPage($entries, $page < $found->pages);
    }

    /** The text without shortcodes and blocks that only work on a page, as HTML of few elements. */
    private function description(int $id): string
    {
        $html = wpautop(strip_shortcodes(excerpt_remove_blocks(get_post_field('post_content', $id))));
        $html = (string) preg_replace('@<(script|style)\b.*?</\1\s*>@is', '', $html);
        $elements = ['p', 'br', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'h5', 'h6', 'strong', 'em', 'b', 'i'];

        return trim(wp_kses($html, array_fill_keys($elements, [])));
    }
}
