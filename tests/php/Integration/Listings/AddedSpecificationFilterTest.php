<?php

declare(strict_types=1);

namespace CourantTests\Integration\Listings;

use CourantTests\Support\ExamplePlugin\ActivatesExamplePlugin;
use DOMElement;
use PHPUnit\Framework\Attributes\After;

/**
 * Tests that a listing has the filter of a specification that another plugin adds.
 *
 * @see docs/how-to/listing-filter.md#a-specification-of-another-plugin
 */
final class AddedSpecificationFilterTest extends ListingCase
{
    use ActivatesExamplePlugin;

    #[After]
    protected function unregisterTaxonomy(): void
    {
        unregister_taxonomy('harbor');
    }

    public function testListingIsFilteredByTheSpecification(): void
    {
        $this->activateExamplePluginOnServer();
        // The process of this test is past the action "init".
        register_taxonomy('harbor', 'awsm_job_openings');
        $this->opening(['title' => 'Deckhand', 'specs' => ['harbor' => 'Kiel']]);
        $this->opening(['title' => 'Captain', 'specs' => ['harbor' => 'Hamburg']]);
        update_option('courant_listings', ['available_filters' => ['job-category', 'harbor']]);
        $this->listing('[awsmjobs]');

        $html = $this->page()->body;
        $options = array_map(
            static fn (DOMElement $option): string => trim($option->textContent),
            self::all($html, '//select[@name="harbor_spec"]/option'),
        );
        self::assertSame(['Any Harbor', 'Hamburg (1)', 'Kiel (1)'], $options);
        self::assertSame(['Deckhand'], self::titles($this->page(['harbor_spec' => 'kiel'])->body));
    }
}
