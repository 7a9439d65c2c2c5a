<?php

declare(strict_types=1);

namespace CourantDesk\Import;

use Closure;
use CourantDesk\Import\Admin\TranslatedSectionNames;
use CourantDesk\Import\Domain\PlaceNameParser;
use CourantDesk\Import\Domain\RowConverter;
use CourantDesk\Import\Storage\DomHtmlCleaner;
use CourantDesk\Openings\Domain\SpecificationRepository;

/** Creates the converter of rows with the specifications that are registered at the time of the call. */
final class RowConverterFactory
{
    /**
     * @param (Closure(string): string)|null $countryOf returns the code of a country by its name in the site's language
     *   or English, '' for none
     */
    public function __construct(
        private readonly SpecificationRepository $specifications,
        private readonly ?Closure $countryOf = null,
    ) {
    }

    public function create(): RowConverter
    {
        return new RowConverter(
            new DomHtmlCleaner(),
            new PlaceNameParser($this->countryOf),
            new TranslatedSectionNames(),
            $this->specifications->findAll(),
            wp_timezone(),
        );
    }
}
