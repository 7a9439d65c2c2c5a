<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Http;

use CourantDesk\Kernel\Request;
use CourantDesk\Listings\Domain\PageUrl;
use CourantDesk\Openings\Domain\Specification;
use CourantDesk\Openings\Domain\SpecificationRepository;
use CourantDesk\SearchIndex\Domain\AttributeFilter;
use CourantDesk\SearchIndex\Domain\AttributeFilters;
use CourantDesk\SearchIndex\Domain\TextFieldSanitizer;

/** Resolves the URLs of pages with listings on this site. */
final class PageUrlResolver
{
    public function __construct(
        private readonly SpecificationRepository $specifications,
        private readonly AttributeFilters $filters,
    ) {
    }

    /** Returns the URL of the current page. */
    public function currentUrl(Request $request): PageUrl
    {
        if (is_admin() || wp_is_serving_rest_request()) {
            $post = get_post();

            return $this->createUrl($post === null ? home_url('/') : get_permalink($post), 'paged');
        }

        return $this->createUrl($this->origin() . $request->uri(), self::isStaticFrontPage() ? 'page' : 'paged');
    }

    /**
     * Returns the page that a request was sent from (`awsm_pagination_base` or the referrer); the home page when it is
     * not on this site.
     */
    public function refererUrl(Request $request): PageUrl
    {
        $claimed = TextFieldSanitizer::sanitize($request->all()['awsm_pagination_base'] ?? null, 4000);
        $referrer = $request->header('Referer');
        foreach ([$claimed, $referrer] as $url) {
            $url = $this->normalizeOwnUrl($url);
            if ($url !== '') {
                return $this->createUrl($url, $this->isFrontPageUrl($url) ? 'page' : 'paged');
            }
        }

        return $this->createUrl(home_url('/'), 'paged');
    }

    /** Returns the page number of the current URL; 0 without one. */
    public function requestedPage(Request $request): int
    {
        $pages = [$request->int('paged'), $this->queryVariable('paged')];
        $pages = self::isStaticFrontPage() ? [...$pages, $request->int('page'), $this->queryVariable('page')] : $pages;

        return max(0, ...$pages);
    }

    /** @return list<string> query parameters of all filters */
    public function filterKeys(): array
    {
        return [
            ...array_map(static fn (AttributeFilter $filter): string => $filter->key(), $this->filters->all()),
            ...array_map(
                static fn (Specification $specification): string => $specification->filterKey(),
                $this->specifications->findAll(),
            ),
        ];
    }

    private function createUrl(string $url, string $pageKey): PageUrl
    {
        return PageUrl::fromUrl($url, $this->filterKeys(), $pageKey);
    }

    private static function isStaticFrontPage(): bool
    {
        return is_front_page() && !is_home();
    }

    private function queryVariable(string $name): int
    {
        $value = get_query_var($name);

        return is_numeric($value) ? (int) $value : 0;
    }

    private function origin(): string
    {
        $home = wp_parse_url(home_url());
        $home = is_array($home) ? $home : [];

        return ($home['scheme'] ?? 'http') . '://' . ($home['host'] ?? '')
            . (isset($home['port']) ? ':' . $home['port'] : '');
    }

    /** Returns the absolute URL if it is on this site and outside wp-admin, else ''. */
    private function normalizeOwnUrl(string $url): string
    {
        if ($url === '') {
            return '';
        }
        if (preg_match('~^/(?![/\\\\])~', $url) === 1) {
            $url = $this->origin() . $url;
        }
        $origin = $this->origin();
        $isOnSite = $url === $origin || preg_match('~^' . preg_quote($origin, '~') . '[/?#]~i', $url) === 1;
        $isAdmin = str_starts_with($url, admin_url()) || str_starts_with($url, site_url('wp-login.php'));

        return $isOnSite && !$isAdmin ? wp_validate_redirect(sanitize_url($url), '') : '';
    }

    private function isFrontPageUrl(string $url): bool
    {
        $path = static fn (string $url): string => trim((string) wp_parse_url($url, PHP_URL_PATH), '/');

        return get_option('show_on_front') === 'page' && $path($url) === $path(home_url('/'))
            && !str_contains($url, 'page_id=') && !str_contains($url, '?p=');
    }
}
