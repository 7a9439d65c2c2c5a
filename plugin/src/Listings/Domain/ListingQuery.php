<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Domain;

use CourantDesk\Jobs\Domain\Specifications;
use CourantDesk\Jobs\Domain\Term;

/**
 * A question to the index of openings. `fromArray` is the only way in: what is unknown, malformed or hostile is ignored
 * (Spec 3, job listing query; Rulings 5 to 8).
 */
final class ListingQuery
{
    public const MAX_SEARCH = 200;
    public const MAX_WORDS = 10;
    private const MAX_PAGE = 1000000;

    /** With load more an address shows at most this many pages at once (Rulings 8). */
    private const MAX_SHOWN = 10;

    /**
     * @param string                    $search one line, '' for none
     * @param array<string, list<Term>> $chosen by taxonomy: what the visitor chose
     * @param array<string, list<Term>> $terms  by taxonomy: one of each list is wanted; an empty list finds nothing
     * @param array<string, list<Term>> $fixed  by taxonomy: what the block itself lists only, whatever is chosen
     * @param Order|null                $sort   what the visitor sorts by; null for the block's own order
     * @param int                       $from   first page wanted, from 1
     * @param int                       $page   last page wanted
     * @param array<string, string>     $keys   of filters in addresses, by taxonomy
     * @param string                    $language of which openings are wanted, and those that have none; '' for any
     */
    private function __construct(
        public readonly string $search,
        public readonly array $chosen,
        public readonly array $terms,
        public readonly array $fixed,
        public readonly Structured $structured,
        public readonly int $perPage,
        public readonly int $from,
        public readonly int $page,
        public readonly Order $order,
        public readonly ?Order $sort,
        public readonly bool $hideExpired,
        private readonly bool $cumulative,
        private readonly array $keys,
        public readonly string $language = '',
    ) {
    }

    /** @param array<array-key, mixed> $raw what was sent, by the names of Spec 3 */
    public static function fromArray(
        array $raw,
        BlockOptions $options,
        Specifications $specifications,
        Extent $extent = Extent::Shown,
    ): self {
        $chosen = self::chosen($raw, $options, $specifications);
        $keys = [];
        foreach ($specifications->all() as $specification) {
            $keys[$specification->taxonomy] = $specification->key();
        }
        $cumulative = $extent === Extent::Shown && $options->pagination === Pagination::Modern;
        $page = $options->paginated || $extent === Extent::Further ? self::number($raw['paged'] ?? null) : 1;
        if ($extent === Extent::Further && $options->pagination === Pagination::Modern) {
            $page++;
        }

        $search = Text::line($raw['jq'] ?? null, self::MAX_SEARCH);
        $sort = self::sensible(Order::sort($raw['sort'] ?? null), $search);

        return new self(
            $search,
            $chosen,
            array_replace($options->fixed, $chosen),
            $options->fixed,
            Structured::fromArray($raw),
            BlockOptions::perPage($raw['listings_per_page'] ?? null, $options->perPage),
            $cumulative ? max(1, $page - self::MAX_SHOWN + 1) : $page,
            $page,
            $sort ?? self::sensible($options->order, $search) ?? Order::Newest,
            $sort,
            $options->hideExpired,
            $cumulative,
            $keys,
        );
    }

    /** The same question about another page. */
    public function onPage(int $page): self
    {
        return $this->spanning($this->cumulative ? max(1, $page - self::MAX_SHOWN + 1) : $page, $page);
    }

    /** The same question about several pages at once. */
    public function spanning(int $from, int $page): self
    {
        return $this->copy($from, $page, $this->language);
    }

    /** The same question about openings in a language. */
    public function in(string $language): self
    {
        return $this->copy($this->from, $this->page, $language);
    }

    private function copy(int $from, int $page, string $language): self
    {
        return new self(
            $this->search,
            $this->chosen,
            $this->terms,
            $this->fixed,
            $this->structured,
            $this->perPage,
            $from,
            $page,
            $this->order,
            $this->sort,
            $this->hideExpired,
            $this->cumulative,
            $this->keys,
            $language,
        );
    }

