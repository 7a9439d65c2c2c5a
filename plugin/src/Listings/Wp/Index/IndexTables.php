<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp\Index;

use CourantDesk\Kernel\Sql;
use CourantDesk\Kernel\SqlFailure;

/** The tables of the job index on the present site. */
final class IndexTables
{
    private const NAMES = ['job_tokens', 'job_bitmaps', 'job_words', 'job_docs', 'job_phrases', 'job_order', 'job_lock', 'job_queue'];

    public function __construct(private readonly Sql $sql)
    {
    }

    /** One row for each word or term of each opening, in the order of lists. */
    public function tokens(): string
    {
        return $this->sql->table('job_tokens');
    }

    /** The openings of a term or a common word, 65,536 a row: bits in base64, which every database gives back unchanged. */
    public function bitmaps(): string
    {
        return $this->sql->table('job_bitmaps');
    }

    /** The dictionary: every set with the numbers of open and expired openings in it. */
    public function words(): string
    {
        return $this->sql->table('job_words');
    }

    /** What was last written of each opening. */
    public function docs(): string
    {
        return $this->sql->table('job_docs');
    }

    /** The openings of each pair and triple of words (PhraseKeys), 65,536 a row, encoded by IdSetCodec. */
    public function phrases(): string
    {
        return $this->sql->table('job_phrases');
    }

    /** All openings in each order of lists, some hundreds a row (OrderBuckets). */
    public function order(): string
    {
        return $this->sql->table('job_order');
    }

    /** Openings that are being saved, or whose writing into the index failed (IndexQueue). */
    public function queue(): string
    {
        return $this->sql->table('job_queue');
    }

    public function define(): void
    {
        $this->sql->define($this->tokens(), "token_id bigint NOT NULL,\npublished bigint NOT NULL,\njob_id bigint NOT NULL,\nPRIMARY KEY  (token_id,published,job_id)");
        $this->sql->define($this->bitmaps(), "token_id bigint NOT NULL,\nchunk int NOT NULL,\nbits text NOT NULL,\nPRIMARY KEY  (token_id,chunk)");
        $this->sql->define($this->words(), "id bigint NOT NULL AUTO_INCREMENT,\nname varchar(190) NOT NULL,\nopenings bigint NOT NULL DEFAULT 0,\nexpired bigint NOT NULL DEFAULT 0,\ncommon tinyint NOT NULL DEFAULT 0,\nPRIMARY KEY  (id),\nUNIQUE KEY name (name)");
        $this->sql->define($this->docs(), "job_id bigint NOT NULL,\npublished bigint NOT NULL,\nexpired tinyint NOT NULL DEFAULT 0,\ncloses bigint NOT NULL DEFAULT 0,\n"
            . "by_title varchar(130) NOT NULL,\nby_closing varchar(30) NOT NULL,\nkeys_stored longtext NOT NULL,\nin_order longtext NOT NULL,\n"
            . "PRIMARY KEY  (job_id),\nKEY published (published,job_id),\nKEY closes (expired,closes),\nKEY by_title (by_title,job_id),\nKEY by_closing (by_closing,job_id)");
        $this->sql->define($this->phrases(), "name varchar(150) NOT NULL,\nchunk int NOT NULL,\nids text NOT NULL,\nPRIMARY KEY  (name,chunk)");
        $this->sql->define($this->order(), "kind varchar(10) NOT NULL,\nlow varchar(130) NOT NULL,\nids longtext NOT NULL,\nPRIMARY KEY  (kind,low)");
        $this->sql->define($this->queue(), "id bigint NOT NULL AUTO_INCREMENT,\njob_id bigint NOT NULL,\ndue bigint NOT NULL,\nPRIMARY KEY  (id),\nKEY due (due)");
        $this->sql->define($this->sql->table('job_lock'), "id bigint NOT NULL,\nwrites bigint NOT NULL DEFAULT 0,\nPRIMARY KEY  (id)");
        $this->sql->run('INSERT IGNORE INTO %i (id, writes) VALUES (1, 0)', $this->sql->table('job_lock'));
    }

    /** Whether all tables are there: a dropped one cannot be repaired, only built again. */
    public function exist(): bool
    {
        try {
            foreach (self::NAMES as $name) {
                $this->sql->value('SELECT 1 FROM %i LIMIT 1', $this->sql->table($name));
            }
        } catch (SqlFailure) {
            return false;
        }

        return true;
    }

    public function drop(): void
    {
        foreach (self::NAMES as $name) {
            $this->sql->drop($this->sql->table($name));
        }
    }

    /**
     * Inside of a transaction, and before its first read: waits until no other process writes the index. The row is the only one
     * of a table that holds no data, and it is found by its primary key, so that waiting locks no gap into which the process
     * that holds the lock inserts words. A write holds others back on every database, also where locks of reads are ignored.
     */
    public function lock(): void
    {
        $this->sql->run('UPDATE %i SET writes = writes + 1 WHERE id = 1', $this->sql->table('job_lock'));
    }

    /**
     * Waits until the process that holds the lock has committed. It may have read an opening before the caller changed it, and what it
     * writes is not visible yet.
     */
    public function awaitWriter(): void
    {
        $this->sql->value('SELECT writes FROM %i WHERE id = 1 FOR UPDATE', $this->sql->table('job_lock'));
    }
}
