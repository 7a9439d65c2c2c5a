<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Storage;

use CourantDesk\Kernel\Sql;
use CourantDesk\Kernel\SqlException;

/** Defines the tables of the job index on the current site. */
final class IndexTables
{
    private const NAMES = [
        'job_tokens', 'job_bitmaps', 'job_words', 'job_docs', 'job_phrases', 'job_order', 'job_lock', 'job_queue',
        'job_posts', 'job_post_counts',
    ];

    public function __construct(private readonly Sql $sql)
    {
    }

    /** Returns the table with one row for each rare word of each opening; all other sets have bitmaps. */
    public function tokens(): string
    {
        return $this->sql->table('job_tokens');
    }

    /**
     * Returns the table with the openings of each set that is not a rare word, 65,536 per row, as bits in base64, which
     * every database accepts.
     */
    public function bitmaps(): string
    {
        return $this->sql->table('job_bitmaps');
    }

    /** Returns the dictionary: every set with its numbers of open and expired openings. */
    public function words(): string
    {
        return $this->sql->table('job_words');
    }

    /** Returns the table with the last written index entry of each opening. */
    public function docs(): string
    {
        return $this->sql->table('job_docs');
    }

    /**
     * Returns the table with the openings of each pair and triple of words (see PhraseKeys), 65,536 per row, encoded by
     * IdSetCodec.
     */
    public function phrases(): string
    {
        return $this->sql->table('job_phrases');
    }

    /** Returns the table with all openings in each sort order, several hundred per row (see SortBucketRepository). */
    public function order(): string
    {
        return $this->sql->table('job_order');
    }

    /**
     * Returns the table with the openings that are being saved, or whose index entries could not be written (see
     * IndexQueue).
     */
    public function queue(): string
    {
        return $this->sql->table('job_queue');
    }

    /** Returns the table with the openings of every status, sorted by date and by title (see PostRowRepository). */
    public function posts(): string
    {
        return $this->sql->table('job_posts');
    }

    /** Returns the table with the numbers of openings by status, author and period (see PostRowRepository). */
    public function postCounts(): string
    {
        return $this->sql->table('job_post_counts');
    }

    public function create(): void
    {
        $this->sql
            ->createTable($this->tokens(), "token_id bigint NOT NULL,\npublished bigint NOT NULL,\njob_id bigint NOT NULL,\nPRIMARY KEY  (token_id,published,job_id)");
        $this->sql->createTable(
            $this->bitmaps(),
            "token_id bigint NOT NULL,\nchunk int NOT NULL,\nbits text NOT NULL,\nPRIMARY KEY  (token_id,chunk)",
        );
        $this->sql
            ->createTable($this->words(), "id bigint NOT NULL AUTO_INCREMENT,\nname varchar(190) NOT NULL,\nopenings bigint NOT NULL DEFAULT 0,\nexpired bigint NOT NULL DEFAULT 0,\ncommon tinyint NOT NULL DEFAULT 0,\nPRIMARY KEY  (id),\nUNIQUE KEY name (name)");
        $this->sql
            ->createTable($this->docs(), "job_id bigint NOT NULL,\npublished bigint NOT NULL,\nexpired tinyint NOT NULL DEFAULT 0,\ncloses bigint NOT NULL DEFAULT 0,\n"
                . "by_title varchar(130) NOT NULL,\nby_closing varchar(30) NOT NULL,\nkeys_stored longtext NOT NULL,\nin_order longtext NOT NULL,\n"
                . "PRIMARY KEY  (job_id),\nKEY published (published,job_id),\nKEY closes (expired,closes),\nKEY by_title (by_title,job_id),\nKEY by_closing (by_closing,job_id)");
        $this->sql->createTable(
            $this->phrases(),
            "name varchar(150) NOT NULL,\nchunk int NOT NULL,\nids text NOT NULL,\nPRIMARY KEY  (name,chunk)",
        );
        $this->sql->createTable(
            $this->order(),
            "kind varchar(10) NOT NULL,\nlow varchar(130) NOT NULL,\nids longtext NOT NULL,\nPRIMARY KEY  (kind,low)",
        );
        $this->sql
            ->createTable($this->queue(), "id bigint NOT NULL AUTO_INCREMENT,\njob_id bigint NOT NULL,\ndue bigint NOT NULL,\nPRIMARY KEY  (id),\nKEY due (due)");
        $this->createPostTables();
        $this->sql->createTable(
            $this->sql->table('job_lock'),
            "id bigint NOT NULL,\nwrites bigint NOT NULL DEFAULT 0,\nPRIMARY KEY  (id)",
        );
        $this->sql->execute('INSERT IGNORE INTO %i (id, writes) VALUES (1, 0)', $this->sql->table('job_lock'));
    }