    /** @return list<string> words, and what stands between quotes, each once, as they were typed; every one must be found */
    public function phrases(): array
    {
        preg_match_all('/"([^"]+)"?|([^\s"]+)/u', $this->search, $found, PREG_SET_ORDER);
        $phrases = array_map(static fn (array $one): string => trim($one[2] ?? $one[1] ?? ''), $found);

        return array_slice(array_values(array_unique(array_filter(
            $phrases,
            static fn (string $phrase): bool => $phrase !== ''
        ))), 0, self::MAX_WORDS);
    }

    /** The same for two questions that have the same answer, whoever asks them. */
    public function fingerprint(): string
    {
        $ids = static fn (array $terms): array => array_column($terms, 'id');

        return md5(serialize([
            $this->search, array_map($ids, $this->terms), array_map($ids, $this->fixed), $this->structured->parameters(),
            $this->perPage, $this->from, $this->page, $this->order->value, $this->hideExpired, $this->language,
        ]));
    }

    public function offset(): int
    {
        return ($this->from - 1) * $this->perPage;
    }

    public function limit(): int
    {
        return ($this->page - $this->from + 1) * $this->perPage;
    }

    public function isNarrowed(): bool
    {
        return $this->search !== '' || $this->chosen !== [] || !$this->structured->isEmpty();
    }

    /** @return array<string, string> slugs by specification key, separated by commas; only what was chosen */
    public function specs(): array
    {
        $specs = [];
        foreach ($this->chosen as $taxonomy => $terms) {
            $specs[$this->keys[$taxonomy]] = implode(
                ',',
                array_map(static fn (Term $term): string => rawurldecode($term->slug), $terms)
            );
        }

        return $specs;
    }

    /** @return array<string, string> specs() and the structured filters, by their keys; only what was chosen */
    public function filters(): array
    {
        return $this->specs() + $this->structured->parameters();
    }

    /** @return array<string, string> what an address says to ask this again, without the page (Spec 2.4) */
    public function parameters(): array
    {
        return ($this->search === '' ? [] : ['jq' => $this->search])
            + $this->filters()
            + ($this->sort === null ? [] : ['sort' => $this->sort->sortName()]);
    }

    /**
     * @param array<array-key, mixed> $raw
     * @return array<string, list<Term>>
     */
    private static function chosen(array $raw, BlockOptions $options, Specifications $specifications): array
    {
        $find = new TermFinder($specifications);
        $byId = [];
        foreach (['awsm_job_spec', 'awsm_job_specs_list'] as $name) {
            $byId = is_array($raw[$name] ?? null) ? array_replace($byId, $raw[$name]) : $byId;
        }
        $chosen = [];
        foreach ($specifications->all() as $specification) {
            $taxonomy = $specification->taxonomy;
            $terms = $find->byIds($taxonomy, $byId[$taxonomy] ?? null);
            $terms = $terms === [] ? $find->bySlugs($taxonomy, $raw[$specification->key()] ?? null) : $terms;
            $fixed = $options->fixed[$taxonomy] ?? null;
            if ($fixed !== null) {
                $ids = array_map(static fn (Term $term): int => $term->id, $fixed);
                $terms = array_values(array_filter($terms, static fn (Term $term): bool => in_array($term->id, $ids, true)));
            }
            if ($terms !== [] && ($fixed === null || count($fixed) > 1)) {
                $chosen[$taxonomy] = $terms;
            }
        }

        return $chosen;
    }

    /** Nothing is relevant to no search. */
    private static function sensible(?Order $order, string $search): ?Order
    {
        return $order === Order::Relevance && $search === '' ? null : $order;
    }

    /** A page number: 1 for what is none, the greatest for what is too great. */
    private static function number(mixed $raw): int
    {
        $text = Text::line($raw, 40);

        return preg_match('/^\d+$/', $text) === 1 ? max(1, (int) min((float) $text, self::MAX_PAGE)) : 1;
    }
}
