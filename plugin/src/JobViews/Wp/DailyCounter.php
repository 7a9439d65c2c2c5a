<?php

declare(strict_types=1);

namespace CourantDesk\JobViews\Wp;

use CourantDesk\JobViews\Domain\Source;
use CourantDesk\Kernel\Sql;
use CourantDesk\Kernel\SqlFailure;

/**
 * Views and visitors of each opening by day and source. A visitor is known for one day by a hash with a salt that is
 * made for the day and deleted with all hashes when the next day begins; no address is stored, and no cookie is set.
 */
final class DailyCounter
{
    /** Sources that one opening may have on one day: a visitor could make up any number of them. */
    private const MAX_SOURCES = 40;

    public function __construct(private readonly Sql $sql)
    {
    }

    /**
     * @param string $day     `Y-m-d` in the site's time zone
     * @param string $source  as Source::clean() gives it
     * @param string $visitor what tells visitors apart; '' when nothing does, then nobody is counted as a visitor
     */
    public function add(int $opening, string $day, string $source, string $visitor): void
    {
        $isNew = $visitor !== '' && $this->remember(hash_hmac('sha256', "$opening|$visitor", $this->salt($day)), $day);
        $this->sql->run(
            'INSERT INTO %i (day, job_id, source, views, visitors) VALUES (%s, %d, %s, 1, %d)'
            . ' ON DUPLICATE KEY UPDATE views = views + VALUES(views), visitors = visitors + VALUES(visitors)',
            $this->table(),
            $day,
            $opening,
            $this->known($opening, $day, $source),
            $isNew ? 1 : 0,
        );
    }

    public function install(): void
    {
        $this->sql->define(
            $this->table(),
            "day char(10) NOT NULL,\njob_id bigint unsigned NOT NULL,\nsource varchar(60) NOT NULL,\n"
            . "views int unsigned NOT NULL DEFAULT 0,\nvisitors int unsigned NOT NULL DEFAULT 0,\n"
            . "PRIMARY KEY  (day,job_id,source),\nKEY job_id (job_id,day)"
        );
        $this->sql->define($this->marks(), "mark char(64) NOT NULL,\nday char(10) NOT NULL,\nsalt char(64) NOT NULL DEFAULT '',\nPRIMARY KEY  (mark),\nKEY day (day)");
    }

    public function forget(int $opening): void
    {
        $this->sql->run('DELETE FROM %i WHERE job_id = %d', $this->table(), $opening);
    }

    public function erase(): void
    {
        $this->sql->drop($this->table());
        $this->sql->drop($this->marks());
    }

    private function salt(string $day): string
    {
        $salt = $this->sql->value('SELECT salt FROM %i WHERE mark = %s', $this->marks(), "salt $day");
        if ($salt !== null) {
            return $salt;
        }
        $this->sql->run('DELETE FROM %i WHERE day < %s', $this->marks(), $day);
        try {
            $made = bin2hex(random_bytes(32));
            $this->sql->insert($this->marks(), ['mark' => "salt $day", 'day' => $day, 'salt' => $made]);

            return $made;
        } catch (SqlFailure $failure) {
            if (!$failure->duplicate) {
                throw $failure;
            }
        }

        return (string) $this->sql->value('SELECT salt FROM %i WHERE mark = %s', $this->marks(), "salt $day");
    }

    /** @return bool whether this is the first time today */
    private function remember(string $mark, string $day): bool
    {
        if ($this->sql->value('SELECT day FROM %i WHERE mark = %s', $this->marks(), $mark) !== null) {
            return false;
        }
        try {
            $this->sql->insert($this->marks(), ['mark' => $mark, 'day' => $day]);
        } catch (SqlFailure $failure) {
            if ($failure->duplicate) {
                return false;
            }
            throw $failure;
        }

        return true;
    }

    private function known(int $opening, string $day, string $source): string
    {
        if ($source === Source::DIRECT) {
            return $source;
        }
        $sources = $this->sql->column('SELECT source FROM %i WHERE day = %s AND job_id = %d', $this->table(), $day, $opening);

        return count($sources) < self::MAX_SOURCES || in_array($source, $sources, true) ? $source : Source::OTHER;
    }

    private function table(): string
    {
        return $this->sql->table('views_daily');
    }

    private function marks(): string
    {
        return $this->sql->table('views_marks');
    }
}
