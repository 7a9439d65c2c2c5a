<?php

declare(strict_types=1);

namespace CourantDesk\Import\Domain;

/** Computes the number of days after which the retention add-on of WP Job Openings deletes applications. */
final class RetentionPeriod
{
    public const OPTION = 'awsm_jobs_auto_remove_applications';
    private const DAYS = ['day' => 1, 'week' => 7, 'month' => 31, 'year' => 366];
    /** Days after which WordPress deletes posts in the trash. */
    private const DAYS_IN_TRASH = 30;

    /** Returns 0 when nothing is deleted. */
    public static function days(SourceOptions $source): int
    {
        $count = (int) $source->textAt(self::OPTION, 'count');
        $unit = rtrim(strtolower($source->textAt(self::OPTION, 'period')), 's');
        if ($source->textAt(self::OPTION, 'enable_auto_delete') === '' || $count < 1 || !isset(self::DAYS[$unit])) {
            return 0;
        }

        return $count * self::DAYS[$unit]
            + ($source->textAt(self::OPTION, 'force_delete') === '' ? self::DAYS_IN_TRASH : 0);
    }
}
