<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp\Index;

use CourantDesk\Kernel\Sql;
use CourantDesk\Listings\Domain\Search\Bitmap;
use CourantDesk\Listings\Domain\Search\Key;
use CourantDesk\Listings\Domain\Search\Phrase;
use CourantDesk\Listings\Domain\Search\Question;
use CourantDesk\Listings\Domain\Search\Sets;
use CourantDesk\Listings\Domain\Search\Wanted;
use CourantDesk\Listings\Wp\Condition;

/**
 * Looks up where the words of phrases really follow each other, among the openings that have them all, while the sets of phrases are
 * being built (PhraseSets). In a time that grows with the openings, but in memory that does not.
 */
final class PhraseReader
{
    /** More openings than this are found by their text instead of their numbers. */
    private const FEW = 1000;

    private const MAX_TEXTS = 100;

    public function __construct(private readonly Sql $sql, private readonly IndexTables $tables)
    {
    }

    public function read(Question $question, Sets $sets): void
    {
        $candidates = [];
        foreach (self::phrases($question) as $phrase) {
            $candidates[$phrase->sequence] = $sets->withAll($phrase, Key::word(...));
        }
        $all = Bitmap::any($candidates);
        if ($all->chunks === []) {
            return;
        }
        $found = array_fill_keys(array_keys($candidates), []);
        foreach ($this->texts($all, array_keys($candidates)) as $row) {
            foreach ($candidates as $sequence => $set) {
                if ($set->has((int) $row['job_id']) && str_contains((string) $row['in_order'], $sequence)) {
                    $found[$sequence][] = (int) $row['job_id'];
                }
            }
        }
        foreach (self::phrases($question) as $phrase) {
            $sets->found($phrase, Bitmap::of($found[$phrase->sequence]));
        }
    }

    /** @return list<Phrase> of more than one word */
    private static function phrases(Question $question): array
    {
        return array_values(array_filter(
            array_map(static fn (Wanted $one): Phrase => $one->phrase, $question->wanted),
            static fn (Phrase $phrase): bool => $phrase->sequence !== ''
        ));
    }

    /**
     * @param list<string> $sequences
     * @return iterable<array<string, string|null>>
     */
    private function texts(Bitmap $openings, array $sequences): iterable
    {
        $ids = $openings->count() <= self::FEW ? $openings->ids() : [];
        foreach (array_chunk($ids, self::MAX_TEXTS) as $some) {
            $in = Condition::in('job_id', $some);
            yield from $this->sql->rows("SELECT job_id, in_order FROM %i WHERE $in->sql", $this->tables->docs(), ...$in->values);
        }
        $where = Condition::any(array_map(
            fn (string $sequence): Condition => new Condition('in_order LIKE %s', ['%' . $this->sql->like($sequence) . '%']),
            $sequences
        ));
        $rows = [];
        for ($last = 0; $ids === [] && ($last === 0 || count($rows) === self::MAX_TEXTS);) {
            $rows = $this->sql->rows(
                "SELECT job_id, in_order FROM %i WHERE job_id > %d AND $where->sql ORDER BY job_id LIMIT %d",
                ...[$this->tables->docs(), $last, ...$where->values, self::MAX_TEXTS]
            );
            yield from $rows;
            $last = $rows === [] ? PHP_INT_MAX : (int) $rows[count($rows) - 1]['job_id'];
        }
    }
}
