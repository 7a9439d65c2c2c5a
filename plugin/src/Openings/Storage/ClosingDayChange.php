<?php

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- the name has a prefix where it is defined.

namespace CourantDesk\Openings\Storage;

use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Sql;
use CourantDesk\Openings\Fields\ClosingTimeField;
use CourantDesk\Openings\Frontend\DaysLeft;
use CourantDesk\SearchIndex\Domain\JobIndex;

/**
 * Purges the cached pages of openings that close soon, once a day in the site's time zone, because they contain the
 * number of days until they close.
 *
 * @see docs/features/openings.md#days-until-closing
 */
final class ClosingDayChange
{
    public const OPTION = 'courant_openings_day';
    private const MAX_OPENINGS = 1000;

    public function __construct(private readonly Clock $clock, private readonly Sql $sql)
    {
    }

    public function run(): void
    {
        $today = $this->clock->now()->setTimezone(wp_timezone());
        if (get_option(self::OPTION) === $today->format('Y-m-d')) {
            return;
        }
        update_option(self::OPTION, $today->format('Y-m-d'), false);
        $ids = $this->findClosingSoon(
            $today->format('Y-m-d'),
            $today->modify('+' . (DaysLeft::MAX_DAYS + 1) . ' days')->format('Y-m-d'),
        );
        if ($ids !== []) {
            do_action(JobIndex::CHANGED_ACTION, $ids);
        }
    }

    /** @return list<int> published openings that close from the first day on and before the last one */
    private function findClosingSoon(string $first, string $last): array
    {
        return array_map('intval', $this->sql->fetchColumn(
            "SELECT p.ID FROM %i m INNER JOIN %i p ON p.ID = m.post_id
            WHERE m.meta_key = %s AND m.meta_value >= %s AND m.meta_value < %s
            AND p.post_type = %s AND p.post_status = 'publish' ORDER BY p.ID LIMIT %d",
            $this->sql->coreTable('postmeta'),
            $this->sql->coreTable('posts'),
            ClosingTimeField::KEY,
            $first,
            $last,
            OpeningPostType::NAME,
            self::MAX_OPENINGS,
        ));
    }
}
