<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions -- WP_Filesystem would require FTP credentials to change the time of
// a temporary file.

namespace CourantDesk\Import\Admin;

use CourantDesk\Import\Cli\ImportCommand;
use CourantDesk\Import\Domain\CsvColumns;
use CourantDesk\Import\Domain\FileFormat;
use CourantDesk\Import\Domain\ImportOptions;
use CourantDesk\Import\Domain\ImportReport;
use CourantDesk\Import\Domain\ImportRunner;
use CourantDesk\Import\Formats\OpeningsCsv;
use CourantDesk\Import\ImportFormats;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Request;
use CourantDesk\Kernel\TemplateRenderer;
use CourantDesk\Kernel\UploadedFile;

/**
 * Handles the screen Tools > Import > Openings. A long file is read in batches of a few seconds: the file is stored in
 * the system's temporary folder, and the screen offers to continue, so that no server limit interrupts it.
 */
final class ImportScreen
{
    private const IMPORTER_ID = 'courant-openings';
    private const NONCE = 'courant_import';
    private const MAX_SECONDS_PER_BATCH = 15.0;

    /** File name prefix of stored files. */
    private const FILE_PREFIX = 'courant-import';
    public const CLEANUP_EVENT = 'courant_desk_remove_import_files';

    private ?ImportScreenView $view = null;

    /** @param callable(array<string, string>): ImportRunner $import created only when it runs; gets the CSV columns */
    public function __construct(
        private readonly TemplateRenderer $template,
        private readonly mixed $import,
        private readonly ImportMessages $messages,
        private readonly Clock $clock,
        private readonly ImportFormats $formats,
    ) {
    }

    public function register(): void
    {
        if (!function_exists('register_importer')) {
            require_once ABSPATH . 'wp-admin/includes/import.php';
        }
        register_importer(
            self::IMPORTER_ID,
            __('Job openings', 'courant-desk'),
            /* translators: %s: names of file formats, such as "USAJOBS HR-XML or NEOGOV RSS" */
            sprintf(__('Import job openings from a %s file.', 'courant-desk'), $this->formats->names()),
            [$this, 'print']
        );
        add_action('load-importer-' . self::IMPORTER_ID, [$this, 'handleRequest']);
    }

    /** Handles the request before any output, so that an error can set the status. */
    public function handleRequest(): void
    {
        if (!current_user_can('import') || !current_user_can('publish_jobs')) {
            wp_die(esc_html__('You are not allowed to import openings.', 'courant-desk'), '', ['response' => 403]);
        }
        $request = Request::fromGlobals();
        if ($request->method() !== 'POST') {
            return;
        }
        check_admin_referer(self::NONCE);
        $closing = ImportCommand::parseClosingDate($request->text('closing', 10));
        $path = $this->filePath($request);
        $dryRun = $request->text('dry_run') !== '';
        $error = $closing === false
            ? __('Enter the closing date in the format 2030-12-31.', 'courant-desk')
            : $this->uploadError($request, $path);
        $report = null;
        $resumeKey = '';
        $columns = array_map(static fn (array $values): string => $values[0] ?? '', $request->map('columns'));
        $isCsv = $error === '' && $this->isCsv($path, $request);
        if ($isCsv && !$request->has('columns')) {
            // The user checks the columns before the import.
            $this->view = $this->createView(null, '', $dryRun, $request->text('closing', 10), '', $this->previewCsv(
                $path,
                [],
            ));

            return;
        }
        if ($error === '' && $closing !== false) {
            $options = new ImportOptions($dryRun, $closing, max(0, $request->int('skip')), self::MAX_SECONDS_PER_BATCH);
            $report = ($this->import)($columns)->run($path, $options);
            $csv = $isCsv && $dryRun && !$report->isUnfinished ? $this->previewCsv($path, $columns) : null;
            $resumeKey = $csv === null ? $this->keepForNextBatch($path, $report) : '';
        }
        $this->view = $this->createView(
            $report, $error, $dryRun, $request->text('closing', 10), $resumeKey, $csv ?? null, $columns,
        );
    }

    public function print(): void
    {
        $this->template->print('import/screen', $this->view ?? $this->createView(null, '', false, '', ''));
    }

