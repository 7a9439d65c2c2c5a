<?php

declare(strict_types=1);

namespace CourantDesk\Openings;

use CourantDesk\Kernel\Sql;
use CourantDesk\Openings\Http\OpeningsRestController;
use CourantDesk\Openings\Http\RevisionCounts;
use CourantDesk\Openings\Http\UnavailableDatabase;

/** Registers the hooks that change responses of WordPress's REST routes for openings. */
final class OpeningsRestHooks
{
    public function __construct(private readonly Sql $sql)
    {
    }

    public function register(): void
    {
        add_filter('rest_request_before_callbacks', OpeningsRestController::hideRevisions(...), 10, 3);
        add_filter('rest_post_dispatch', [new UnavailableDatabase(), 'changeStatus'], 10, 3);
        $revisions = new RevisionCounts($this->sql);
        add_filter('posts_results', [$revisions, 'prime'], 100, 2);
        add_filter('posts_pre_query', [$revisions, 'findLatest'], 100, 2);
        add_filter('found_posts_query', [$revisions, 'count'], 100, 2);
    }
}
