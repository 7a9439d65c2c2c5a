<?php

declare(strict_types=1);

namespace CourantDesk\Import;

use Closure;
use CourantDesk\Import\Admin\SwitchReport;
use CourantDesk\Import\Domain\RetentionSettings;
use CourantDesk\Import\Storage\AuthorsSwitchTask;
use CourantDesk\Import\Storage\FilesSwitchTask;
use CourantDesk\Import\Storage\OldProductFinder;
use CourantDesk\Import\Storage\OldSettings;
use CourantDesk\Import\Storage\SettingsSwitchTask;
use CourantDesk\Import\Storage\SwitchRunner;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\Settings\ModuleSettings;
use CourantDesk\PrivateFiles\Domain\AttachmentCopies;

/** Creates the objects of the switch assistant. */
final class SwitchFactory
{
    /**
     * @param list<ModuleSettings> $settings
     * @param Closure(): AttachmentCopies $files
     */
    public function __construct(
        private readonly Kernel $kernel,
        private readonly array $settings,
        private readonly OldSettings $oldSettings,
        private readonly RetentionSettings $retention,
        private readonly Closure $files,
    ) {
    }

    public function createRunner(): SwitchRunner
    {
        $tasks = [
            $this->createSettingsTask(), new AuthorsSwitchTask($this->kernel->sql),
            new FilesSwitchTask(($this->files)()),
        ];

        return new SwitchRunner($tasks, $this->kernel->sql, $this->kernel->clock);
    }

    public function createReport(): SwitchReport
    {
        return new SwitchReport($this->createRunner(), $this->createFinder(), $this->createSettingsTask());
    }

    public function createFinder(): OldProductFinder
    {
        return new OldProductFinder($this->kernel->sql, $this->oldSettings);
    }

    private function createSettingsTask(): SettingsSwitchTask
    {
        return new SettingsSwitchTask($this->settings, $this->oldSettings, $this->retention);
    }
}
