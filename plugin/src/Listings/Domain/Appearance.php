<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Domain;

use CourantDesk\Jobs\Domain\Term;

/** How a block looks; nothing here changes which openings are found. */
final class Appearance
{
    /**
     * @param list<string>  $filters    taxonomies that have a select, in order
     * @param list<string>  $shownSpecs taxonomies printed on every opening, in order
     * @param 'top'|'side'  $placement  where the filter bar stands
     * @param string        $buttonText the words of the link to an opening, or '' for ours
     * @param string        $anchor     the block's own id, or ''
     * @param list<string>  $structured which of Structured::FILTERS the visitor has
     * @param bool          $sorts      the visitor may choose the order
     * @param bool          $twins      print the classes of the contract's block beside those of its shortcode
     * @param list<string>  $facts      printed on every opening: of `work_mode`, `salary`, `posted`, `closing`
     * @param array<string, string> $style custom properties of the block's own look, by name, safe to print
     */
    public function __construct(
        public readonly Layout $layout = Layout::Rows,
        public readonly int $columns = 3,
        public readonly bool $search = true,
        public readonly array $filters = [],
        public readonly array $shownSpecs = [],
        public readonly string $placement = 'top',
        public readonly string $searchPlaceholder = '',
        public readonly bool $icons = true,
        public readonly string $buttonStyle = 'none',
        public readonly string $buttonText = '',
        public readonly string $anchor = '',
        public readonly bool $twins = false,
        public readonly TermOrder $termOrder = TermOrder::Owner,
        public readonly array $structured = [],
        public readonly bool $sorts = false,
        public readonly BarOptions $bar = new BarOptions(),
        public readonly array $facts = [],
        public readonly array $style = [],
    ) {
    }

    /**
     * The options of a filter in the order that the block has.
     *
     * @param list<Term> $terms in the owner's order
     * @return list<Term>
     */
    public function sorted(array $terms): array
    {
        if ($this->termOrder !== TermOrder::Owner) {
            $name = static fn (Term $term): string => mb_strtolower($term->name);
            usort($terms, static fn (Term $a, Term $b): int => strnatcmp($name($a), $name($b)));
        }

        return $this->termOrder === TermOrder::Descending ? array_reverse($terms) : $terms;
    }
}
