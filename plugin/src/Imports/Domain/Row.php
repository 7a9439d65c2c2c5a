<?php

declare(strict_types=1);

namespace CourantDesk\Imports\Domain;

use CourantDesk\Jobs\Domain\Salary;

/** One opening as a file states it, before any rule of ours. Dates are as written there. */
final class Row
{
    /**
     * @param string                $source      `usajobs` or `neogov`
     * @param string                $id          the source's identifier of the opening, '' when missing
     * @param string                $reference   the number that people quote, '' when there is none
     * @param array<string, string> $sections    heading => HTML that is not safe yet; '' as heading for the opening part
     * @param list<string>          $categories
     * @param list<string>          $types       such as `Full-Time`
     * @param list<string>          $places      such as `Dyess AFB, TX United States`
     * @param string                $issued      when the source wrote the row
     */
    public function __construct(
        public readonly string $source,
        public readonly string $id,
        public readonly string $reference,
        public readonly string $title,
        public readonly array $sections,
        public readonly string $department,
        public readonly array $categories,
        public readonly array $types,
        public readonly array $places,
        public readonly string $from,
        public readonly string $to,
        public readonly string $issued,
        public readonly bool $active,
        public readonly ?Salary $salary,
    ) {
    }

    /** The same in every file and every run, such as `usajobs:305972200`. */
    public function key(): string
    {
        return $this->source . ':' . $this->id;
    }

    /** Changes when anything that the source says of the opening changes. */
    public function hash(): string
    {
        return md5(serialize([
            $this->reference, $this->title, $this->sections, $this->department, $this->categories, $this->types,
            $this->places, $this->from, $this->to, $this->active, $this->salary?->toArray(),
        ]));
    }
}
