<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex;

use CourantDesk\Kernel\Command;
use CourantDesk\Kernel\CommandDefinition;
use CourantDesk\Kernel\CommandProvider;
use CourantDesk\Kernel\Installable;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\MigrationProvider;
use CourantDesk\Kernel\Module;
use CourantDesk\Kernel\RestController;
use CourantDesk\Kernel\RestControllerProvider;
use CourantDesk\Openings\Domain\OpeningFields;
use CourantDesk\Openings\Domain\OpeningRepository;
use CourantDesk\Openings\Domain\SpecificationRepository;
use CourantDesk\SearchIndex\Admin\IndexSiteHealthCheck;
use CourantDesk\SearchIndex\Cli\IndexCommand;
use CourantDesk\SearchIndex\Domain\AttributeFilters;
use CourantDesk\SearchIndex\Domain\JobIndex;
use CourantDesk\SearchIndex\Domain\ResultCache;
use CourantDesk\SearchIndex\Domain\SpellingSuggester;
use CourantDesk\SearchIndex\Domain\Tokenizer;
use CourantDesk\SearchIndex\Http\AuthorQueryIntegration;
use CourantDesk\SearchIndex\Http\IndexController;
use CourantDesk\SearchIndex\Http\StaleReadPrevention;
use CourantDesk\SearchIndex\Http\WordPressQueryIntegration;
use CourantDesk\SearchIndex\Storage\CachedJobIndex;
use CourantDesk\SearchIndex\Storage\CacheVersion;
use CourantDesk\SearchIndex\Storage\CommonPrefixes;
use CourantDesk\SearchIndex\Storage\FallbackJobIndex;
use CourantDesk\SearchIndex\Storage\IndexBuilder;
use CourantDesk\SearchIndex\Storage\IndexedOpeningLoader;
use CourantDesk\SearchIndex\Storage\IndexQueue;
use CourantDesk\SearchIndex\Storage\IndexQueueWorker;
use CourantDesk\SearchIndex\Storage\IndexSpellingSuggester;
use CourantDesk\SearchIndex\Storage\IndexState;
use CourantDesk\SearchIndex\Storage\IndexSynchronizer;
use CourantDesk\SearchIndex\Storage\IndexTables;
use CourantDesk\SearchIndex\Storage\IndexVerifier;
use CourantDesk\SearchIndex\Storage\IndexWriter;
use CourantDesk\SearchIndex\Storage\LocalizedJobIndex;
use CourantDesk\SearchIndex\Storage\PostJobIndex;
use CourantDesk\SearchIndex\Storage\PostListReader;
use CourantDesk\SearchIndex\Storage\PostQueryParser;
use CourantDesk\SearchIndex\Storage\PostRowRepository;
use CourantDesk\SearchIndex\Storage\PostSearchReader;
use CourantDesk\SearchIndex\Storage\SetCountReader;
use CourantDesk\SearchIndex\Storage\StaleCacheGuard;
use CourantDesk\SearchIndex\Storage\TermCoordinates;
use CourantDesk\SearchIndex\Storage\TermCountReader;
use CourantDesk\SearchIndex\Storage\TokenJobIndex;

/**
 * Registers the job index: its queries, its synchronization with the openings, and the screen, REST routes and command
 * that rebuild it.
 */
