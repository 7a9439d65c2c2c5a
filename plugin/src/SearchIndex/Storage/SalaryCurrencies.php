<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Storage;

use CourantDesk\Kernel\Sql;
use CourantDesk\Openings\Domain\Salary;
use CourantDesk\SearchIndex\Domain\SetKey;

/** Reads the currencies of the visible salaries of open openings. */
final class SalaryCurrencies
{
    /** Maximum number of currencies that visitors can choose from. */
    private const MAX_CURRENCIES = 4;

    /** Maximum number of newest salaries that are read while there is no index. */
    private const MAX_READ = 500;

    /** @var array{string, list<string>}|null time of the last change of posts, and the currencies */
    private ?array $known = null;

    public function __construct(private readonly Sql $sql, private readonly IndexState $state)
    {
    }

    /** @return list<string> ISO 4217 codes, the most frequent first */
    public function findAll(): array
    {
        $changed = wp_cache_get_last_changed('posts');
        if ($this->known === null || $this->known[0] !== $changed) {
            $counts = $this->state->isReady() ? $this->readIndex() : $this->readPosts();
            ksort($counts);
            arsort($counts);
            $this->known = [$changed, array_slice(array_keys($counts), 0, self::MAX_CURRENCIES)];
        }

        return $this->known[1];
    }

    /** @return array<string, int> number of openings by currency */
    private function readIndex(): array
    {
        $rows = $this->sql->fetchRows(
            'SELECT name, openings FROM %i WHERE name >= %s AND name < %s AND openings > 0',
            (new IndexTables($this->sql))->words(),
            SetKey::CURRENCY_PREFIX,
            SetKey::CURRENCY_PREFIX . SetKey::RANGE_END,
        );
        $counts = [];
        foreach ($rows as $row) {
            $currency = hex2bin(substr((string) $row['name'], strlen(SetKey::CURRENCY_PREFIX)));
            $counts[(string) $currency] = (int) $row['openings'];
        }

        return $counts;
    }

    /** @return array<string, int> number of openings by currency, among the newest ones */
    private function readPosts(): array
    {
        $stored = $this->sql->fetchColumn(
            "SELECT m.meta_value FROM %i m JOIN %i p ON p.ID = m.post_id WHERE m.meta_key = 'courant_salary'"
            . " AND p.post_type = 'awsm_job_openings' AND p.post_status = 'publish' ORDER BY m.meta_id DESC LIMIT %d",
            $this->sql->coreTable('postmeta'),
            $this->sql->coreTable('posts'),
            self::MAX_READ,
        );
        $counts = [];
        foreach ($stored as $value) {
            $raw = maybe_unserialize($value);
            $salary = is_array($raw) ? Salary::fromArray($raw) : null;
            if ($salary?->isVisible === true && $salary->maxYearlyAmount() > 0) {
                $counts[$salary->currency] = ($counts[$salary->currency] ?? 0) + 1;
            }
        }

        return $counts;
    }
}
