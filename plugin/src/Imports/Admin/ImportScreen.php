<?php

declare(strict_types=1);

namespace CourantDesk\Imports\Admin;

use CourantDesk\Imports\Domain\ImportOptions;
use CourantDesk\Imports\Domain\ImportReport;
use CourantDesk\Imports\Domain\RunImport;
use CourantDesk\Imports\View\ImportScreenView;
use CourantDesk\Imports\View\ImportWords;
use CourantDesk\Imports\Wp\ImportCommand;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Request;
use CourantDesk\Kernel\Template;
use CourantDesk\Kernel\UploadedFile;

/**
 * Tools > Import > Openings. A long file is read in parts of some seconds: the file waits in the system's temporary
 * folder, and the screen offers to go on, so that no server limit cuts it.
 */
final class ImportScreen
{
    private const ID = 'courant-openings';
    private const NONCE = 'courant_import';
    private const SECONDS = 15.0;

    /** How the names of waiting files begin. */
    private const FILE = 'courant-import';
    public const CLEANUP = 'courant_desk_remove_import_files';

    private ?ImportScreenView $view = null;

    /** @param callable(): RunImport $import built only when it runs */
    public function __construct(
        private readonly Template $template,
        private readonly mixed $import,
        private readonly ImportWords $words,
        private readonly Clock $clock,
    ) {
    }

    public function register(): void
    {
        if (!function_exists('register_importer')) {
            require_once ABSPATH . 'wp-admin/includes/import.php';
        }
        register_importer(
            self::ID,
            __('Openings', 'courant-desk'),
            __('Read job openings from a USAJOBS HR-XML file or a NEOGOV RSS file.', 'courant-desk'),
            [$this, 'show']
        );
        add_action('load-importer-' . self::ID, [$this, 'act']);
    }

    /** Before anything is printed, so that a refusal has its status. */
    public function act(): void
    {
        if (!current_user_can('import') || !current_user_can('publish_jobs')) {
            wp_die(esc_html__('You may not import openings.', 'courant-desk'), '', ['response' => 403]);
        }
        $request = Request::current();
        if ($request->method() !== 'POST') {
            return;
        }
        check_admin_referer(self::NONCE);
        $closing = ImportCommand::closing($request->text('closing', 10));
        $path = $this->path($request);
        $dryRun = $request->text('dry_run') !== '';
        $error = $closing === false ? __('The closing date must look like 2030-12-31.', 'courant-desk') : $this->uploadError($request, $path);
        $report = null;
        $waiting = '';
        if ($error === '' && $closing !== false) {
            $options = new ImportOptions($dryRun, $closing, max(0, $request->int('skip')), self::SECONDS);
            $report = ($this->import)()->run($path, $options);
            $waiting = $this->wait($path, $report);
        }
        $this->view = $this->view($report, $error, $dryRun, $request->text('closing', 10), $waiting);
    }

    public function show(): void
    {
        $this->template->show('imports/screen', $this->view ?? $this->view(null, '', false, '', ''));
    }

    private function view(?ImportReport $report, string $error, bool $dryRun, string $closing, string $waiting): ImportScreenView
    {
        return new ImportScreenView($report, $this->words, $error, $dryRun, $closing, $waiting, self::NONCE, wp_max_upload_size());
    }

    /** The file that was just sent, or the one that waits from the part before; '' when there is none. */
    private function path(Request $request): string
    {
        $waiting = get_transient($this->transient($request->text('waiting', 40)));
        if (is_string($waiting) && $waiting !== '' && is_file($waiting)) {
            return $waiting;
        }
        $file = $request->files('file')[0] ?? null;

        return $file !== null && $file->arrived() && is_uploaded_file($file->path) ? $file->path : '';
    }

    private function uploadError(Request $request, string $path): string
    {
        if ($path !== '') {
            return '';
        }
        $file = $request->files('file')[0] ?? new UploadedFile('', '', 0, UPLOAD_ERR_NO_FILE);

        return match ($file->error) {
            UPLOAD_ERR_INI_SIZE, UPLOAD_ERR_FORM_SIZE => __('The file is larger than this server takes. Use the command line instead: wp courant import.', 'courant-desk'),
            UPLOAD_ERR_NO_FILE => __('Choose a file first.', 'courant-desk'),
            default => __('The file did not arrive whole. Please send it again.', 'courant-desk'),
        };
    }

    /** Keeps the file for the next part when there is one. @return string the key to it, or '' */
    private function wait(string $path, ImportReport $report): string
    {
        if (!$report->unfinished) {
            if (!is_uploaded_file($path)) {
                wp_delete_file($path);
            }

            return '';
        }
        if (is_uploaded_file($path)) {
            $kept = wp_tempnam(self::FILE);
            if (!copy($path, $kept)) {
                return '';
            }
            $path = $kept;
        }
        // The next part may begin a day from now.
        touch($path);
        $key = wp_generate_password(20, false);
        set_transient($this->transient($key), $path, DAY_IN_SECONDS);
        if (wp_next_scheduled(self::CLEANUP) === false) {
            wp_schedule_single_event($this->clock->now()->getTimestamp() + DAY_IN_SECONDS + HOUR_IN_SECONDS, self::CLEANUP);
        }

        return $key;
    }

    /** Removes files of imports that nobody went on with for a day; the key to them has expired by then. */
    public function removeAbandonedFiles(): void
    {
        $oldest = $this->clock->now()->getTimestamp() - DAY_IN_SECONDS;
        $files = glob(get_temp_dir() . self::FILE . '*.tmp');
        foreach ($files === false ? [] : $files as $file) {
            if (is_file($file) && (int) filemtime($file) < $oldest) {
                wp_delete_file($file);
            }
        }
    }

    private function transient(string $key): string
    {
        return 'courant_import_' . get_current_user_id() . '_' . preg_replace('/[^A-Za-z0-9]/', '', $key);
    }
}
