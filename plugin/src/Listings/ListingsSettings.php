<?php

declare(strict_types=1);

namespace CourantDesk\Listings;

use CourantDesk\Jobs\Domain\Specifications;
use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Settings\Field;
use CourantDesk\Kernel\Settings\Group;
use CourantDesk\Listings\Domain\Appearance;
use CourantDesk\Listings\Domain\BarOptions;
use CourantDesk\Listings\Domain\BlockOptions;
use CourantDesk\Listings\Domain\FilterType;
use CourantDesk\Listings\Domain\Layout;
use CourantDesk\Listings\Domain\Pagination;
use CourantDesk\Listings\Domain\Structured;
use CourantDesk\Listings\Domain\TermOrder;
use CourantDesk\Listings\Wp\AdoptedExpiry;

/** What the owner decided about all listings of the site; blocks and shortcodes may differ from it. */
final class ListingsSettings extends Group
{
    public function __construct(private readonly Specifications $specifications)
    {
    }

    public function room(): string
    {
        return 'listings';
    }

    public function title(): string
    {
        return __('Listings', 'courant-desk');
    }

    public function capability(): string
    {
        return Capabilities::OPENINGS;
    }

    public function fields(): array
    {
        $specs = [];
        foreach ($this->specifications->all() as $specification) {
            $specs[$specification->taxonomy] = $specification->label;
        }
        $filters = array_values(array_intersect(array_keys($specs), ['job-category', 'job-type', 'job-location']));
        $shown = array_values(array_intersect(array_keys($specs), ['job-category', 'job-location']));

        return [
            new Field('per_page', 'int', 10, __('Openings on a page', 'courant-desk'), min: 1, max: BlockOptions::MAX_PER_PAGE),
            new Field('layout', 'choice', 'list', __('Layout', 'courant-desk'), choices: [
                'list' => __('List', 'courant-desk'),
                'grid' => __('Grid', 'courant-desk'),
                'stack' => __('Cards below one another', 'courant-desk'),
            ]),
            new Field('columns', 'int', 3, __('Columns of the grid', 'courant-desk'), min: 1, max: 4),
            new Field('search', 'bool', true, __('Show the keyword search', 'courant-desk')),
            new Field('filters', 'bool', true, __('Show filters', 'courant-desk')),
            new Field('available_filters', 'choices', $filters, __('Specifications to filter by', 'courant-desk'), choices: $specs),
            new Field('structured_filters', 'choices', [Structured::WORK_MODE], __('Further filters', 'courant-desk'), choices: [
                Structured::WORK_MODE => __('On site, hybrid or remote', 'courant-desk'),
                Structured::SALARY => __('Least salary', 'courant-desk'),
            ]),
            new Field('sort', 'bool', true, __('Let visitors choose the order', 'courant-desk')),
            new Field('placement', 'choice', 'top', __('Place of search and filters', 'courant-desk'), choices: [
                'top' => __('Above the openings', 'courant-desk'),
                'side' => __('Beside the openings', 'courant-desk'),
            ]),
            new Field('several_filters', 'choices', [], __('Filters that take several values', 'courant-desk'), choices: $specs + [
                Structured::WORK_MODE => __('On site, hybrid or remote', 'courant-desk'),
            ]),
            new Field('filter_counts', 'bool', true, __('Show how many openings each choice has', 'courant-desk')),
            new Field('empty_choices', 'bool', false, __('Show choices without openings, dimmed', 'courant-desk')),
            new Field('term_order', 'choice', 'custom', __('Order of the options of a filter', 'courant-desk'), choices: [
                'custom' => __('As arranged in the specification', 'courant-desk'),
                'alpha_asc' => __('A to Z', 'courant-desk'),
                'alpha_desc' => __('Z to A', 'courant-desk'),
            ]),
            new Field('specs', 'choices', $shown, __('Specifications shown on every opening', 'courant-desk'), choices: $specs),
            new Field('facts', 'choices', ['work_mode', 'salary', 'posted', 'closing'], __('Facts shown on every opening', 'courant-desk'), choices: [
                'work_mode' => __('On site, hybrid or remote', 'courant-desk'),
                'salary' => __('Salary', 'courant-desk'),
                'posted' => __('Date of publication', 'courant-desk'),
                'closing' => __('Closing date', 'courant-desk'),
            ]),
            new Field('pagination', 'choice', 'modern', __('Further pages', 'courant-desk'), choices: [
                'modern' => __('A “load more” button', 'courant-desk'),
                'classic' => __('Numbered pages', 'courant-desk'),
            ]),
            new Field('expired_hidden', 'bool', AdoptedExpiry::hides(), __('Hide expired openings', 'courant-desk')),
            new Field('deep_search', 'bool', true, __('Keep the search in the address', 'courant-desk')),
            new Field('deep_spec', 'bool', true, __('Keep the filters in the address', 'courant-desk')),
            new Field('deep_pagination', 'bool', true, __('Keep the page number in the address', 'courant-desk')),
            new Field(
                'retry',
                'bool',
                false,
                __('Offer “Try again”', 'courant-desk'),
                __('When a list cannot be loaded, visitors see a message with a button, and a notice while they are offline. Otherwise a failed request changes nothing and shows nothing.', 'courant-desk'),
            ),
            new Field('styled_selects', 'bool', false, __('Styled selects', 'courant-desk'), __('Replaces the browser’s own selects by styled ones.', 'courant-desk')),
        ];
    }

    /** The options of a listing that decides nothing itself. */
    public function options(): BlockOptions
    {
        return new BlockOptions(
            perPage: $this->int('per_page'),
            pagination: Pagination::from($this->text('pagination')),
            hideExpired: $this->bool('expired_hidden'),
            look: new Appearance(
                layout: Layout::from($this->text('layout')),
                columns: $this->int('columns'),
                search: $this->bool('search'),
                filters: $this->bool('filters') ? $this->choices('available_filters') : [],
                shownSpecs: $this->choices('specs'),
                placement: $this->text('placement') === 'side' ? 'side' : 'top',
                termOrder: TermOrder::from($this->text('term_order')),
                structured: $this->bool('filters') ? $this->choices('structured_filters') : [],
                sorts: $this->bool('sort'),
                bar: new BarOptions(
                    array_fill_keys($this->choices('several_filters'), FilterType::Checkboxes),
                    $this->bool('filter_counts'),
                    $this->bool('empty_choices'),
                    $this->styledSelects(),
                ),
                facts: $this->choices('facts'),
            ),
        );
    }

    public function keepsSearchInAddress(): bool
    {
        return $this->bool('deep_search');
    }

    public function keepsSpecsInAddress(): bool
    {
        return $this->bool('deep_spec');
    }

    public function keepsPageInAddress(): bool
    {
        return $this->bool('deep_pagination');
    }

    public function offersRetry(): bool
    {
        return $this->bool('retry');
    }

    public function styledSelects(): bool
    {
        return $this->bool('styled_selects');
    }
}
