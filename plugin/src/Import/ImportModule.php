<?php

declare(strict_types=1);

namespace CourantDesk\Import;

use CourantDesk\Import\Admin\ImportMessages;
use CourantDesk\Import\Admin\ImportScreen;
use CourantDesk\Import\Admin\SwitchScreen;
use CourantDesk\Import\Cli\ArchiveCommand;
use CourantDesk\Import\Cli\ExportCommand;
use CourantDesk\Import\Cli\ImportCommand;
use CourantDesk\Import\Cli\SwitchCommand;
use CourantDesk\Import\Domain\AddedFieldsFormat;
use CourantDesk\Import\Domain\ImportFormat;
use CourantDesk\Import\Domain\ImportRunner;
use CourantDesk\Import\Domain\XmlFormat;
use CourantDesk\Import\Http\ArchiveDownloadController;
use CourantDesk\Import\Http\MigratedUrlRedirect;
use CourantDesk\Import\Http\SwitchController;
use CourantDesk\Import\Storage\ImportFileReader;
use CourantDesk\Import\Storage\MetaImportRecordRepository;
use CourantDesk\Import\Storage\MigratedPostMeta;
use CourantDesk\Import\Storage\OpeningExporter;
use CourantDesk\Kernel\Command;
use CourantDesk\Kernel\CommandDefinition;
use CourantDesk\Kernel\CommandProvider;
use CourantDesk\Kernel\Installable;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\Module;
use CourantDesk\Kernel\RestControllerProvider;
use CourantDesk\Openings\Domain\OpeningFields;
use CourantDesk\Openings\Domain\OpeningRepository;
use CourantDesk\Openings\Domain\OpeningWriter;

/** Registers the import of openings from files, the export, and the switch from other plugins. */
final class ImportModule implements Module, Installable, CommandProvider, RestControllerProvider
{
    public function __construct(
        private readonly Kernel $kernel,
        private readonly OpeningWriter $store,
        private readonly RowConverterFactory $converters,
        private readonly OpeningRepository $openings,
        private readonly OpeningFields $fields,
        private readonly SwitchFactory $switch,
        private readonly ImportFormats $formats = new ImportFormats(),
    ) {
    }

    public function boot(): void
    {
        $messages = new ImportMessages($this->formats);
        $screen = new ImportScreen(
            $this->kernel->template,
            $this->createRunner(...),
            $messages,
            $this->kernel->clock,
            $this->formats,
        );
        add_action('admin_init', [$screen, 'register']);
        if (is_admin()) {
            $archive = new ArchiveDownloadController($this->switch->createArchiveExporter(...));
            add_action('admin_post_' . ArchiveDownloadController::ACTION, [$archive, 'download']);
            $switchScreen = new SwitchScreen($this->kernel, $this->switch);
            add_action('admin_menu', [$switchScreen, 'addPage']);
            add_action('admin_enqueue_scripts', [$switchScreen, 'enqueueScript']);
            add_action('admin_notices', [$switchScreen, 'printNotice']);
        }
        $migratedUrls = new MigratedUrlRedirect(new MigratedPostMeta($this->kernel->sql));
        add_action('template_redirect', [$migratedUrls, 'redirect'], 5);
        $removeAuthors = fn () => $this->switch->createAuthorsTask()->removeAssignedAuthors();
        add_action('courant_desk_files_written_back', $removeAuthors);
        add_action(ImportScreen::CLEANUP_EVENT, [$screen, 'removeAbandonedFiles']);
        add_filter('courant_desk_exports', fn (mixed $exports): array => (is_array($exports) ? $exports : []) + [
            'openings' => fn (string $format): iterable => (
                new OpeningExporter($this->kernel->sql, $this->openings, $this->fields->all())
            )->exportLines($format),
        ]);
    }

    public function commands(): array
    {
        return [
            new CommandDefinition(
                'archive',
                'Exports everything with decrypted files to one ZIP file, or imports it on another site.',
                fn (): Command => new ArchiveCommand(
                    $this->switch->createArchiveExporter(),
                    $this->switch->createArchiveImporter(),
                ),
                ArchiveCommand::SYNOPSIS,
            ),
            new CommandDefinition(
                'export',
                'Openings or applications as CSV or JSON: export openings --format=json.',
                static fn (): Command => new ExportCommand(),
            ),
            new CommandDefinition(
                'import',
                'Imports openings from files; --dry-run reports the changes only.',
                fn (): Command => new ImportCommand($this->createRunner(...), new ImportMessages($this->formats)),
                ImportCommand::SYNOPSIS,
            ),
            new CommandDefinition(
                'switch',
                'Migrates from WP Job Openings, Easy Table of Contents or Table of Contents Plus, or undoes it.',
                fn (): Command => new SwitchCommand($this->switch->createRunner(), $this->switch->createReport()),
                SwitchCommand::SYNOPSIS,
            ),
        ];
    }

    public function restControllers(): array
    {
        return [new SwitchController($this->switch->createRunner(), $this->switch->createReport())];
    }

    public function install(): void
    {
        MigratedPostMeta::install();
    }

    public function deactivate(): void
    {
    }

    public function uninstall(): void
    {
        $this->switch->createRunner()->erase();
        MigratedPostMeta::uninstall();
    }

    /** @param array<string, string> $csvColumns header text by field of an opening, '' for no column */
    public function createRunner(array $csvColumns = []): ImportRunner
    {
        return new ImportRunner(
            new ImportFileReader(
                $this->fileFormats($csvColumns === [] ? $this->formats : new ImportFormats($csvColumns)),
            ),
            $this->converters->create(),
            new MetaImportRecordRepository($this->kernel->sql),
            $this->store,
            $this->kernel->clock,
        );
    }

    /** @return list<ImportFormat> XML formats also parse fields of other plugins */
    private function fileFormats(ImportFormats $formats): array
    {
        $added = $this->fields->added();

        return array_map(
            static fn (ImportFormat $format): ImportFormat => $added !== [] && $format instanceof XmlFormat
                ? new AddedFieldsFormat($format, $added)
                : $format,
            $formats->all(),
        );
    }
}
