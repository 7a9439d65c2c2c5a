<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Domain;

/** The order of the options of a filter (Jobs contract 1.4, `awsm_jobs_filter_items_order`). */
enum TermOrder: string
{
    case Owner = 'custom';
    case Ascending = 'alpha_asc';
    case Descending = 'alpha_desc';
}
