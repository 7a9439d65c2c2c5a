<?php

declare(strict_types=1);

namespace CourantDesk\Reports\Admin;

use CourantDesk\Kernel\Assets;
use CourantDesk\Kernel\CsvWriter;
use CourantDesk\Kernel\Request;
use CourantDesk\Kernel\TemplateRenderer;
use CourantDesk\Reports\Domain\Report;
use CourantDesk\Reports\ReportFactory;

/** Adds the screen Openings > Overview, and the same statistics as a CSV file. */
final class OverviewScreen
{
    public const PAGE = 'courant-overview';
    public const CAPABILITY = 'edit_others_applications';
    public const DOWNLOAD_ACTION = 'courant_overview_csv';
    private const PARENT = 'edit.php?post_type=awsm_job_openings';

    public function __construct(
        private readonly ReportFactory $reports,
        private readonly TemplateRenderer $template,
        private readonly Assets $assets,
    ) {
    }

    public function addPage(): void
    {
        $title = __('Overview', 'courant-desk');
        add_submenu_page(self::PARENT, $title, $title, self::CAPABILITY, self::PAGE, [$this, 'print']);
    }

    public function enqueueStyle(string $screen): void
    {
        if (str_ends_with($screen, self::PAGE)) {
            $this->assets->enqueueStyle('reports');
        }
    }

    public function print(): void
    {
        $this->template->print('reports/overview', $this->createReport(50));
    }

    public function downloadCsv(): void
    {
        if (!current_user_can(self::CAPABILITY)) {
            wp_die(esc_html__('You are not allowed to view the overview.', 'courant-desk'), '', ['response' => 403]);
        }
        check_admin_referer(self::DOWNLOAD_ACTION);
        $period = $this->reports->createPeriod($this->requestedDays());
        $writer = CsvWriter::startDownload("openings-{$period->from}-{$period->to}.csv");
        $writer->writeRow([
            __('Job opening', 'courant-desk'), __('Views', 'courant-desk'), __('Visitors', 'courant-desk'),
            __('Applications', 'courant-desk'), __('Sources', 'courant-desk'),
        ]);
        foreach ($this->reports->readAllRows($period) as $row) {
            $counts = $row['counts'];
            $writer->writeRow(
                [$row['title'], $counts->views, $counts->visitors, $counts->applications, $row['sources']]
            );
        }
        exit;
    }

    /** Returns the URL of the screen; 0 days for its default period. */
    public static function url(int $days = 0): string
    {
        $page = admin_url(self::PARENT . '&page=' . self::PAGE);

        return $days === 0 ? $page : add_query_arg('days', $days, $page);
    }

    public static function downloadUrl(Report $report): string
    {
        return wp_nonce_url(
            add_query_arg(['action' => self::DOWNLOAD_ACTION, 'days' => $report->period->days], admin_url(
                'admin-post.php'
            )),
            self::DOWNLOAD_ACTION,
        );
    }

    private function createReport(int $limit): Report
    {
        return $this->reports->create($this->requestedDays(), $limit);
    }

    private function requestedDays(): int
    {
        return Request::fromGlobals()->int('days', 30);
    }
}
