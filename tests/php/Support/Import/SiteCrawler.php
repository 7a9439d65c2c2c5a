<?php

declare(strict_types=1);

namespace CourantTests\Support\Import;

use Closure;
use CourantTests\Support\Http\HttpRequest;
use CourantTests\Support\Http\HttpResponse;
use WP_HTML_Tag_Processor;

/** Requests the pages of a site, follows their links, and records what a visitor or a search engine gets. */
final class SiteCrawler
{
    private const MAX_URLS = 600;

    /** @param Closure(list<HttpRequest>): list<HttpResponse> $send */
    public function __construct(private readonly Closure $send)
    {
    }

    /**
     * @param list<string> $paths where the crawl starts
     * @param bool $followsLinks requests also the pages that these link to
     * @return array<string, array{status: string, title: string, canonical: string, redirect: string, entries: string}>
     *     by path and query
     */
    public function crawl(array $paths, bool $followsLinks): array
    {
        $found = [];
        $queue = array_values(array_unique($paths));
        while ($queue !== [] && count($found) < self::MAX_URLS) {
            $responses = ($this->send)(array_map(
                static fn (string $path): HttpRequest => new HttpRequest('GET', $path),
                $queue,
            ));
            $next = [];
            foreach ($responses as $index => $response) {
                $found[$queue[$index]] = self::describe($response);
                $next = [...$next, ...($followsLinks ? self::links($response) : [])];
            }
            $queue = array_values(array_diff(array_unique($next), array_keys($found)));
        }
        ksort($found);

        return $found;
    }

    /**
     * Returns each difference between two crawls, with the URL first.
     *
     * @param array<string, array<string, string>> $before
     * @param array<string, array<string, string>> $after
     * @return list<array{url: string, what: string, before: string, after: string}>
     */
    public static function differences(array $before, array $after): array
    {
        $differences = [];
        foreach ($before as $url => $properties) {
            foreach ($properties as $what => $value) {
                $now = $after[$url][$what] ?? '';
                if ($value !== $now) {
                    $differences[] = ['url' => $url, 'what' => $what, 'before' => $value, 'after' => $now];
                }
            }
        }

        return $differences;
    }

    /** @return array{status: string, title: string, canonical: string, redirect: string, entries: string} */
    private static function describe(HttpResponse $response): array
    {
        $isXml = str_contains($response->header('Content-Type'), 'xml');
        preg_match('~<title>(.*?)</title>~s', $response->body, $title);
        preg_match_all($isXml ? '~<(?:link|loc)>([^<]+)</~' : '~(?!)~', $response->body, $entries);
        $entries = array_map(self::path(...), $entries[1] ?? []);
        sort($entries);

        return [
            'status' => (string) $response->status,
            'title' => trim(html_entity_decode($title[1] ?? '', ENT_QUOTES | ENT_HTML5)),
            'canonical' => self::path(self::attributes($response, 'LINK', 'href', 'canonical')[0] ?? ''),
            'redirect' => self::path($response->header('Location')),
            'entries' => implode(' ', $entries),
        ];
    }

    /** @return list<string> paths of pages of the same site */
    private static function links(HttpResponse $response): array
    {
        preg_match_all('~<loc>([^<]+)</~', $response->body, $entries);
        $urls = [
            $response->header('Location'), ...$entries[1], ...self::attributes($response, 'A', 'href'),
            ...self::attributes($response, 'LINK', 'href', 'canonical'),
            ...self::attributes($response, 'LINK', 'href', 'alternate'),
        ];
        $site = untrailingslashit(home_url());
        $paths = [];
        foreach ($urls as $url) {
            $url = html_entity_decode(explode('#', $url)[0], ENT_QUOTES | ENT_HTML5);
            $path = str_starts_with($url, $site) ? self::path($url) : $url;
            if (preg_match('~^/(?!/|wp-(?!sitemap))~', $path) === 1) {
                $paths[] = $path;
            }
        }

        return $paths;
    }

    /** @return list<string> values of an attribute of all tags with this name, and with this `rel` */
    private static function attributes(HttpResponse $response, string $tag, string $attribute, string $rel = ''): array
    {
        $values = [];
        $html = str_contains($response->header('Content-Type'), 'html') ? $response->body : '';
        $tags = new WP_HTML_Tag_Processor($html);
        while ($tags->next_tag(['tag_name' => $tag])) {
            $value = $tags->get_attribute($attribute);
            if (is_string($value) && ($rel === '' || $tags->get_attribute('rel') === $rel)) {
                $values[] = $value;
            }
        }

        return $values;
    }

    /** Returns a URL of this site without its host, with its query. */
    private static function path(string $url): string
    {
        $site = untrailingslashit(home_url());

        return str_starts_with($url, $site) ? substr($url, strlen($site)) : $url;
    }
}
