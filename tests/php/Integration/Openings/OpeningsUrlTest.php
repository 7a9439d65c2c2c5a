<?php

declare(strict_types=1);

namespace CourantTests\Integration\Openings;

use CourantDesk\Kernel\OpeningsUrl;
use CourantTests\Integration\Listings\ListingCase;
use DOMElement;

/** Links to all openings, which lead to one page. */
final class OpeningsUrlTest extends ListingCase
{
    public function testAllLinksLeadToTheChosenPageAndWithoutOneToTheArchive(): void
    {
        $page = $this->listing('[awsmjobs]', 'all-openings');
        $opening = $this->opening(['title' => 'Beekeeper', 'specs' => ['job-location' => ['Berlin']]]);
        $path = (string) wp_parse_url(get_permalink($opening), PHP_URL_PATH);
        update_option(OpeningsUrl::PAGE_OPTION, $page->ID);
        $links = function () use ($path): array {
            $html = $this->http('GET', $path)->body;
            $term = $this->http('GET', '/job-location/berlin/')->body;

            return array_map(
                static fn (DOMElement $link): string
                    => (string) wp_parse_url($link->getAttribute('href'), PHP_URL_PATH),
                [
                    ...self::all($html, '//a[contains(@class, "courant-opening-list")]'),
                    ...self::all($html, '(//nav[contains(@class, "breadcrumbs")]//a)[last()]'),
                    ...self::all($term, '//div[contains(@class, "courant-is-archive")]/a'),
                ],
            );
        };

        $before = $links();
        self::assertContains('/all-openings/', $before);
        self::assertSame(array_fill(0, count($before), '/all-openings/'), $before);
        wp_update_post(['ID' => $page->ID, 'post_status' => 'draft']);
        self::assertSame(array_fill(0, count($before), '/jobs/'), $links());
    }

    public function testAnOpeningWithoutClosingDateNamesItWhereTheDateWouldBe(): void
    {
        $opening = $this->opening(['title' => 'Beekeeper', 'specs' => ['job-category' => ['Nature']]]);
        $html = $this->http('GET', (string) wp_parse_url(get_permalink($opening), PHP_URL_PATH))->body;

        $summary = self::all($html, '//div[@class="courant-opening-summary"]')[0]->textContent;
        self::assertSame(1, preg_match('/Nature.*Closing date.*Open until filled/s', $summary), $summary);
    }
}
