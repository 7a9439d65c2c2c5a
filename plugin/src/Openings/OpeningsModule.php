<?php

declare(strict_types=1);

namespace CourantDesk\Openings;

use Closure;
use CourantDesk\Email\Domain\SiteEmailQueue;
use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\ContentTypeProvider;
use CourantDesk\Kernel\Installable;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\MigrationProvider;
use CourantDesk\Kernel\Module;
use CourantDesk\Kernel\RestControllerProvider;
use CourantDesk\Openings\Admin\OpeningNotices;
use CourantDesk\Openings\Admin\OpeningPreviewMeta;
use CourantDesk\Openings\Admin\UninstallProtection;
use CourantDesk\Openings\Admin\UserDeletionHandler;
use CourantDesk\Openings\Domain\FieldLabels;
use CourantDesk\Openings\Domain\OpeningRepository;
use CourantDesk\Openings\Domain\SpecificationListSettings;
use CourantDesk\Openings\Domain\TermCountSource;
use CourantDesk\Openings\Fields\NotificationCopiesField;
use CourantDesk\Openings\Frontend\ClosedOpenings;
use CourantDesk\Openings\Frontend\OpeningAbout;
use CourantDesk\Openings\Frontend\OpeningMetaTags;
use CourantDesk\Openings\Frontend\OpeningPageRenderer;
use CourantDesk\Openings\Frontend\OpeningSearchResults;
use CourantDesk\Openings\Frontend\UnlistedOpenings;
use CourantDesk\Openings\Http\ClosedOpeningController;
use CourantDesk\Openings\Http\JobPostingPreviewField;
use CourantDesk\Openings\Http\OpeningRestValidator;
use CourantDesk\Openings\Http\TermRedirects;
use CourantDesk\Openings\Storage\CapabilitiesMigration;
use CourantDesk\Openings\Storage\ClosedOpeningVisibility;
use CourantDesk\Openings\Storage\ClosingCron;
use CourantDesk\Openings\Storage\ClosingDayChange;
use CourantDesk\Openings\Storage\ClosingSynchronizer;
use CourantDesk\Openings\Storage\FieldTermsUpdater;
use CourantDesk\Openings\Storage\FieldTranslation;
use CourantDesk\Openings\Storage\OpeningMeta;
use CourantDesk\Openings\Storage\OpeningPostType;
use CourantDesk\Openings\Storage\OpeningRoles;
use CourantDesk\Openings\Storage\OpeningsInstaller;
use CourantDesk\Openings\Storage\OpeningsSettingsObserver;
use CourantDesk\Openings\Storage\OpeningStatusUpdater;
use CourantDesk\Openings\Storage\OpeningsUninstaller;
use CourantDesk\Openings\Storage\RecountTermsMigration;
use CourantDesk\Openings\Storage\RewriteRulesCheck;
use CourantDesk\Openings\Storage\SpecificationTaxonomies;
use CourantDesk\Openings\Storage\TaxonomySpecificationRepository;
use CourantDesk\Openings\Storage\TermCounts;
use CourantDesk\SearchIndex\Domain\JobIndex;

