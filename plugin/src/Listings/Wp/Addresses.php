<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp;

use CourantDesk\Jobs\Domain\Specification;
use CourantDesk\Jobs\Domain\Specifications;
use CourantDesk\Kernel\Request;
use CourantDesk\Listings\Domain\PageAddress;
use CourantDesk\Listings\Domain\Text;

/** The addresses of the pages that listings stand on; of this site only. */
final class Addresses
{
    public function __construct(private readonly Specifications $specifications)
    {
    }

    /** The page that is served now. */
    public function current(Request $request): PageAddress
    {
        if (is_admin() || wp_is_serving_rest_request()) {
            $post = get_post();

            return $this->of($post === null ? home_url('/') : get_permalink($post), 'paged');
        }

        return $this->of($this->origin() . $request->uri(), self::isFront() ? 'page' : 'paged');
    }

    /** The page that a request says it comes from (`awsm_pagination_base`); the home page when it is not one of ours. */
    public function claimed(Request $request): PageAddress
    {
        $claimed = Text::line($request->all()['awsm_pagination_base'] ?? null, 4000);
        $referrer = $request->header('Referer');
        foreach ([$claimed, $referrer] as $url) {
            $url = $this->own($url);
            if ($url !== '') {
                return $this->of($url, $this->isStaticFront($url) ? 'page' : 'paged');
            }
        }

        return $this->of(home_url('/'), 'paged');
    }

    /** The page number that the address of the present page asks for; 0 when it asks for none. */
    public function page(Request $request): int
    {
        $wanted = [$request->int('paged'), $this->variable('paged')];
        $wanted = self::isFront() ? [...$wanted, $request->int('page'), $this->variable('page')] : $wanted;

        return max(0, ...$wanted);
    }

    /** @return list<string> all keys of filters in addresses */
    public function keys(): array
    {
        return array_map(static fn (Specification $one): string => $one->key(), $this->specifications->all());
    }

    private function of(string $url, string $pageKey): PageAddress
    {
        return PageAddress::of($url, $this->keys(), $pageKey);
    }

    private static function isFront(): bool
    {
        return is_front_page() && !is_home();
    }

    private function variable(string $name): int
    {
        $value = get_query_var($name);

        return is_numeric($value) ? (int) $value : 0;
    }

    private function origin(): string
    {
        $home = wp_parse_url(home_url());
        $home = is_array($home) ? $home : [];

        return ($home['scheme'] ?? 'http') . '://' . ($home['host'] ?? '') . (isset($home['port']) ? ':' . $home['port'] : '');
    }

    /** The address if it belongs to this site, made whole; else ''. */
    private function own(string $url): string
    {
        if ($url === '') {
            return '';
        }
        if (preg_match('~^/(?![/\\\\])~', $url) === 1) {
            $url = $this->origin() . $url;
        }
        $origin = $this->origin();
        $inside = $url === $origin || preg_match('~^' . preg_quote($origin, '~') . '[/?#]~i', $url) === 1;
        $admin = str_starts_with($url, admin_url()) || str_starts_with($url, site_url('wp-login.php'));

        return $inside && !$admin ? wp_validate_redirect(sanitize_url($url), '') : '';
    }

    private function isStaticFront(string $url): bool
    {
        $path = static fn (string $one): string => trim((string) wp_parse_url($one, PHP_URL_PATH), '/');

        return get_option('show_on_front') === 'page' && $path($url) === $path(home_url('/'))
            && !str_contains($url, 'page_id=') && !str_contains($url, '?p=');
    }
}
