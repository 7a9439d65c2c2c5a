<?php

declare(strict_types=1);

namespace CourantDesk\Import\Formats;

use CourantDesk\Import\Domain\ImportRow;
use CourantDesk\Import\Domain\XmlFormat;
use CourantDesk\Import\Domain\XmlTextReader;
use CourantDesk\Openings\Domain\Salary;
use SimpleXMLElement;

/** Parses NEOGOV RSS. */
final class NeogovRss implements XmlFormat
{
    private const UNITS = ['hour' => 'HOUR', 'day' => 'DAY', 'week' => 'WEEK', 'month' => 'MONTH', 'year' => 'YEAR'];

    public function name(): string
    {
        return 'NEOGOV RSS';
    }

    public function extensions(): array
    {
        return ['.xml', '.rss'];
    }

    public function elementName(): string
    {
        return 'item';
    }

    public function issuedElementName(): string
    {
        return '';
    }

    public function parse(SimpleXMLElement $element, string $issuedAt): ImportRow
    {
        $texts = new XmlTextReader($element);
        $place = implode(', ', [...$texts->all('location'), ...$texts->all('state')]);

        return new ImportRow(
            source: 'neogov',
            id: $texts->first('jobId'),
            reference: $texts->first('jobNumberSingle'),
            title: $texts->first('title'),
            sections: array_filter(
                ['' => $texts->first('description')],
                static fn (string $html): bool => $html !== '',
            ),
            department: $texts->first('department'),
            categories: $texts->all('Category'),
            types: $texts->all('jobType'),
            places: $place === '' ? [] : [$place],
            opensAt: $this->dateText($texts, 'advertiseFromDate'),
            closesAt: $this->dateText($texts, 'advertiseToDateTime'),
            issuedAt: $texts->first('pubDate'),
            isActive: true,
            salary: Salary::fromArray([
                'min' => $texts->first('minimumSalary'),
                'max' => $texts->first('maximumSalary'),
                'currency' => $texts->first('salaryCurrency'),
                'unit' => self::UNITS[strtolower($texts->first('salaryInterval'))] ?? '',
            ]),
        );
    }

    /** Returns the exact time if the file contains it, otherwise the text of the date, such as `Continuous`. */
    private function dateText(XmlTextReader $texts, string $name): string
    {
        $utc = $texts->first($name . 'UTC');

        return preg_match('/\d/', $utc) === 1 ? $utc . ' UTC' : $texts->first($name);
    }
}
