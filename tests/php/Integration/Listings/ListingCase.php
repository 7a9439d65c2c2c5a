<?php

declare(strict_types=1);

namespace CourantTests\Integration\Listings;

use CourantTests\Support\Http\HttpResponse;
use CourantTests\Support\SiteTestCase;
use DOMDocument;
use DOMElement;
use DOMXPath;
use WP_Post;

/** Base class of tests with numbered openings. */
abstract class ListingCase extends SiteTestCase
{
    /** Openings 1 (the newest) to $count; the odd ones are Sales in Berlin, the even ones Design in Київ. */
    protected function openings(int $count): void
    {
        for ($number = 1; $number <= $count; $number++) {
            $this->post(['type' => 'awsm_job_openings',
                'title' => "Opening $number",
                'content' => $number % 3 === 0 ? 'A third of 100% <b>work</b>.' : 'Plain work.',
                'date' => gmdate('Y-m-d H:i:s', 1700000000 - $number * 86400),
                'specs' => $number % 2 === 1
                    ? ['job-category' => ['Sales'], 'job-location' => ['Berlin']]
                    : ['job-category' => ['Design'], 'job-location' => ['Київ']],
            ]);
        }
    }

    protected function listing(string $content, string $name = 'listing'): WP_Post
    {
        return $this->post(['type' => 'page', 'title' => 'Listing', 'name' => $name, 'content' => $content]);
    }

    /** @return list<string> titles of the openings in HTML, in order */
    protected static function titles(string $html): array
    {
        return array_map(
            static fn (DOMElement $title): string => trim($title->textContent),
            self::all($html, "//h2[contains(@class, 'awsm-job-post-title')]")
        );
    }

    protected static function found(string $html): string
    {
        return trim(self::all($html, "//p[contains(@class, 'courant-listing-count')]")[0]->textContent ?? '');
    }

    /** @return list<DOMElement> */
    protected static function all(string $html, string $path): array
    {
        $document = new DOMDocument();
        $before = libxml_use_internal_errors(true);
        $document->loadHTML('<?xml encoding="utf-8"?>' . $html);
        libxml_clear_errors();
        libxml_use_internal_errors($before);
        $found = (new DOMXPath($document))->query($path);

        return array_values(array_filter(
            $found === false ? [] : iterator_to_array($found),
            static fn (mixed $node): bool => $node instanceof DOMElement
        ));
    }

    /** @return list<string> "Opening n" for these numbers */
    protected static function named(int ...$numbers): array
    {
        return array_map(static fn (int $number): string => "Opening $number", array_values($numbers));
    }

    /** @param array<string, mixed> $query */
    protected function page(array $query = [], string $path = '/listing/'): HttpResponse
    {
        return $this->http('GET', $path . ($query === [] ? '' : '?' . http_build_query($query)));
    }
}