final class SearchIndexModule implements
    Module,
    MigrationProvider,
    Installable,
    RestControllerProvider,
    CommandProvider
{
    public readonly JobIndex $index;
    public readonly SpellingSuggester $spellingSuggester;
    public readonly ResultCache $resultCache;
    public readonly TermCountReader $termCounts;
    private readonly IndexBuilder $builder;
    private readonly IndexSynchronizer $synchronizer;
    private readonly IndexVerifier $verifier;
    private readonly IndexTables $tables;
    private readonly IndexState $state;

    public function __construct(
        private readonly Kernel $kernel,
        private readonly SpecificationRepository $specifications,
        OpeningRepository $openings,
        OpeningFields $fields,
        private readonly AttributeFilters $filters,
        private readonly TermCoordinates $coordinates,
    ) {
        $tokenizer = new Tokenizer();
        $this->state = new IndexState($kernel->sql, $kernel->languages, $filters);
        $this->tables = new IndexTables($kernel->sql);
        $this->termCounts = new TermCountReader($kernel->sql, $this->tables, $this->state);
        $this->spellingSuggester = new IndexSpellingSuggester($kernel->sql, $this->tables, $this->state);
        $this->verifier = new IndexVerifier($kernel->sql, $this->tables);
        $writer = new IndexWriter($kernel->sql, $this->tables);
        $indexed = new IndexedOpeningLoader($openings, $tokenizer, $filters, $kernel->languages);
        $this->builder = new IndexBuilder(
            sql: $kernel->sql,
            clock: $kernel->clock,
            tables: $this->tables,
            state: $this->state,
            writer: $writer,
            openings: $indexed,
            verifier: $this->verifier,
            prefixes: new CommonPrefixes($kernel->sql, $this->tables)
        );
        $queue = new IndexQueue($kernel->sql, $this->tables, $kernel->clock);
        $worker = new IndexQueueWorker(
            queue: $queue, state: $this->state, writer: $writer,
            openings: $indexed, verifier: $this->verifier, log: $kernel->log,
        );
        $this->synchronizer = new IndexSynchronizer(
            sql: $kernel->sql,
            state: $this->state,
            writer: $writer,
            openings: $indexed,
            builder: $this->builder,
            specifications: $specifications,
            log: $kernel->log,
            tables: $this->tables,
            queue: $queue,
            worker: $worker,
            fields: $fields,
            filters: $filters,
        );
        $cacheVersion = new CacheVersion(
            $kernel->clock,
            new SetCountReader($kernel->sql, $this->tables, $kernel->clock),
            $this->tables,
        );
        $this->resultCache = $cacheVersion;
        $this->index = $this->createIndex($specifications, $tokenizer, $worker, $cacheVersion);
    }

    public function boot(): void
    {
        add_filter('wp_insert_post_data', [$this->synchronizer, 'queueInsert'], 100, 4);
        add_action('pre_post_update', [$this->synchronizer, 'queueUpdate'], 1, 2);
        add_action('publish_future_post', [$this->synchronizer, 'queueChange'], 1);
        add_action('before_delete_post', [$this->synchronizer, 'queueChange'], 1);
        add_action('add_post_meta', [$this->synchronizer, 'queueMetaChange'], 1, 2);
        add_action('update_post_meta', [$this->synchronizer, 'queueMetaRow'], 1, 3);
        add_action('delete_post_meta', [$this->synchronizer, 'queueMetaRow'], 1, 3);
        add_action('add_term_relationship', [$this->synchronizer, 'queueTermChange'], 1, 3);
        add_action('delete_term_relationships', [$this->synchronizer, 'queueTermChange'], 1, 3);
        add_action('shutdown', [$this->synchronizer, 'indexPendingChanges'], 1);
        add_action('current_screen', [$this->synchronizer, 'processQueueOnScreen']);
        add_action(IndexSynchronizer::REPAIR_EVENT, [$this->synchronizer, 'repairQueue']);
        add_action('wp_after_insert_post', [$this->synchronizer, 'indexOpening'], 20);
        add_action('after_delete_post', [$this->synchronizer, 'removeDeletedOpening'], 20, 2);
        add_action('set_object_terms', [$this->synchronizer, 'indexAfterTermsSet'], 20, 4);
        add_action('deleted_term_relationships', [$this->synchronizer, 'indexAfterTermsRemoved'], 20, 3);
        add_action('delete_term', [$this->synchronizer, 'indexAfterTermDeleted'], 20, 5);
        add_action('added_post_meta', [$this->synchronizer, 'indexAfterMetaChange'], 20, 3);
        add_action('updated_post_meta', [$this->synchronizer, 'indexAfterMetaChange'], 20, 3);
        add_action('deleted_post_meta', [$this->synchronizer, 'indexAfterMetaChange'], 20, 3);
        // Scheduled because a multilingual plugin may have been activated or deactivated.
        add_action('activated_plugin', [$this->synchronizer, 'scheduleBuild'], 10, 0);
        add_action('deactivated_plugin', [$this->synchronizer, 'scheduleBuild'], 10, 0);
        add_action('courant_desk_reindex', [$this->synchronizer, 'rebuild'], 10, 0);
        add_action(IndexBuilder::BUILD_EVENT, [$this->synchronizer, 'continueBuild']);
        $check = $this->kernel->tasks->exclusive('index-check', $this->synchronizer->runDailyCheck(...));
        add_action(IndexBuilder::CHECK_EVENT, $check);
        add_action(IndexBuilder::PREFIXES_EVENT, [$this->synchronizer, 'refreshPrefixes']);
        // A process that ended unexpectedly did not schedule its continuation.
        add_action('courant_desk_health_check', [$this, 'install']);
        $this->addWordPressQueryHooks();
        $this->addStaleReadHooks();
        (new CoordinateAdminHooks($this->coordinates))->register();
        (new SearchIndexAdminHooks($this->kernel, $this->tables, $this->builder, $this->verifier))->register();
    }

    private function addStaleReadHooks(): void
    {
        $prevention = new StaleReadPrevention($this->kernel->sql, new StaleCacheGuard($this->tables));
        add_action('init', [$prevention, 'chooseServer'], 1);
        add_action('parse_request', [$prevention, 'checkPage'], 1);
        add_action('wp_ajax_awsm_applicant_form_submission', [$prevention, 'checkSubmission'], 0, 0);
        add_action('wp_ajax_nopriv_awsm_applicant_form_submission', [$prevention, 'checkSubmission'], 0, 0);
    }

    private function addWordPressQueryHooks(): void
    {
        $rows = new PostRowRepository($this->kernel->sql, $this->tables);
        $lists = new PostListReader($this->kernel->sql, $this->tables);
        $queries = new WordPressQueryIntegration(
            state: $this->state,
            rows: $rows,
            parser: new PostQueryParser($this->kernel->sql),
            lists: $lists,
            searches: new PostSearchReader(
                sql: $this->kernel->sql,
                tables: $this->tables,
                clock: $this->kernel->clock,
                specifications: $this->specifications,
                tokenizer: new Tokenizer(),
                state: $this->state,
            ),
            log: $this->kernel->log,
        );
        // Runs after other plugins, which may provide the results.
        add_filter('posts_pre_query', [$queries, 'findPosts'], 100, 2);
        add_filter('courant_search_counts', [$queries, 'countKinds'], 10, 2);
        add_filter('found_posts_query', [$queries, 'skipCounting'], 100, 2);
        add_filter('found_posts', [$queries, 'replaceTotal'], 100, 2);
        add_filter('wp_sitemaps_max_urls', [$queries, 'limitSitemap'], 5, 2);
        add_action('courant_desk_view_counted', $rows->updateViews(...));
        $authors = new AuthorQueryIntegration($this->kernel->sql, $rows, $lists);
        add_action('pre_get_users', [$authors, 'replaceCondition'], 100);
    }

    public function restControllers(): array
    {
        return [new IndexController($this->builder, new IndexSiteHealthCheck($this->builder, $this->verifier))];
    }

    public function commands(): array
    {
        return [
            new CommandDefinition(
                'index',
                'Manages the job search index: status, rebuild or repair.',
                fn (): Command => new IndexCommand($this->builder, $this->verifier),
                IndexCommand::SYNOPSIS,
            ),
        ];
    }

    /** @return int|null number of published openings; null while the lists are being built */
    public function countPublished(): ?int
    {
        return (new PostRowRepository($this->kernel->sql, $this->tables))->countPublished();
    }

    private function createIndex(
        SpecificationRepository $specifications,
        Tokenizer $tokenizer,
        IndexQueueWorker $worker,
        CacheVersion $cacheVersion,
    ): JobIndex {
        $kernel = $this->kernel;

        return new LocalizedJobIndex(new FallbackJobIndex(
            $this->state,
            new CachedJobIndex(new TokenJobIndex(
                sql: $kernel->sql,
                tables: $this->tables,
                clock: $kernel->clock,
                specifications: $specifications,
                tokenizer: $tokenizer,
                filters: $this->filters,
                lists: null,
                state: $this->state,
                processQueue: static fn (): bool => $worker->run()
            ), $cacheVersion),
            new PostJobIndex($kernel->sql, $kernel->clock, $specifications, $this->filters, $kernel->languages),
        ), $kernel->languages);
    }

    public function migrations(): array
    {
        return [$this->builder];
    }

    public function install(): void
    {
        // The plugin may have been deactivated earlier in the same request.
        remove_action('shutdown', [$this, 'unscheduleBuild'], PHP_INT_MAX);
        if (!$this->builder->isComplete()) {
            $this->builder->schedule();
        }
        if (wp_next_scheduled(IndexBuilder::CHECK_EVENT) === false) {
            wp_schedule_event(
                $this->kernel->clock->now()->getTimestamp() + DAY_IN_SECONDS,
                'daily',
                IndexBuilder::CHECK_EVENT,
            );
        }
    }

    /** Marks the index for a rebuild after activation, because changes in the meantime are not indexed. */
    public function deactivate(): void
    {
        wp_clear_scheduled_hook(IndexBuilder::BUILD_EVENT);
        wp_clear_scheduled_hook(IndexBuilder::CHECK_EVENT);
        wp_clear_scheduled_hook(IndexBuilder::PREFIXES_EVENT);
        wp_clear_scheduled_hook(IndexSynchronizer::REPAIR_EVENT);
        $this->state->markBroken();
        // Changes in this request schedule the build again when the request ends.
        add_action('shutdown', [$this, 'unscheduleBuild'], PHP_INT_MAX);
    }

    public function unscheduleBuild(): void
    {
        wp_clear_scheduled_hook(IndexBuilder::BUILD_EVENT);
    }

    public function uninstall(): void
    {
        $this->deactivate();
        $this->state->delete();
        $this->tables->drop();
    }
}
