<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Domain;

use CourantDesk\Jobs\Domain\Term;

/** What the owner of a page decided about one listing block. */
final class BlockOptions
{
    public const MAX_PER_PAGE = 100;

    /**
     * @param int                       $perPage     1 to 100
     * @param bool                      $paginated   false: only the first page, no pagination
     * @param bool                      $hideExpired expired openings are not listed (Rulings 11)
     * @param array<string, list<Term>> $fixed       by taxonomy: the block lists only openings with one of these terms
     * @param string                    $specs       what $fixed was read from, as it travels in `shortcode_specs`
     */
    public function __construct(
        public readonly int $perPage = 10,
        public readonly Pagination $pagination = Pagination::Modern,
        public readonly bool $paginated = true,
        public readonly Order $order = Order::Newest,
        public readonly bool $hideExpired = true,
        public readonly array $fixed = [],
        public readonly string $specs = '',
        public readonly Appearance $look = new Appearance(),
    ) {
    }

    /** @return int a page size within bounds, or $default when $raw is none */
    public static function perPage(mixed $raw, int $default): int
    {
        $number = is_scalar($raw) && preg_match('/^\s*\d{1,9}\s*$/', (string) $raw) === 1 ? (int) $raw : 0;

        return $number >= 1 && $number <= self::MAX_PER_PAGE ? $number : $default;
    }

    /**
     * The filters that a visitor has: a fixed specification with one term leaves nothing to choose.
     *
     * @return list<string> taxonomies
     */
    public function choices(): array
    {
        return array_values(array_filter(
            $this->look->filters,
            fn (string $taxonomy): bool => count($this->fixed[$taxonomy] ?? [null, null]) > 1
        ));
    }

    /** The same block, listing only openings with this term. */
    public function fixing(Term $term): self
    {
        return new self(
            $this->perPage,
            $this->pagination,
            $this->paginated,
            $this->order,
            $this->hideExpired,
            array_replace($this->fixed, [$term->taxonomy => [$term]]),
            $this->specs,
            $this->look,
        );
    }
}
