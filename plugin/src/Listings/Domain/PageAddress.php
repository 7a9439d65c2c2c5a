<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Domain;

/** The address of the page that a block stands on: what it asks, and on which page (Spec 2.4). */
final class PageAddress
{
    /**
     * @param string                  $base    without query
     * @param array<array-key, mixed> $query   parameters that are not ours and stay
     * @param string                  $pageKey `paged`, or `page` on a static front page
     */
    private function __construct(
        private readonly string $base,
        private readonly array $query,
        private readonly string $pageKey,
    ) {
    }

    /**
     * @param string       $url  may carry its own query string
     * @param list<string> $keys specification keys
     */
    public static function of(string $url, array $keys, string $pageKey = 'paged'): self
    {
        [$url] = explode('#', $url, 2);
        [$base, $search] = array_pad(explode('?', $url, 2), 2, '');
        parse_str($search, $query);
        foreach (['jq', 'paged', 'sort', 'awsm_job_spec', ...Structured::FILTERS, $pageKey, ...$keys] as $ours) {
            unset($query[$ours]);
        }
        $base = (string) preg_replace('~/page/\d+/?$~', '/', $base);

        return new self($base, $query, $pageKey);
    }

    /** @param array<string, string> $parameters see ListingQuery::parameters() */
    public function to(array $parameters = [], int $page = 1): string
    {
        $query = array_replace($this->query, $parameters, $page > 1 ? [$this->pageKey => $page] : []);
        $search = http_build_query($query, '', '&', PHP_QUERY_RFC3986);

        return $this->base . ($search === '' ? '' : '?' . $search);
    }
}
