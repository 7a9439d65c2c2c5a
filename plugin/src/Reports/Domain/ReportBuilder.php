<?php

declare(strict_types=1);

namespace CourantDesk\Reports\Domain;

/** Creates reports of views and applications. */
interface ReportBuilder
{
    /**
     * Returns the report of the last days, including today.
     *
     * @param int $limit maximum number of openings
     */
    public function create(int $days, int $limit = 50): Report;
}
