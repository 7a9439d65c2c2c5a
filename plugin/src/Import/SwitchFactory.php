<?php

declare(strict_types=1);

namespace CourantDesk\Import;

use Closure;
use CourantDesk\ApplicationForms\Domain\FormWriter;
use CourantDesk\Import\Admin\SwitchReport;
use CourantDesk\Import\Domain\JobBoardFormat;
use CourantDesk\Import\Domain\RetentionSettings;
use CourantDesk\Import\Formats\SimpleJobBoard;
use CourantDesk\Import\Formats\WpJobManager;
use CourantDesk\Import\Storage\ArchiveExporter;
use CourantDesk\Import\Storage\ArchiveImporter;
use CourantDesk\Import\Storage\AuthorsSwitchTask;
use CourantDesk\Import\Storage\FilesSwitchTask;
use CourantDesk\Import\Storage\FormsSwitchTask;
use CourantDesk\Import\Storage\JobBoardApplicationsTask;
use CourantDesk\Import\Storage\JobBoardOpeningsTask;
use CourantDesk\Import\Storage\MigratedPostMeta;
use CourantDesk\Import\Storage\SettingsSwitchTask;
use CourantDesk\Import\Storage\SourcePostReader;
use CourantDesk\Import\Storage\SourceProductFinder;
use CourantDesk\Import\Storage\SourceSettingsReader;
use CourantDesk\Import\Storage\SwitchRunner;
use CourantDesk\Import\Storage\ThemeSwitchTask;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\Settings\ModuleSettings;
use CourantDesk\Openings\Domain\OpeningWriter;
use CourantDesk\PrivateFiles\Domain\AttachmentCopies;
use CourantDesk\PrivateFiles\Domain\FileStore;

/** Creates the objects of the switch assistant. */
final class SwitchFactory
{
    /**
     * @param list<ModuleSettings> $settings
     * @param Closure(): AttachmentCopies $files
     * @param Closure(): FileStore $fileStore
     */
    public function __construct(
        private readonly Kernel $kernel,
        private readonly array $settings,
        private readonly SourceSettingsReader $sourceSettings,
        private readonly RetentionSettings $retention,
        private readonly Closure $files,
        private readonly Closure $fileStore,
        private readonly OpeningWriter $openings,
        private readonly RowConverterFactory $converters,
        private readonly FormWriter $forms,
    ) {
    }

    public function createRunner(): SwitchRunner
    {
        $tasks = [
            $this->createSettingsTask(), $this->createAuthorsTask(),
            new FilesSwitchTask(($this->files)()),
            new JobBoardOpeningsTask(
                boards: self::boards(),
                posts: new SourcePostReader($this->kernel->sql),
                meta: new MigratedPostMeta($this->kernel->sql),
                store: $this->openings,
                converter: $this->converters->create(...),
                clock: $this->kernel->clock,
                sql: $this->kernel->sql,
            ),
            new JobBoardApplicationsTask(
                self::boards(), new SourcePostReader($this->kernel->sql), new MigratedPostMeta($this->kernel->sql),
                $this->fileStore, $this->kernel->sql,
            ),
            new FormsSwitchTask($this->forms, $this->kernel->sql), new ThemeSwitchTask(),
        ];

        return new SwitchRunner($tasks, $this->kernel->sql, $this->kernel->clock);
    }

    /** @return array{JobBoardFormat, JobBoardFormat} */
    private static function boards(): array
    {
        return [new WpJobManager(), new SimpleJobBoard()];
    }

    public function createAuthorsTask(): AuthorsSwitchTask
    {
        return new AuthorsSwitchTask($this->kernel->sql);
    }

    public function createReport(): SwitchReport
    {
        return new SwitchReport($this->createRunner(), $this->createFinder(), $this->createSettingsTask());
    }

    public function createArchiveExporter(): ArchiveExporter
    {
        return new ArchiveExporter($this->kernel->sql, $this->kernel->clock, $this->settings, $this->fileStore);
    }

    public function createArchiveImporter(): ArchiveImporter
    {
        return new ArchiveImporter($this->kernel->sql, $this->settings, $this->fileStore);
    }

    public function createFinder(): SourceProductFinder
    {
        return new SourceProductFinder(
            $this->kernel->sql, $this->sourceSettings, self::boards(), new SourcePostReader($this->kernel->sql),
        );
    }

    private function createSettingsTask(): SettingsSwitchTask
    {
        return new SettingsSwitchTask($this->settings, $this->sourceSettings, $this->retention);
    }
}
