<?php

declare(strict_types=1);

namespace CourantDesk\Feeds\Storage;

use CourantDesk\Feeds\Domain\FeedEntry;
use CourantDesk\Feeds\Domain\FeedPage;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Languages;
use CourantDesk\Kernel\PostReadPolicy;
use CourantDesk\Kernel\Request;
use CourantDesk\Listings\Domain\ListingOptions;
use CourantDesk\Listings\Domain\ListingQueryParser;
use CourantDesk\Listings\Domain\PaginationType;
use CourantDesk\Openings\Domain\HiringOrganization;
use CourantDesk\Openings\Domain\OpeningFields;
use CourantDesk\Openings\Domain\OpeningRepository;
use CourantDesk\Openings\Domain\SpecificationRepository;
use CourantDesk\SearchIndex\Domain\JobIndex;

/** Finds openings in the search index, in the language of the feed's URL. */
final class IndexFeedSource
{
    private const BATCH_SIZE = 100;

    public function __construct(
        private readonly JobIndex $index,
        private readonly OpeningRepository $openings,
        private readonly SpecificationRepository $specifications,
        private readonly HiringOrganization $company,
        private readonly Languages $languages,
        private readonly Clock $clock,
        private readonly OpeningFields $fields,
    ) {
    }

    /**
     * Returns openings that accept applications and that visitors may read, newest first.
     *
     * @param int $page from 1
     * @param int $size entries per page
     */
    public function findPage(int $page, int $size): FeedPage
    {
        $this->languages->switchTo(Request::fromGlobals()->query()['lang'] ?? null);
        $options = new ListingOptions(perPage: $size, pagination: PaginationType::Numbered);
        $found = $this->index->find(
            (new ListingQueryParser($this->specifications))->parse(['paged' => (string) $page], $options)
        );
        $now = $this->clock->now();
        $fields = $this->fields->all();
        $entries = [];
        foreach (array_chunk($found->ids, self::BATCH_SIZE) as $batch) {
            foreach ($this->openings->findMany($batch) as $opening) {
                $isListed = !$opening->flags->isUnlisted && !PostReadPolicy::isLocked($opening->id);
                if ($isListed && $opening->acceptsApplications($now)) {
                    $entries[] =
                        new FeedEntry($opening, $this->description($opening->id), $this->company->name(), $fields);
                }
            }
        }

        return new FeedPage($entries, $page < $found->pages);
    }

    /**
     * Returns the text as HTML with a limited set of elements, without shortcodes and blocks that work only on a page.
     */
    private function description(int $id): string
    {
        $html = wpautop(strip_shortcodes(excerpt_remove_blocks(get_post_field('post_content', $id))));
        $html = (string) preg_replace('@<(script|style)\b.*?</\1\s*>@is', '', $html);
        $elements = ['p', 'br', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'h5', 'h6', 'strong', 'em', 'b', 'i'];

        return trim(wp_kses($html, array_fill_keys($elements, [])));
    }
}
