<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Wp;

use CourantDesk\Listings\Domain\ListingQuery;
use CourantDesk\Listings\Domain\PageAddress;
use CourantDesk\Listings\View\ChipView;
use CourantDesk\Listings\View\FilterBarView;

/** What is chosen, each with the address of the listing without it. */
final class Chips
{
    /** @return list<ChipView> */
    public static function of(FilterBarView $bar, ListingQuery $query, PageAddress $address): array
    {
        $asked = $query->parameters();
        $chips = [];
        if ($bar->search && $query->search !== '') {
            $url = $address->to(array_diff_key($asked, ['jq' => '']));
            $chips[] = new ChipView('jq', $query->search, __('Search', 'courant-desk'), '“' . $query->search . '”', $url);
        }
        foreach ($bar->filters as $filter) {
            $values = explode(',', $asked[$filter->key] ?? '');
            foreach ($filter->chosen() as $option) {
                $left = implode(',', array_diff($values, explode(',', $option->value)));
                $others = array_replace($asked, [$filter->key => $left]);
                $chips[] = new ChipView(
                    $filter->key,
                    $option->value,
                    $filter->label,
                    $option->label,
                    $address->to(array_filter($others, static fn (string $value): bool => $value !== ''))
                );
            }
        }

        return $chips;
    }
}
