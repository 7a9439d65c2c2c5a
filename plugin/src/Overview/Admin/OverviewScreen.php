<?php

declare(strict_types=1);

namespace CourantDesk\Overview\Admin;

use CourantDesk\Kernel\Assets;
use CourantDesk\Kernel\CsvWriter;
use CourantDesk\Kernel\Request;
use CourantDesk\Kernel\Template;
use CourantDesk\Overview\View\Report;
use CourantDesk\Overview\View\Reports;

/** Openings > Overview, and the same figures as a file. */
final class OverviewScreen
{
    public const PAGE = 'courant-overview';
    public const CAPABILITY = 'edit_others_applications';
    private const PARENT = 'edit.php?post_type=awsm_job_openings';
    private const ACTION = 'courant_overview_csv';

    public function __construct(
        private readonly Reports $reports,
        private readonly Template $template,
        private readonly Assets $assets,
    ) {
    }

    public function boot(): void
    {
        add_action('admin_menu', [$this, 'addPage']);
        add_action('admin_enqueue_scripts', [$this, 'style']);
        add_action('admin_post_' . self::ACTION, [$this, 'download']);
    }

    public function addPage(): void
    {
        $title = __('Overview', 'courant-desk');
        add_submenu_page(self::PARENT, $title, $title, self::CAPABILITY, self::PAGE, [$this, 'show']);
    }

    public function style(string $screen): void
    {
        if (str_ends_with($screen, self::PAGE)) {
            $this->assets->style('overview');
        }
    }

    public function show(): void
    {
        $this->template->show('overview/screen', $this->report(50));
    }

    public function download(): void
    {
        if (!current_user_can(self::CAPABILITY)) {
            wp_die(esc_html__('You may not see these figures.', 'courant-desk'), '', ['response' => 403]);
        }
        check_admin_referer(self::ACTION);
        $period = $this->reports->period($this->days());
        $writer = CsvWriter::download("openings-{$period->from}-{$period->to}.csv");
        $writer->writeRow([__('Opening', 'courant-desk'), __('Views', 'courant-desk'), __('Visitors', 'courant-desk'), __('Applications', 'courant-desk'), __('Sources', 'courant-desk')]);
        foreach ($this->reports->everyRow($period) as $row) {
            $tally = $row['tally'];
            $writer->writeRow([$row['title'], $tally->views, $tally->visitors, $tally->applications, $row['sources']]);
        }
        exit;
    }

    /** Where the figures of a period are shown. */
    public static function address(int $days = 0): string
    {
        $page = admin_url(self::PARENT . '&page=' . self::PAGE);

        return $days === 0 ? $page : add_query_arg('days', $days, $page);
    }

    public static function file(Report $report): string
    {
        return wp_nonce_url(add_query_arg(['action' => self::ACTION, 'days' => $report->period->days], admin_url('admin-post.php')), self::ACTION);
    }

    private function report(int $limit): Report
    {
        return $this->reports->make($this->days(), $limit);
    }

    private function days(): int
    {
        return Request::current()->int('days', 30);
    }
}
