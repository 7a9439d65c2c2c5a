<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex;

use CourantDesk\Kernel\Kernel;
use CourantDesk\SearchIndex\Admin\IndexScreen;
use CourantDesk\SearchIndex\Admin\IndexSiteHealthCheck;
use CourantDesk\SearchIndex\Admin\OpeningListCounts;
use CourantDesk\SearchIndex\Storage\IndexBuilder;
use CourantDesk\SearchIndex\Storage\IndexTables;
use CourantDesk\SearchIndex\Storage\IndexVerifier;
use CourantDesk\SearchIndex\Storage\PostListReader;
use CourantDesk\SearchIndex\Storage\PostRowRepository;

/** Registers the hooks of the module in wp-admin. */
final class SearchIndexAdminHooks
{
    public function __construct(
        private readonly Kernel $kernel,
        private readonly IndexTables $tables,
        private readonly IndexBuilder $builder,
        private readonly IndexVerifier $verifier,
    ) {
    }

    public function register(): void
    {
        $counts = new OpeningListCounts(
            $this->kernel->sql,
            new PostRowRepository($this->kernel->sql, $this->tables),
            new PostListReader($this->kernel->sql, $this->tables),
        );
        add_filter('pre_months_dropdown_query', [$counts, 'findMonths'], 10, 2);
        add_action('load-edit.php', [$counts, 'registerOnScreen']);
        add_action('wp_ajax_inline-save', [$counts, 'registerForQuickEdit'], 0);
        // Created only when they are used, because most requests use none of them.
        add_filter('site_status_tests', fn (mixed $tests): array
            => (new IndexSiteHealthCheck($this->builder, $this->verifier))->addTest($tests));
        add_action(
            'admin_menu',
            fn () => (new IndexScreen($this->builder, $this->kernel->template, $this->kernel->assets))->register(),
        );
    }
}