/** Registers the hooks of openings: storage, editing, closing and display. */
final class OpeningsModule implements
    Module,
    ContentTypeProvider,
    Installable,
    MigrationProvider,
    RestControllerProvider
{
    private readonly OpeningPostType $type;
    private readonly SpecificationTaxonomies $taxonomies;
    private readonly TermCounts $counts;
    private readonly ClosingSynchronizer $closing;
    private readonly ClosingCron $cron;
    private readonly OpeningNotices $notices;
    private readonly OpeningsFactory $factory;

    /** @param Closure(): bool $hidesClosed whether lists hide closed openings */
    public function __construct(
        private readonly Kernel $kernel,
        private readonly OpeningsSettings $settings,
        private readonly OpeningPageSettings $page,
        private readonly TaxonomySpecificationRepository $specifications,
        private readonly OpeningRepository $openings,
        SpecificationListSettings $uses,
        SiteEmailQueue $emails,
        FieldLabels $fieldLabels,
        private readonly FieldTermsUpdater $fieldTerms,
        private readonly Closure $hidesClosed,
        TermCountSource $termCounts,
    ) {
        $this->type = new OpeningPostType($settings);
        $this->counts = new TermCounts($kernel->sql, $termCounts);
        $this->taxonomies = new SpecificationTaxonomies($specifications, $this->counts);
        $this->closing = new ClosingSynchronizer(
            $kernel->clock,
            new OpeningStatusUpdater($kernel->sql, $kernel->clock),
        );
        $this->notices = new OpeningNotices();
        $this->factory = new OpeningsFactory(
            kernel: $kernel,
            settings: $settings,
            specifications: $specifications,
            uses: $uses,
            taxonomies: $this->taxonomies,
            openings: $openings,
            emails: $emails,
            fieldLabels: $fieldLabels
        );
        $this->cron = new ClosingCron($kernel->clock, $kernel->sql, $this->closing);
    }

    public function boot(): void
    {
        add_action('init', [$this, 'register'], 5);
        add_filter('is_protected_meta', [new OpeningMeta(), 'protectMeta'], 10, 3);
        add_filter('wpml_config_array', [new FieldTranslation(), 'addToWpmlConfig']);
        add_filter('pll_copy_post_metas', [new FieldTranslation(), 'addToPolylang'], 10, 2);
        $copies = new NotificationCopiesField();
        add_filter('awsm_jobs_admin_notification_mail_headers', [$copies, 'addRecipients'], 10, 2);
        add_filter('post_type_link', [$this->type, 'restoreExpiredPermalink'], 10, 4);
        $tasks = $this->kernel->tasks;
        $dayChange = new ClosingDayChange($this->kernel->clock, $this->kernel->sql);
        $notify = fn () => $this->factory->createClosingNotifier()->notifyAuthors();
        add_action(ClosingCron::EVENT, $tasks->exclusive('close-openings', $this->cron->run(...)));
        add_action(ClosingCron::EVENT, $tasks->exclusive('closing-day', $dayChange->run(...)), 15);
        add_action(ClosingCron::EVENT, $tasks->exclusive('notify-authors', $notify), 20);
        $this->addSynchronizationHooks();
        $this->addFrontendHooks();
        $this->addRestHooks();
        if (is_admin()) {
            (new OpeningsAdminHooks(
                kernel: $this->kernel,
                factory: $this->factory,
                settings: $this->settings,
                specifications: $this->specifications,
                openings: $this->openings,
                notices: $this->notices,
                fieldTerms: $this->fieldTerms,
            ))->register();
        }
    }

    /** Adds the hooks that keep terms, counts, statuses and settings consistent when openings are saved. */
    private function addSynchronizationHooks(): void
    {
        foreach (['added_post_meta', 'updated_post_meta', 'deleted_post_meta'] as $hook) {
            add_action($hook, [$this->closing, 'recordChange'], 10, 3);
            add_action($hook, [$this->counts, 'recountOpeningTerms'], 10, 3);
        }
        add_action(JobIndex::CHANGED_ACTION, [$this->counts, 'updatePending'], 10, 0);
        add_action('shutdown', [$this->counts, 'updatePending'], 2);
        add_action('transition_post_status', [new ClosedOpeningVisibility(), 'recordStatusChange'], 10, 3);
        add_action('rest_after_insert_' . OpeningPostType::NAME, [$this->closing, 'synchronizeAndClose'], 99);
        add_action('wp_after_insert_post', [$this->closing, 'synchronizeSavedPost'], 5, 2);
        add_action('wp_restore_post_revision', [$this->closing, 'synchronizeRestoredPost'], 20);
        add_action('shutdown', [$this->closing, 'synchronizeChanged'], 1);

        add_action('add_post_meta', [$this->fieldTerms, 'recordMeta'], 10, 2);
        $record = fn (mixed $meta, mixed $post, mixed $key) => $this->fieldTerms->recordMeta($post, $key);
        add_action('update_post_meta', $record, 10, 3);
        add_action('delete_post_meta', $record, 10, 3);
        foreach (['add_term_relationship', 'delete_term_relationships'] as $hook) {
            add_action($hook, fn (mixed $post, mixed $relation, mixed $taxonomy) => $this->fieldTerms->recordTerms(
                $post,
                $taxonomy,
            ), 10, 3);
        }
        add_action('pre_delete_term', [$this->fieldTerms, 'beginTermDeletion'], 10, 2);
        add_action(
            'delete_term',
            fn (mixed $term, mixed $relation, mixed $taxonomy, mixed $deleted, mixed $posts) => $this->fieldTerms
                ->discardTermDeletion($term, $taxonomy, $posts),
            10,
            5,
        );
        add_action('rest_after_insert_' . OpeningPostType::NAME, [$this->fieldTerms, 'update'], 98);
        // Runs before ClosingSynchronizer::synchronizeChanged() and before page caches are purged.
        add_action('shutdown', [$this->fieldTerms, 'updateAll'], 0);

        $observer = new OpeningsSettingsObserver($this->settings);
        add_action('add_option_' . $this->settings->optionName(), [$observer, 'applyFirstValue'], 20, 2);
        add_action('update_option_' . $this->settings->optionName(), [$observer, 'applyChange'], 20, 2);
        $users = new UserDeletionHandler($this->kernel->sql);
        add_action('delete_user', [$users, 'reassignPosts'], 10, 2);
        add_action('remove_user_from_blog', [$users, 'reassignPostsOfSite'], 10, 3);
        add_action('delete_user_form', [$users, 'printImpact'], 10, 2);
    }

    private function addFrontendHooks(): void
    {
        $this->addClosedOpeningHooks();
        $this->addUnlistedOpeningHooks();
        add_action('wp_loaded', [new RewriteRulesCheck(), 'repair']);
        $page = new OpeningPageRenderer(
            kernel: $this->kernel, settings: $this->settings, specifications: $this->specifications,
            openings: $this->openings, about: new OpeningAbout($this->page), page: $this->page,
        );
        add_action('wp_enqueue_scripts', [$page, 'enqueueStyle']);
        add_filter('the_content', [$page, 'renderContent'], 100);
        add_action('wp_footer', [$page, 'printStructuredData']);
        add_action('courant_desk_opening_facts', [$page, 'printFacts']);
        add_action('courant_desk_after_application', [$page, 'printHiringSteps']);
        add_filter('courant_desk_hiring_steps', [$page, 'hiringSteps'], 10, 2);
        add_action('courant_desk_applicant_portal_contact', [$page, 'printContact']);
        add_filter('courant_opening_facts_url', [$this->factory->createOpeningFactsController(), 'addUrl']);

        $metaTags = new OpeningMetaTags($this->openings);
        add_filter('document_title_parts', [$metaTags, 'addPlaceToTitle']);
        add_action('wp_head', [$metaTags, 'printOpenGraphTags'], 6);

        $results = new OpeningSearchResults($this->openings, $this->kernel->clock);
        add_filter('courant_search_result_facts', [$results, 'addFacts'], 10, 2);
        add_filter('the_title', [$results, 'labelTitle'], 20, 2);
        add_filter('get_the_excerpt', [$results, 'prependFacts'], 20, 2);
        add_filter('the_content', [$results, 'prependFactsToContent'], 101);
        $redirects = new TermRedirects($this->specifications, $this->kernel->sql);
        add_action('template_redirect', [$redirects, 'redirectPreviousSlug'], 1);
        add_filter('wp_update_term_data', [$redirects, 'recordSlugChange'], 10, 3);
    }

    private function addClosedOpeningHooks(): void
    {
        $closed = new ClosedOpenings($this->openings, $this->kernel->clock, $this->kernel->sql, $this->hidesClosed);
        add_filter('posts_where', [$closed, 'excludeFromQuery'], 10, 2);
        add_filter('the_posts', [$closed, 'excludeOverdue'], 10, 2);
        add_filter('wp_robots', [$closed, 'addNoindex']);
        $controller = new ClosedOpeningController($this->settings, $this->openings, $this->kernel->clock);
        add_action('template_redirect', [$controller, 'handle'], 9);
    }

    private function addUnlistedOpeningHooks(): void
    {
        $unlisted = new UnlistedOpenings($this->kernel->sql);
        add_filter('posts_where', [$unlisted, 'excludeFromQuery'], 10, 2);
        add_action('pre_get_posts', [$unlisted, 'excludeFromUnfilteredQuery'], 999);
        add_filter('comments_clauses', [$unlisted, 'excludeFromComments'], 10, 2);
        add_filter('comment_feed_where', [$unlisted, 'excludeFromCommentFeed'], 10, 2);
        add_filter('get_previous_post_where', [$unlisted, 'excludeFromAdjacentPosts'], 10, 5);
        add_filter('get_next_post_where', [$unlisted, 'excludeFromAdjacentPosts'], 10, 5);
        add_filter('getarchives_where', [$unlisted, 'excludeFromArchives'], 10, 2);
        add_filter('redirect_canonical', [$unlisted, 'preventGuessedRedirect']);
        add_filter('wp_robots', [$unlisted, 'addNoindex']);
        add_filter('oembed_request_post_id', [$unlisted, 'preventEmbed']);
        add_filter('oembed_discovery_links', [$unlisted, 'removeEmbedLinks']);
        add_filter('rest_queried_resource_route', [$unlisted, 'removeRestLink']);
    }

    private function addRestHooks(): void
    {
        (new OpeningsRestHooks($this->kernel->sql))->register();
        $preview = new OpeningPreviewMeta();
        add_filter('the_preview', [$preview, 'addPreviewMetaFilter'], 20);
        add_action('load-post.php', [$preview, 'deleteStaleAutosave']);
        add_action('wp_creating_autosave', [$preview, 'saveToAutosave'], 20);

        $validator = new OpeningRestValidator($this->kernel->clock, $this->notices);
        add_filter('rest_pre_insert_' . OpeningPostType::NAME, [$validator, 'validateRequest'], 10, 2);
        $field = new JobPostingPreviewField($this->openings, $this->settings);
        add_action('rest_api_init', [$field, 'registerRestField']);
    }

    public function restControllers(): array
    {
        return [$this->factory->createSpecificationsController(), $this->factory->createOpeningFactsController()];
    }

    public function register(): void
    {
        $this->type->register();
        $this->taxonomies->register();
        (new OpeningMeta())->register();
    }

    public function migrations(): array
    {
        return [new CapabilitiesMigration(), new RecountTermsMigration($this->specifications)];
    }

    public function install(): void
    {
        (new OpeningRoles())->grant();
        (new OpeningsInstaller($this->taxonomies))->install();
        (new UninstallProtection())->disableDataDeletion();
        $this->cron->schedule();
    }

    public function deactivate(): void
    {
        $this->cron->unschedule();
    }

    public function uninstall(): void
    {
        $this->cron->unschedule();
        (new UninstallProtection())->deleteStoredValue();
        $this->register();
        (new OpeningsUninstaller($this->specifications, $this->kernel->sql, $this->settings))->deleteAll();
        (new OpeningRoles())->revoke();
        Capabilities::revoke();
    }
}
