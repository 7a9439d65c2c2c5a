<?php

declare(strict_types=1);

namespace CourantDesk\Listings\Domain;

/**
 * Lists the orders of the options of a filter, with the values of the WP Job Openings setting
 * `awsm_jobs_filter_items_order`.
 */
enum FilterOptionOrder: string
{
    case Manual = 'custom';
    case Ascending = 'alpha_asc';
    case Descending = 'alpha_desc';
}
