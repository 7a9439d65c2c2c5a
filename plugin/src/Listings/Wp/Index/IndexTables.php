<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp\Index;

use CourantDesk\Kernel\Sql;

/** The tables of the job index on the present site. */
final class IndexTables
{
    private const NAMES = ['job_tokens', 'job_bitmaps', 'job_words', 'job_docs'];

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

    public function define(): void
    {
        $this->sql->define($this->tokens(), "token_id bigint NOT NULL,\npublished bigint NOT NULL,\njob_id bigint NOT NULL,\nPRIMARY KEY  (token_id,published,job_id)");
        $this->sql->define($this->bitmaps(), "token_id bigint NOT NULL,\nchunk int NOT NULL,\nbits text NOT NULL,\nPRIMARY KEY  (token_id,chunk)");
        $this->sql->define($this->words(), "id bigint NOT NULL AUTO_INCREMENT,\nname varchar(190) NOT NULL,\nopenings bigint NOT NULL DEFAULT 0,\nexpired bigint NOT NULL DEFAULT 0,\ncommon tinyint NOT NULL DEFAULT 0,\nPRIMARY KEY  (id),\nUNIQUE KEY name (name)");
        $this->sql->define($this->docs(), "job_id bigint NOT NULL,\npublished bigint NOT NULL,\nexpired tinyint NOT NULL DEFAULT 0,\ncloses bigint NOT NULL DEFAULT 0,\n"
            . "by_title varchar(130) NOT NULL,\nby_closing varchar(30) NOT NULL,\nkeys_stored longtext NOT NULL,\nin_order longtext NOT NULL,\n"
            . "PRIMARY KEY  (job_id),\nKEY published (published,job_id),\nKEY closes (expired,closes),\nKEY by_title (by_title,job_id),\nKEY by_closing (by_closing,job_id)");
    }

    public function drop(): void
    {
        foreach (self::NAMES as $name) {
            $this->sql->drop($this->sql->table($name));
        }
    }

    /**
     * Inside of a transaction: waits until no other process writes the index. A write of one row holds the others back on
     * every database, also where locks of reads are ignored.
     */
    public function lock(): void
    {
        $this->sql->run('INSERT INTO %i (name, openings) VALUES (%s, 1) ON DUPLICATE KEY UPDATE openings = openings + VALUES(openings)', $this->words(), 'lock');
    }
}
