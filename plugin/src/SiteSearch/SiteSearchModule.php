<?php

declare(strict_types=1);

namespace CourantDesk\SiteSearch;

use CourantDesk\Kernel\Installable;
use CourantDesk\Kernel\Island;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\MigrationProvider;
use CourantDesk\Kernel\Module;
use CourantDesk\Kernel\PublicRestRoutes;
use CourantDesk\Kernel\RestApi;
use CourantDesk\Kernel\RestController;
use CourantDesk\Kernel\RestControllerProvider;
use CourantDesk\Openings\Domain\FieldLabels;
use CourantDesk\Openings\Domain\OpeningRepository;
use CourantDesk\Openings\Domain\SpecificationRepository;
use CourantDesk\SearchIndex\Domain\JobIndex;
use CourantDesk\SearchIndex\Domain\SpellingSuggester;
use CourantDesk\SiteSearch\Http\ResultsQuery;
use CourantDesk\SiteSearch\Http\SuggestionsController;
use CourantDesk\SiteSearch\Storage\ArticleFinder;
use CourantDesk\SiteSearch\Storage\ArticleIndex;
use CourantDesk\SiteSearch\Storage\ArticleNameChanges;
use CourantDesk\SiteSearch\Storage\ArticleReader;
use CourantDesk\SiteSearch\Storage\AuthorFinder;
use CourantDesk\SiteSearch\Storage\OpeningFinder;
use CourantDesk\SiteSearch\Storage\SectionFinder;
use CourantDesk\SiteSearch\Storage\SuggestionFinder;
use WP_Post;

/**
 * Suggests articles and openings while a visitor types in the search overlay of the theme, and makes the results page
 * find the same.
 */
final class SiteSearchModule implements Module, MigrationProvider, Installable, RestControllerProvider
{
    /** Duration of one run of the event that builds the index, and the pause before the next one. */
    private const BUILD_SECONDS = 20;
    private const PAUSE_SECONDS = 10;

    private readonly ArticleIndex $articles;

    public function __construct(
        private readonly Kernel $kernel,
        private readonly JobIndex $openings,
        private readonly SpellingSuggester $spelling,
        private readonly OpeningRepository $repository,
        private readonly SpecificationRepository $specifications,
        private readonly FieldLabels $fieldLabels,
    ) {
        $this->articles = new ArticleIndex($kernel->sql);
    }

    public function boot(): void
    {
        add_action('wp_after_insert_post', $this->updateArticle(...), 20, 2);
        add_action('after_delete_post', $this->updateArticle(...), 20, 2);
        add_action(ArticleIndex::BUILD_EVENT, $this->continueBuild(...));
        add_action('courant_desk_health_check', $this->restoreBuild(...));
        add_action('courant_search_overlay', $this->printIsland(...));
        add_filter('courant_search_correction', $this->correctSearch(...), 10, 3);
        add_filter('courant_search_authors', $this->findAuthors(...), 10, 2);
        add_filter('courant_search_sections', $this->findSections(...), 10, 2);
        $this->registerResults(new ResultsQuery($this->articles));
        $this->registerNameChanges(new ArticleNameChanges($this->articles, $this->kernel->clock));
        (new PublicRestRoutes(['search']))->register();
    }

    private function registerResults(ResultsQuery $results): void
    {
        // Before other plugins, which find WordPress's condition in this one and can extend or replace it.
        add_filter('posts_search', $results->widenCondition(...), 1, 2);
        add_filter('posts_search', $results->forgetReplaced(...), PHP_INT_MAX, 2);
        add_filter('posts_search_orderby', $results->widenRanking(...), 1, 2);
    }

    private function registerNameChanges(ArticleNameChanges $changes): void
    {
        add_action('set_object_terms', $changes->updateTagged(...), 20, 4);
        add_action('deleted_term_relationships', $changes->updateUntagged(...), 20, 3);
        add_action('edited_' . ArticleReader::TAGS, static fn (int $id) => $changes->schedule('term', $id));
        add_action('profile_update', $changes->updateAuthor(...), 20, 2);
        add_action(
            'deleted_user',
            static fn (int $id, ?int $other) => $changes->schedule('author', (int) $other),
            20,
            2,
        );
        add_action('wp_after_insert_post', $changes->updateGuest(...), 20, 2);
        add_action(ArticleNameChanges::EVENT, $changes->continueUpdate(...), 10, 3);
    }

