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
            'neogov',
            $texts->first('jobId'),
            $texts->first('jobNumberSingle'),
            $texts->first('title'),
            array_filter(['' => $texts->first('description')], static fn (string $html): bool => $html !== ''),
            $texts->first('department'),
            $texts->all('Category'),
            $texts->all('jobType'),
            $place === '' ? [] : [$place],
            $this->dateText($texts, 'advertiseFromDate'),
            $this->dateText($texts, 'advertiseToDateTime'),
            $texts->first('pubDate'),
            true,
            Salary::fromArray([
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
