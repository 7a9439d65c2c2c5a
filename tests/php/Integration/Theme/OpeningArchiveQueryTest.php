<?php

declare(strict_types=1);

namespace CourantTests\Integration\Theme;

use CourantTests\Support\SiteTestCase;
use WP_Query;

/**
 * Tests that the cost of an openings archive does not depend on the number of openings, because only the listing counts
 * them.
 */
final class OpeningArchiveQueryTest extends SiteTestCase
{
    public function testMainQueryDoesNotCountRows(): void
    {
        $this->opening();
        $main = $GLOBALS['wp_the_query'];

        try {
            self::assertFalse($this->counts(['post_type' => 'awsm_job_openings']));
            self::assertFalse($this->counts(['job-type' => $this->term('job-type', 'Freelance')->slug]));
            self::assertTrue(
                $this->counts(['category_name' => $this->term('category', 'Cities')->slug]),
                'Lists of articles are paged by WordPress.',
            );
            self::assertFalse(
                $this->counts(['post_type' => 'awsm_job_openings', 'feed' => 'rss2']),
                'A feed has no number of pages.',
            );
            remove_all_actions('courant_openings_archive');
            self::assertTrue(
                $this->counts(['post_type' => 'awsm_job_openings']),
                'Without the plugin’s listing the theme’s own is paged.',
            );
        } finally {
            $GLOBALS['wp_the_query'] = $main;
        }
    }

    /** @param array<string, string> $requested */
    private function counts(array $requested): bool
    {
        $query = $GLOBALS['wp_the_query'] = new WP_Query();
        $query->query($requested);

        return (bool) $query->get('no_found_rows') === false;
    }
}
