<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Storage;

use CourantDesk\Kernel\Sql;
use CourantDesk\Openings\Domain\Salary;
use CourantDesk\SearchIndex\Domain\SetKey;

/** Reads the currencies of the visible salaries of open openings, and the highest salary in each. */
final class SalaryCurrencies
{
    /** Maximum number of currencies that visitors can choose from. */
    private const MAX_CURRENCIES = 4;

    /** Maximum number of newest salaries that are read while there is no index. */
    private const MAX_READ = 500;

    /** @var array{string, array<string, int>}|null time of the last change of posts, and the highest amounts */
    private ?array $known = null;

    public function __construct(private readonly Sql $sql, private readonly IndexState $state)
    {
    }

    /** @return list<string> ISO 4217 codes of the currencies that visitors can choose from, the most frequent first */
    public function findMain(): array
    {
        return array_slice($this->findAll(), 0, self::MAX_CURRENCIES);
    }

    /** @return list<string> ISO 4217 codes, the most frequent first */
    public function findAll(): array
    {
        return array_keys($this->highestAmounts());
    }

    /** Returns whether an opening has a salary of at least a step of the filter. */
    public function reaches(string $currency, int $step): bool
    {
        return $step <= ($this->highestAmounts()[$currency] ?? 0);
    }

    /** @return array<string, int> the highest step or yearly amount by currency, the most frequent currency first */
    private function highestAmounts(): array
    {
        $changed = wp_cache_get_last_changed('posts');
        if ($this->known === null || $this->known[0] !== $changed) {
            [$counts, $highest] = $this->state->isReady() ? $this->readIndex() : $this->readPosts();
            ksort($counts);
            arsort($counts);
            $this->known = [$changed, array_intersect_key(array_replace($counts, $highest), $counts)];
        }

        return $this->known[1];
    }

    /** @return array{array<string, int>, array<string, int>} by currency: number of openings, and highest step */
    private function readIndex(): array
    {
        $rows = $this->sql->fetchRows(
            'SELECT name, openings FROM %i WHERE name >= %s AND name < %s AND openings > 0',
            (new IndexTables($this->sql))->words(),
            SetKey::CURRENCY_PREFIX,
            SetKey::CURRENCY_PREFIX . SetKey::RANGE_END,
        );
        $counts = [];
        $highest = [];
        foreach ($rows as $row) {
            [$code, $step] = [...explode('x', substr((string) $row['name'], strlen(SetKey::CURRENCY_PREFIX))), ''];
            $currency = (string) hex2bin($code);
            if ($step === '') {
                $counts[$currency] = (int) $row['openings'];
                $highest += [$currency => 0];
            } else {
                $highest[$currency] = max((int) $step, $highest[$currency] ?? 0);
            }
        }

        return [$counts, $highest];
    }

    /**
     * @return array{array<string, int>, array<string, int>} by currency: number of openings, and highest yearly amount,
     *     among the newest ones
     */
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
        $highest = [];
        foreach ($stored as $value) {
            $raw = maybe_unserialize($value);
            $salary = is_array($raw) ? Salary::fromArray($raw) : null;
            if ($salary?->isVisible === true && $salary->maxYearlyAmount() > 0) {
                $counts[$salary->currency] = ($counts[$salary->currency] ?? 0) + 1;
                $highest[$salary->currency] = max($salary->maxYearlyAmount(), $highest[$salary->currency] ?? 0);
            }
        }

        return [$counts, $highest];
    }
}