    public function createPostTables(): void
    {
        $this->sql
            ->createTable($this->posts(), "job_id bigint NOT NULL,\nstate varchar(30) NOT NULL,\nauthor bigint NOT NULL,\npublished bigint NOT NULL,\ntitle varchar(150) NOT NULL,\n"
                . "closing bigint NOT NULL DEFAULT 0,\nviews bigint NOT NULL DEFAULT 0,\n"
                . "PRIMARY KEY  (job_id),\nKEY by_date (state,published,job_id),\nKEY by_author (author,state,published,job_id),\n"
                // These contain all columns of a condition, so that a late page is found in the index.
                . "KEY in_title_order (title,job_id,state,author,published),\nKEY by_closing (closing,published,job_id,state,author),\n"
                . "KEY by_views (views,published,job_id,state,author)");
        $this->sql->createTable(
            $this->postCounts(),
            "state varchar(30) NOT NULL,\nauthor bigint NOT NULL,\nperiod int NOT NULL,\nopenings bigint NOT NULL DEFAULT 0,\nPRIMARY KEY  (period,state,author)",
        );
    }

    /** Returns whether all tables exist. An index with a missing table must be rebuilt. */
    public function exist(): bool
    {
        try {
            foreach (self::NAMES as $name) {
                $this->sql->fetchValue('SELECT 1 FROM %i LIMIT 1', $this->sql->table($name));
            }
        } catch (SqlException) {
            return false;
        }

        return true;
    }

    public function drop(): void
    {
        foreach (self::NAMES as $name) {
            $this->sql->dropTable($this->sql->table($name));
        }
    }

    /**
     * Waits until no other process writes the index. Must be called inside a transaction, before its first read. The
     * locked row is the only one of a separate table and is found by its primary key, so that waiting does not lock a
     * gap into which the process that holds the lock inserts words. It is locked by a write, which also works on
     * databases that ignore locking reads.
     */
    public function lock(): void
    {
        $this->sql->execute('UPDATE %i SET writes = writes + 1 WHERE id = 1', $this->sql->table('job_lock'));
        if (wp_using_ext_object_cache()) {
            (new StaleCacheGuard($this))->recordWrite();
        }
    }

    /** Returns a number that increases with every write of the index. */
    public function countWrites(): int
    {
        return (int) $this->sql->fetchValue('SELECT writes FROM %i WHERE id = 1', $this->sql->table('job_lock'));
    }

    /**
     * Returns the number of writes on the primary server, from which the rest of the request reads. Returns null on a
     * site without replicas, which has only one number.
     */
    public function countWritesOnPrimary(): ?int
    {
        if (!$this->sql->hasReplicas()) {
            return null;
        }
        $this->sql->readFromPrimary();

        return $this->countWrites();
    }

    /**
     * Waits until the process that holds the lock has committed. That process may have read an opening before the
     * caller changed it, and its writes are only visible after its commit.
     */
    public function waitForWriter(): void
    {
        $this->sql->fetchValue('SELECT writes FROM %i WHERE id = 1 FOR UPDATE', $this->sql->table('job_lock'));
    }
}
