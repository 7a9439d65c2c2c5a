<?php

declare(strict_types=1);

namespace CourantDesk\Import\Domain;

use CourantDesk\Openings\Domain\Salary;
use SimpleXMLElement;

/** Parses one item of a NEOGOV RSS file. */
final class NeogovRss
{
    private const UNITS = ['hour' => 'HOUR', 'day' => 'DAY', 'week' => 'WEEK', 'month' => 'MONTH', 'year' => 'YEAR'];

    public function parse(SimpleXMLElement $item): ImportRow
    {
        $texts = new XmlTextReader($item);
        $place = implode(', ', [...$texts->all('location'), ...$texts->all('state')]);

        return new ImportRow(
            source: 'neogov',
            id: $texts->first('jobId'),
            reference: $texts->first('jobNumberSingle'),
            title: $texts->first('title'),
            sections: array_filter(['' => $texts->first('description')], static fn (string $html): bool => $html !== ''),
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

    /** Returns the exact time when the file has one, else the date as written, such as `Continuous`. */
    private function dateText(XmlTextReader $texts, string $name): string
    {
        $utc = $texts->first($name . 'UTC');

        return preg_match('/\d/', $utc) === 1 ? $utc . ' UTC' : $texts->first($name);
    }
}
