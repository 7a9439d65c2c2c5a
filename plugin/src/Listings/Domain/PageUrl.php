<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Domain;

use CourantDesk\SearchIndex\Domain\ListingQuery;

/** Represents the URL of a page with a listing, to which search, filter, sort and page parameters are added. */
final class PageUrl
{
    /**
     * @param string                  $base    URL without query string
     * @param array<array-key, mixed> $query   unrelated parameters, which are kept
     * @param string                  $pageKey `paged`, or `page` on a static front page
     */
    private function __construct(
        private readonly string $base,
        private readonly array $query,
        private readonly string $pageKey,
    ) {
    }

    /**
     * @param string       $url  may include a query string
     * @param list<string> $keys query parameters of all filters
     */
    public static function fromUrl(string $url, array $keys, string $pageKey = 'paged'): self
    {
        [$url] = explode('#', $url, 2);
        [$base, $search] = array_pad(explode('?', $url, 2), 2, '');
        parse_str($search, $query);
        foreach (['jq', 'paged', 'sort', 'awsm_job_spec', $pageKey, ...$keys] as $ours) {
            unset($query[$ours]);
        }
        $base = (string) preg_replace('~/page/\d+/?$~', '/', $base);

        return new self($base, $query, $pageKey);
    }

    /** @param array<string, string> $parameters see ListingQuery::urlParameters() */
    public function build(array $parameters = [], int $page = 1): string
    {
        $query = array_replace($this->query, $parameters, $page > 1 ? [$this->pageKey => $page] : []);
        $search = http_build_query($query, '', '&', PHP_QUERY_RFC3986);

        return $this->base . ($search === '' ? '' : '?' . $search);
    }
}
