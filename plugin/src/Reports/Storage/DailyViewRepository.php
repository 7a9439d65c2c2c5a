<?php

declare(strict_types=1);

namespace CourantDesk\Reports\Storage;

use CourantDesk\Kernel\Sql;
use CourantDesk\Kernel\SqlException;
use CourantDesk\Reports\Domain\TrafficSource;

/**
 * Stores views and visitors of each opening by day and source. A visitor is identified for one day by a hash with a
 * salt that is generated for the day and deleted with all hashes when the next day starts; no IP address is stored, and
 * no cookie is set.
 */
final class DailyViewRepository
{
    /** Maximum number of sources of one opening per day, because a visitor could send any number of them. */
    private const MAX_SOURCES = 40;

    public function __construct(private readonly Sql $sql)
    {
    }

    /**
     * @param string $day     `Y-m-d` in the site's time zone
     * @param string $source  as returned by TrafficSource::normalize()
     * @param string $visitor identifies a visitor; '' when unknown, so that no visitor is counted
     */
    public function increment(int $opening, string $day, string $source, string $visitor): void
    {
        $isNew = $visitor !== ''
            && $this->addVisitor(hash_hmac('sha256', "$opening|$visitor", $this->findOrCreateSalt($day)), $day);
        $this->sql->execute(
            'INSERT INTO %i (day, job_id, source, views, visitors) VALUES (%s, %d, %s, 1, %d)'
            . ' ON DUPLICATE KEY UPDATE views = views + VALUES(views), visitors = visitors + VALUES(visitors)',
            $this->table(),
            $day,
            $opening,
            $this->limitSource($opening, $day, $source),
            $isNew ? 1 : 0,
        );
    }

    public function install(): void
    {
        $this->sql->createTable(
            $this->table(),
            "day char(10) NOT NULL,\njob_id bigint unsigned NOT NULL,\nsource varchar(60) NOT NULL,\n"
            . "views int unsigned NOT NULL DEFAULT 0,\nvisitors int unsigned NOT NULL DEFAULT 0,\n"
            . "PRIMARY KEY  (day,job_id,source),\nKEY job_id (job_id,day)"
        );
        $this->sql->createTable(
            $this->visitorTable(),
            "mark char(64) NOT NULL,\nday char(10) NOT NULL,\nsalt char(64) NOT NULL DEFAULT '',\nPRIMARY KEY  (mark),\nKEY day (day)",
        );
    }

    public function delete(int $opening): void
    {
        $this->sql->execute('DELETE FROM %i WHERE job_id = %d', $this->table(), $opening);
    }

    public function dropTables(): void
    {
        $this->sql->dropTable($this->table());
        $this->sql->dropTable($this->visitorTable());
    }

    private function findOrCreateSalt(string $day): string
    {
        $salt = $this->sql->fetchValue('SELECT salt FROM %i WHERE mark = %s', $this->visitorTable(), "salt $day");
        if ($salt !== null) {
            return $salt;
        }
        $this->sql->execute('DELETE FROM %i WHERE day < %s', $this->visitorTable(), $day);
        try {
            $newSalt = bin2hex(random_bytes(32));
            $this->sql->insert($this->visitorTable(), ['mark' => "salt $day", 'day' => $day, 'salt' => $newSalt]);

            return $newSalt;
        } catch (SqlException $failure) {
            if (!$failure->isDuplicate) {
                throw $failure;
            }
        }

        return (string) $this->sql
            ->fetchValue('SELECT salt FROM %i WHERE mark = %s', $this->visitorTable(), "salt $day");
    }

    /** @return bool whether this is the visitor's first view today */
    private function addVisitor(string $hash, string $day): bool
    {
        if ($this->sql->fetchValue('SELECT day FROM %i WHERE mark = %s', $this->visitorTable(), $hash) !== null) {
            return false;
        }
        try {
            $this->sql->insert($this->visitorTable(), ['mark' => $hash, 'day' => $day]);
        } catch (SqlException $failure) {
            if ($failure->isDuplicate) {
                return false;
            }
            throw $failure;
        }

        return true;
    }

    private function limitSource(int $opening, string $day, string $source): string
    {
        if ($source === TrafficSource::DIRECT) {
            return $source;
        }
        $sources = $this->sql
            ->fetchColumn('SELECT source FROM %i WHERE day = %s AND job_id = %d', $this->table(), $day, $opening);

        return count($sources) < self::MAX_SOURCES || in_array($source, $sources, true)
            ? $source
            : TrafficSource::OTHER;
    }

    private function table(): string
    {
        return $this->sql->table('views_daily');
    }

    private function visitorTable(): string
    {
        return $this->sql->table('views_marks');
    }
}
