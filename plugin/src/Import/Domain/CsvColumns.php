<?php

declare(strict_types=1);

namespace CourantDesk\Import\Domain;

/** Maps the fields of an opening to the columns of a CSV file. */
final class CsvColumns
{
    /** Header texts by field, in lower case and without other characters than letters and digits. */
    private const HEADERS = [
        'id' => ['id', 'identifier', 'jobid', 'reference', 'referencenumber', 'requisition', 'requisitionid'],
        'title' => ['title', 'jobtitle', 'position', 'name', 'posttitle'],
        'description' => ['description', 'jobdescription', 'content', 'body', 'text', 'postcontent'],
        'category' => ['category', 'categories', 'jobcategory'],
        'type' => ['type', 'types', 'jobtype', 'employmenttype'],
        'location' => ['location', 'locations', 'joblocation', 'place', 'city', 'town'],
        'department' => ['department', 'team', 'division'],
        'company' => ['company', 'companyname', 'employer', 'organization', 'organisation'],
        'opens' => ['opens', 'published', 'date', 'postdate', 'opendate', 'startdate'],
        'closes' => ['closes', 'closing', 'closingdate', 'expires', 'expiry', 'expirydate', 'deadline', 'enddate'],
        'salary_min' => ['salarymin', 'minimumsalary', 'minsalary', 'salaryfrom', 'salary'],
        'salary_max' => ['salarymax', 'maximumsalary', 'maxsalary', 'salaryto'],
        'currency' => ['currency', 'salarycurrency'],
        'unit' => ['unit', 'salaryunit', 'salaryinterval', 'per'],
        'remote' => ['remote', 'remoteposition'],
        'filled' => ['filled'],
        'featured' => ['featured'],
    ];

    /** @param array<string, int> $positions column by field; fields without a column are missing */
    private function __construct(public readonly array $positions)
    {
    }

    /** @return list<string> all fields, in the order of display */
    public static function fields(): array
    {
        return array_keys(self::HEADERS);
    }

    /**
     * @param list<string>          $header texts of the first row
     * @param array<string, string> $chosen header text by field, '' for no column; other fields are recognized
     */
    public static function fromHeader(array $header, array $chosen = []): self
    {
        $normalized = array_map(self::normalize(...), $header);
        $positions = [];
        foreach (self::HEADERS as $field => $names) {
            if (isset($chosen[$field])) {
                $position = $chosen[$field] === '' ? false : array_search($chosen[$field], $header, true);
            } else {
                $found = array_intersect($normalized, $names);
                $position = $found === [] ? false : array_key_first($found);
            }
            if (is_int($position)) {
                $positions[$field] = $position;
            }
        }

        return new self($positions);
    }

    public function hasTitle(): bool
    {
        return isset($this->positions['title']);
    }

    /** @param list<string> $cells */
    public function value(array $cells, string $field): string
    {
        return trim($cells[$this->positions[$field] ?? -1] ?? '');
    }

    /**
     * @param list<string> $cells
     * @return list<string> values that are separated by semicolons or vertical bars
     */
    public function values(array $cells, string $field): array
    {
        $parts = preg_split('/\s*[;|]\s*/', $this->value($cells, $field), -1, PREG_SPLIT_NO_EMPTY);

        return $parts === false ? [] : $parts;
    }

    /** @param list<string> $cells */
    public function isOn(array $cells, string $field): bool
    {
        return in_array(strtolower($this->value($cells, $field)), ['1', 'yes', 'true', 'y', 'x', $field], true);
    }

    private static function normalize(string $text): string
    {
        return (string) preg_replace('/[^a-z0-9]/', '', strtolower($text));
    }
}
