<?php

declare(strict_types=1);

namespace CourantDesk\Imports\Domain;

use CourantDesk\Jobs\Domain\Salary;
use SimpleXMLElement;

/** Reads one item of a NEOGOV RSS file. */
final class NeogovRss
{
    private const UNITS = ['hour' => 'HOUR', 'day' => 'DAY', 'week' => 'WEEK', 'month' => 'MONTH', 'year' => 'YEAR'];

    public function read(SimpleXMLElement $item): Row
    {
        $texts = new XmlTexts($item);
        $place = implode(', ', array_filter([$texts->first('location'), $texts->first('state')]));

        return new Row(
            'neogov',
            $texts->first('jobId'),
            $texts->first('jobNumberSingle'),
            $texts->first('title'),
            array_filter(['' => $texts->first('description')], static fn (string $html): bool => $html !== ''),
            $texts->first('department'),
            $texts->all('Category'),
            $texts->all('jobType'),
            $place === '' ? [] : [$place],
            $this->utc($texts->first('advertiseFromDateUTC')) ?: $texts->first('advertiseFromDate'),
            $this->utc($texts->first('advertiseToDateTimeUTC')) ?: $texts->first('advertiseToDateTime'),
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

    private function utc(string $date): string
    {
        return preg_match('/\d/', $date) === 1 ? $date . ' UTC' : $date;
    }
}