    private function updateArticle(int $id, WP_Post $post): void
    {
        if ($this->articles->isInUse() && in_array($post->post_type, ArticleReader::types(), true)) {
            $this->articles->update($id);
        }
    }

    private function continueBuild(): void
    {
        $end = $this->now() + self::BUILD_SECONDS;
        do {
            $isDone = $this->articles->runStep();
        } while (!$isDone && $this->now() < $end);
        if (!$isDone) {
            $this->scheduleBuild();
        }
    }

    /** Continues a build whose process ended unexpectedly. */
    private function restoreBuild(): void
    {
        if ($this->articles->isIncomplete()) {
            $this->scheduleBuild();
        }
    }

    private function scheduleBuild(): void
    {
        if (wp_next_scheduled(ArticleIndex::BUILD_EVENT) === false) {
            wp_schedule_single_event($this->now() + self::PAUSE_SECONDS, ArticleIndex::BUILD_EVENT);
        }
    }

    private function now(): int
    {
        return $this->kernel->clock->now()->getTimestamp();
    }

    /** Prints an island into the search overlay of the theme. It is visible, and mounted, when the overlay opens. */
    private function printIsland(mixed $styleUrl): void
    {
        $language = $this->kernel->languages->currentLanguage();
        $island = new Island('search', 'visible', [
            'url' => add_query_arg(
                $language === '' ? [] : ['lang' => $language],
                rest_url(RestApi::NAMESPACE . SuggestionsController::PATH),
            ),
            'label' => __('Suggestions', 'courant-desk'),
            /* translators: %s: the search */
            'more' => __('All results for “%s”', 'courant-desk'),
            /* translators: %s: the search */
            'none' => __('Search the site for “%s”', 'courant-desk'),
            'script' => $this->kernel->assets->lazyModuleUrl('search-combobox'),
            'style' => is_string($styleUrl) ? $styleUrl : '',
        ]);
        echo '<div';
        $island->print();
        echo '></div>';
    }

    public function restControllers(): array
    {
        return [
            new SuggestionsController($this->suggestionFinder(), $this->kernel->languages),
        ];
    }

    /** Corrects the search of a results page of the theme, if the suggestions are those of the corrected search. */
    private function correctSearch(mixed $correction, mixed $search = '', mixed $found = []): mixed
    {
        $posts = array_filter(
            is_array($found) ? $found : [],
            static fn (mixed $post): bool => $post instanceof WP_Post,
        );

        return is_string($search) ? $this->suggestionFinder()->correct($search, $posts) ?? $correction : $correction;
    }

    /** Finds authors for a results page of the theme. */
    private function findAuthors(mixed $authors, mixed $search = ''): mixed
    {
        $found = (new AuthorFinder($this->articles))->find(SuggestionFinder::normalize($search));

        return is_array($authors) ? [...$authors, ...$found] : $authors;
    }

    /** Finds sections for a results page of the theme. */
    private function findSections(mixed $sections, mixed $search = ''): mixed
    {
        $found = array_map(
            static fn (array $section): array => ['name' => $section['title'], 'url' => $section['url']],
            (new SectionFinder())->find(SuggestionFinder::normalize($search)),
        );

        return is_array($sections) ? [...$sections, ...$found] : $sections;
    }

    private function suggestionFinder(): SuggestionFinder
    {
        return new SuggestionFinder(
            new ArticleFinder($this->articles, $this->kernel->languages),
            new OpeningFinder(
                index: $this->openings,
                spelling: $this->spelling,
                openings: $this->repository,
                specifications: $this->specifications,
                fieldLabels: $this->fieldLabels,
            ),
            new SectionFinder(),
            new AuthorFinder($this->articles),
        );
    }

    public function migrations(): array
    {
        return [$this->articles];
    }

    public function install(): void
    {
        if (!$this->articles->isReady()) {
            $this->scheduleBuild();
        }
    }

    /** The index misses changes that are made while the plugin is inactive, so it is built again after activation. */
    public function deactivate(): void
    {
        wp_clear_scheduled_hook(ArticleIndex::BUILD_EVENT);
        wp_unschedule_hook(ArticleNameChanges::EVENT);
        $this->articles->reset();
    }

    public function uninstall(): void
    {
        $this->deactivate();
        $this->articles->drop();
    }
}
