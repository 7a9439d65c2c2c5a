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
        $place = implode(', ', [...$texts->all('location'), ...$texts->all('state')]);

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
            $this->moment($texts, 'advertiseFromDate'),
            $this->moment($texts, 'advertiseToDateTime'),
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

    /** The exact moment where the file has one, else the date as it stands, such as `Continuous`. */
    private function moment(XmlTexts $texts, string $name): string
    {
        $utc = $texts->first($name . 'UTC');

        return preg_match('/\d/', $utc) === 1 ? $utc . ' UTC' : $texts->first($name);
    }
}
