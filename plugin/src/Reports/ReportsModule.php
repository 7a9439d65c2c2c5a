<?php

declare(strict_types=1);

namespace CourantDesk\Reports;

use Closure;
use CourantDesk\Kernel\Command;
use CourantDesk\Kernel\CommandDefinition;
use CourantDesk\Kernel\CommandProvider;
use CourantDesk\Kernel\Html;
use CourantDesk\Kernel\Installable;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\Module;
use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\RateLimiter;
use CourantDesk\Kernel\RateLimitRepository;
use CourantDesk\Openings\Domain\OpeningRepository;
use CourantDesk\Reports\Admin\DashboardWidget;
use CourantDesk\Reports\Admin\LoginRedirect;
use CourantDesk\Reports\Admin\OverviewScreen;
use CourantDesk\Reports\Cli\ViewsCommand;
use CourantDesk\Reports\Http\ArticleViewController;
use CourantDesk\Reports\Http\ViewController;
use CourantDesk\Reports\Storage\ArticleViewRepository;
use CourantDesk\Reports\Storage\DailyViewRepository;
use CourantDesk\Reports\Storage\ViewCountRepository;

/**
 * Registers reports: counts views of openings and articles, and shows views, visitors, applications and traffic
 * sources.
 */
final class ReportsModule implements Module, Installable, CommandProvider
{
    private readonly ViewCountRepository $viewCounts;
    private readonly DailyViewRepository $dailyViews;
    private readonly ViewController $viewController;
    private readonly ArticleViewRepository $articleViews;

    /** @param Closure(): RateLimiter $limiter */
    public function __construct(
        private readonly Kernel $kernel,
        OpeningRepository $openings,
        private readonly ReportFactory $reports,
        private readonly ReportsSettings $settings,
        private readonly ViewTrackingSettings $viewTracking,
        private readonly Closure $limiter,
    ) {
        $this->viewCounts = new ViewCountRepository($kernel->sql);
        $this->dailyViews = new DailyViewRepository($kernel->sql);
        $this->articleViews = new ArticleViewRepository($kernel->sql, $kernel->clock);
        $this->viewController = new ViewController(
            openings: $openings,
            viewCounts: $this->viewCounts,
            dailyViews: $this->dailyViews,
            settings: $viewTracking,
            limiter: $limiter,
            clock: $kernel->clock,
            log: $kernel->log,
        );
    }

    public function boot(): void
    {
        add_action('wp_ajax_' . ViewController::ACTION, [$this->viewController, 'handleRequest']);
        add_action('wp_ajax_nopriv_' . ViewController::ACTION, [$this->viewController, 'handleRequest']);
        $articleViews =
            new ArticleViewController($this->articleViews, $this->viewTracking, $this->limiter, $this->kernel->log);
        add_action('wp_ajax_' . ArticleViewController::ACTION, [$articleViews, 'handleRequest']);
        add_action('wp_ajax_nopriv_' . ArticleViewController::ACTION, [$articleViews, 'handleRequest']);
        add_action('wp_footer', [$this, 'printArticleScript']);
        add_filter('courant_most_read', [$this, 'addMostRead']);
        add_action('wp_enqueue_scripts', [$this, 'enqueueScripts']);
        add_action('before_delete_post', [$this, 'deleteCounts']);
        $this->kernel->pageConfig->addLegacyData(static fn (): array => [
            'job_id' => self::currentOpeningId(),
            // The request does not require it, because pages may be cached.
            'view_count_nonce' => wp_create_nonce('awsm_view_count_nonce'),
        ]);
        add_filter('login_redirect', LoginRedirect::redirectToOverview(...), 10, 3);
        if (!is_admin()) {
            return;
        }
        $overview = new OverviewScreen($this->reports, $this->kernel->template, $this->kernel->assets);
        add_action('admin_menu', [$overview, 'addPage']);
        add_action('admin_enqueue_scripts', [$overview, 'enqueueStyle']);
        add_action('admin_post_' . OverviewScreen::DOWNLOAD_ACTION, [$overview, 'downloadCsv']);
        add_action(
            'wp_dashboard_setup',
            [new DashboardWidget($this->reports, $this->kernel->template, $this->kernel->assets), 'addWidget'],
        );
    }

    public function commands(): array
    {
        return [
            new CommandDefinition(
                'views',
                'Prints views, visitors and applications of openings; --days=7, 30, 90 or 365, --format=json.',
                fn (): Command => new ViewsCommand($this->reports),
            ),
        ];
    }

    public function install(): void
    {
        $this->viewCounts->install($this->viewTracking->optionName());
        $this->dailyViews->install();
        $this->articleViews->install();
        (new RateLimitRepository($this->kernel->sql, $this->kernel->clock))->install();
        $this->settings->install();
    }

    public function deactivate(): void
    {
    }

    public function uninstall(): void
    {
        $this->settings->delete();
        $this->viewCounts->uninstall($this->viewTracking->optionName());
        $this->dailyViews->dropTables();
        $this->articleViews->uninstall();
    }

    public function enqueueScripts(): void
    {
        $id = self::currentOpeningId();
        if ($id === 0) {
            return;
        }
        $this->kernel->pageConfig
            ->add('views', static fn (): array => ['ajaxUrl' => admin_url('admin-ajax.php'), 'jobId' => $id]);
        $this->kernel->assets->enqueueEarlyScript('reports');
    }

    /**
     * Prints the script that counts a view of an article. It is inline because it is smaller than the overhead of a
     * request.
     */
    public function printArticleScript(): void
    {
        if (!is_singular('post') || is_preview() || !$this->viewTracking->shouldCountArticles()) {
            return;
        }
        (new Html($this->kernel->assets->inlineScriptTag('article-views', [
            'data-url' => admin_url('admin-ajax.php'),
            'data-article' => (string) get_queried_object_id(),
        ])))->print();
    }

    /**
     * Returns the most read articles, for themes and blocks.
     *
     * @param mixed $ids
     * @return list<int> IDs, most views first
     */
    public function addMostRead(mixed $ids): array
    {
        $found = $this->viewTracking->shouldCountArticles() ? ArticleViewRepository::findMostRead() : [];

        return $found === [] && is_array($ids) ? array_values(array_filter($ids, is_int(...))) : $found;
    }

    public function deleteCounts(int $id): void
    {
        if (get_post_type($id) === 'post') {
            $this->articleViews->delete($id);
        }
        if (get_post_type($id) === PostTypes::OPENING) {
            $this->viewCounts->delete($id);
            $this->dailyViews->delete($id);
        }
    }

    /** Returns the opening whose page is shown, or 0 on other pages and in a preview. */
    private static function currentOpeningId(): int
    {
        $id = is_singular(PostTypes::OPENING) ? get_queried_object_id() : 0;

        return in_array(get_post_status($id), ['publish', 'expired'], true) ? $id : 0;
    }
}
