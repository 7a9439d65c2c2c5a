<?php

declare(strict_types=1);

namespace CourantTests\Integration\Listings;

use CourantDesk\Kernel\PostTypes;
use WP_Query;

/** Whether a page of an archive exists is only checked where the archive is shown. */
final class RequestedPageTest extends ListingCase
{
    protected function tearDown(): void
    {
        set_current_screen('front');
        wp_reset_query();
        parent::tearDown();
    }

    public function testTheListInTheAdminAreaDoesNotReadTheArchive(): void
    {
        $this->openings(12);
        $query = new WP_Query(['post_type' => PostTypes::OPENING, 'posts_per_page' => 1, 'paged' => 2]);
        $GLOBALS['wp_query'] = $query;
        $GLOBALS['wp_the_query'] = $query;
        set_query_var('paged', 2);
        set_current_screen('front');
        self::assertTrue(apply_filters('pre_handle_404', false, $query), 'on the page of the archive');

        set_current_screen('edit-' . PostTypes::OPENING);
        $before = get_num_queries();
        self::assertFalse(apply_filters('pre_handle_404', false, $query));
        self::assertSame($before, get_num_queries());
    }
}