    /** @param array<string, string> $columns chosen columns of a CSV file */
    private function createView(
        ?ImportReport $report,
        string $error,
        bool $dryRun,
        string $closing,
        string $resumeKey,
        ?CsvPreview $csv = null,
        array $columns = [],
    ): ImportScreenView {
        return new ImportScreenView(
            report: $report,
            messages: $this->messages,
            error: $error,
            isDryRun: $dryRun,
            closing: $closing,
            resumeKey: $resumeKey,
            nonceAction: self::NONCE,
            maxBytes: wp_max_upload_size(),
            formatNames: $this->formats->names(),
            extensions: $this->formats->extensions(),
            csv: $csv,
            columns: $columns,
        );
    }

    /** Returns the path of the uploaded file, or of the file stored by the previous batch; '' when there is none. */
    private function filePath(Request $request): string
    {
        $resumeKey = get_transient($this->transientName($request->text('waiting', 40)));
        if (is_string($resumeKey) && $resumeKey !== '' && is_file($resumeKey)) {
            return $resumeKey;
        }
        $file = $request->files('file')[0] ?? null;

        return $file !== null && $file->isUploaded() && is_uploaded_file($file->path) ? $file->path : '';
    }

    private function uploadError(Request $request, string $path): string
    {
        if ($path !== '') {
            return '';
        }
        $file = $request->files('file')[0] ?? new UploadedFile('', '', 0, UPLOAD_ERR_NO_FILE);

        return match ($file->error) {
            UPLOAD_ERR_INI_SIZE,
            UPLOAD_ERR_FORM_SIZE => __('The file exceeds the upload limit of this server. Use the command line instead: wp courant import.', 'courant-desk'),
            UPLOAD_ERR_NO_FILE => __('Choose a file.', 'courant-desk'),
            default => __('The upload was incomplete. Try again.', 'courant-desk'),
        };
    }

    /**
     * Stores the file for the next batch when there is one.
     *
     * @return string the key of the file, or ''
     */
    private function keepForNextBatch(string $path, ImportReport $report): string
    {
        if (!$report->isUnfinished) {
            if (!is_uploaded_file($path)) {
                wp_delete_file($path);
            }

            return '';
        }

        return $this->keep($path);
    }

    /** @param array<string, string> $columns chosen columns */
    private function previewCsv(string $path, array $columns): CsvPreview
    {
        $rows = OpeningsCsv::preview($path, 3);

        return new CsvPreview($this->keep($path), $rows, CsvColumns::fromHeader($rows[0] ?? [], $columns));
    }

    /**
     * Returns whether the user chooses the columns, which is the case for CSV files that no other format recognizes.
     */
    private function isCsv(string $path, Request $request): bool
    {
        $start = (string) file_get_contents($path, false, null, 0, 512);
        foreach ($this->formats->all() as $format) {
            if ($format instanceof FileFormat && $format->recognizes($start)) {
                return $format instanceof OpeningsCsv;
            }
        }
        $name = ($request->files('file')[0] ?? null)->name ?? '';

        return $request->has('columns') || str_ends_with(strtolower($name), '.csv');
    }

    /** Stores the file for the next request. Returns its key; '' if it could not be stored. */
    private function keep(string $path): string
    {
        if (is_uploaded_file($path)) {
            $target = wp_tempnam(self::FILE_PREFIX);
            if (!copy($path, $target)) {
                return '';
            }
            $path = $target;
        }
        // The file is deleted a day after its last use, so that the next batch may start until then.
        touch($path);
        $key = wp_generate_password(20, false);
        set_transient($this->transientName($key), $path, DAY_IN_SECONDS);
        if (wp_next_scheduled(self::CLEANUP_EVENT) === false) {
            wp_schedule_single_event(
                $this->clock->now()->getTimestamp() + DAY_IN_SECONDS + HOUR_IN_SECONDS,
                self::CLEANUP_EVENT,
            );
        }

        return $key;
    }

    /** Deletes the files of imports that were not continued for a day; their keys have expired by then. */
    public function removeAbandonedFiles(): void
    {
        $oldest = $this->clock->now()->getTimestamp() - DAY_IN_SECONDS;
        $files = glob(get_temp_dir() . self::FILE_PREFIX . '*.tmp');
        foreach ($files === false ? [] : $files as $file) {
            if (is_file($file) && (int) filemtime($file) < $oldest) {
                wp_delete_file($file);
            }
        }
    }

    private function transientName(string $key): string
    {
        return 'courant_import_' . get_current_user_id() . '_' . preg_replace('/[^A-Za-z0-9]/', '', $key);
    }
}
