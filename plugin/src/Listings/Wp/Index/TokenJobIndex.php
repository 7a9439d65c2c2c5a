<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp\Index;

use Closure;
use CourantDesk\Jobs\Domain\Specifications;
use CourantDesk\Jobs\Domain\WorkMode;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Sql;
use CourantDesk\Listings\Domain\Facets;
use CourantDesk\Listings\Domain\JobIndex;
use CourantDesk\Listings\Domain\ListingPage;
use CourantDesk\Listings\Domain\ListingQuery;
use CourantDesk\Listings\Domain\Order;
use CourantDesk\Listings\Domain\Search\Bitmap;
use CourantDesk\Listings\Domain\Search\Key;
use CourantDesk\Listings\Domain\Search\Question;
use CourantDesk\Listings\Domain\Search\Sets;
use CourantDesk\Listings\Domain\Search\Words;
use CourantDesk\Listings\Domain\Structured;
use WeakMap;

/**
 * Openings found in the job index: bitmaps say what matches and how many, rows in the order of lists give the page. One
 * query for the sets, one for phrases, one or two for the page, one for the facets.
 */
final class TokenJobIndex implements JobIndex
{
    private readonly SetReader $reader;
    private readonly SetBits $bits;
    private readonly SetCounts $counts;
    private readonly OpeningLists $lists;
    private readonly IndexState $state;
    private readonly PhraseReader $texts;
    private readonly PhraseSets $phrases;

    /** @var WeakMap<ListingQuery, array{Question, Sets}> what find() read is there for facets() of the same query */
    private readonly WeakMap $read;

    /** @var WeakMap<ListingQuery, Facets> */
    private readonly WeakMap $counted;

    /** @param (Closure(): bool)|null $repair writes what is queued into the index; whether it changed anything */
    public function __construct(
        Sql $sql,
        IndexTables $tables,
        Clock $clock,
        private readonly Specifications $specifications,
        private readonly Words $words,
        ?OpeningLists $lists = null,
        ?IndexState $state = null,
        private readonly ?Closure $repair = null,
    ) {
        $this->reader = new SetReader($sql, $tables, $clock);
        $this->bits = new SetBits($sql, $tables);
        $this->counts = new SetCounts($sql, $tables, $clock);
        $this->lists = $lists ?? new OpeningLists($sql, $tables);
        $this->texts = new PhraseReader($sql, $tables);
        $this->phrases = new PhraseSets($sql, $tables);
        $this->state = $state ?? new IndexState($sql);
        /** @var WeakMap<ListingQuery, array{Question, Sets}> $read */
        $read = new WeakMap();
        $this->read = $read;
        /** @var WeakMap<ListingQuery, Facets> $counted */
        $counted = new WeakMap();
        $this->counted = $counted;
    }

    public function find(ListingQuery $query): ListingPage
    {
        [$question, $sets] = $this->sets($query);
        $found = $question->isEmpty ? new Bitmap() : $sets->answer($question);
        $total = $found->count();
        $hasBuckets = $this->state->isComplete();
        $layers = $question->isRanked ? $sets->ranked($question, $found) : [$found];
        $list = $this->list($query->order, $question, $sets);
        $ids = [];
        $offset = $query->offset();
        foreach ($layers as $layer) {
            $size = count($layers) === 1 ? $total : $layer->count();
            $missing = $query->limit() - count($ids);
            if ($missing > 0 && $offset < $size) {
                $dated = $query->order->isByDate() ? $sets->byDate($layer, $size) : null;
                $ids = [...$ids, ...($dated === null
                    ? $this->lists->page($layer, $size, $list, $query->order, $offset, $missing, $hasBuckets)
                    : array_slice($query->order === Order::Oldest ? array_reverse($dated) : $dated, $offset, $missing))];
            }
            $offset = max(0, $offset - $size);
        }

        return new ListingPage($ids, $total, $query->page, $query->perPage);
    }

    public function facets(ListingQuery $query): Facets
    {
        return $this->counted[$query] ??= $this->count($query);
    }

    public function counts(array $taxonomies, bool $hideExpired): array
    {
        return $this->counts->ofTerms($taxonomies, $hideExpired);
    }

    private function count(ListingQuery $query): Facets
    {
        [$question, $sets] = $this->sets($query);
        $choices = [];
        foreach ($this->specifications->all() as $specification) {
            $taxonomy = $specification->taxonomy;
            $choices[$taxonomy][$specification->key()] = [];
            foreach ($query->fixed[$taxonomy] ?? $this->specifications->unordered($taxonomy) as $term) {
                $choices[$taxonomy][$specification->key()][rawurldecode($term->slug)] = Key::term($taxonomy, $term->id);
            }
        }
        foreach (WorkMode::cases() as $mode) {
            $choices[Structured::WORK_MODE][Structured::WORK_MODE][Structured::nameOf($mode)] = Key::mode($mode);
        }
        $named = $this->bits->of(array_merge(...array_map(
            static fn (array $facet): array => array_values(reset($facet)),
            array_values($choices)
        )));
        $searched = $question->isEmpty ? new Bitmap() : $sets->searched($question);
        $counts = [];
        foreach ($choices as $group => $facet) {
            $found = $sets->besides($group, $question, $searched);
            foreach ($facet as $key => $slugs) {
                $counts[$key] = array_map(
                    static fn (string $set): int => isset($named[$set]) ? $found->common($named[$set]) : 0,
                    $slugs
                );
            }
        }

        return new Facets($counts);
    }

    /** @return array{Question, Sets} */
    private function sets(ListingQuery $query): array
    {
        $known = $this->read[$query] ?? null;
        if ($known !== null) {
            return $known;
        }
        $question = Question::of($query, $this->specifications, $this->words);
        $hasPhrases = $this->state->isComplete();
        $sets = $question->isEmpty
            ? new Sets([], [], new Bitmap(), [])
            : $this->readSets($question, $hasPhrases);
        if ($hasPhrases) {
            $this->phrases->read($question, $sets);
        } else {
            $this->texts->read($question, $sets);
        }

        return $this->read[$query] = [$question, $sets];
    }

    private function readSets(Question $question, bool $hasPhrases): Sets
    {
        $read = fn (): Sets => $this->reader->read($question->keys($hasPhrases), $question->beginnings($hasPhrases), $this->state->hasQueue());
        $sets = $read();

        // What was saved but is not in the index yet is written first, so that this search finds it.
        return $this->reader->hasDue() && $this->repair !== null && ($this->repair)() ? $read() : $sets;
    }

    /**
     * The list to walk along. Only the list of all openings stands in the orders of titles and closings.
     *
     * @return array{list: int, length: int}
     */
    private function list(Order $order, Question $question, Sets $sets): array
    {
        return in_array($order, [Order::Title, Order::Closing], true)
            ? ['list' => 0, 'length' => $question->isEmpty ? 0 : $this->counts->all()]
            : $sets->shortest($question);
    }
}
